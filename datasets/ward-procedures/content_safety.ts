import { type Procedure, procedure } from "./content_types.ts";

/** Discharge, infection and safety: ten procedures of an invented infirmary. */
export const safetyProcedures: Procedure[] = [
  procedure("discharge", "Discharge", ["v7", "2026-03-01"], ["v6", "2024-09-01"], [
    [
      "when",
      "By what time should a patient who goes home have left the bed?",
      "Patients who go home have left the bed by {12:00|10:30} and may wait in the discharge lounge.",
      "By {12:00|10:30}.",
    ],
    [
      "number",
      "For how many days does a patient take supplies home?",
      "Dressings and other supplies are given for {fourteen|seven} days. The community team brings the rest.",
      "For {fourteen|seven} days.",
    ],
    [
      "who",
      "Who books the transport home?",
      "Transport home is booked by the {ward clerk|discharge nurse} the day before, with stairs and mobility stated.",
      "The {ward clerk|discharge nurse}, the day before.",
    ],
    [
      "exception",
      "Can a patient who lives alone go home in the evening?",
      "A patient who lives alone does not go home after 18:00 unless somebody is there to open the door.",
      "Not after 18:00, unless somebody is there.",
    ],
    [
      "how",
      "¿Cómo llega la carta de alta al médico de cabecera?",
      "The discharge letter goes to the family doctor {by post|through the records system} on the day itself, and the patient gets a copy.",
      "{Por correo|Por el sistema de historias}, el mismo día.",
      "es",
    ],
  ]),
  procedure("isolation", "Isolation rooms", ["v6", "2026-05-01"], ["v5", "2024-05-01"], [
    [
      "how",
      "What goes on the door of an isolation room?",
      "A {yellow|purple} sign goes on the door and says what to wear. It names no diagnosis.",
      "A {yellow|purple} sign that says what to wear.",
    ],
    [
      "number",
      "How long does an isolation room stay closed after cleaning?",
      "After the final clean the room stays closed for {two hours|one hour} with the window open.",
      "For {two hours|one hour}.",
    ],
    [
      "who",
      "Who decides that isolation may end?",
      "Isolation ends on the word of the {ward doctor|infection control team}, and of nobody else.",
      "The {ward doctor|infection control team}.",
    ],
    [
      "exception",
      "Can an isolated patient leave the room for a scan?",
      "An isolated patient goes for a scan as the last of the list. The scanning room is told beforehand.",
      "Yes, as the last of the list, and the scanning room is told.",
    ],
    [
      "how",
      "In what order are gloves and apron taken off?",
      "Gloves come off first, then the apron, then hands are washed. The mask is taken off outside.",
      "Gloves first, then the apron.",
    ],
  ]),
  procedure("hand-hygiene", "Hand hygiene", ["v4", "2025-08-01"], ["v3", "2021-08-01"], [
    [
      "number",
      "For how many seconds are hands washed with soap?",
      "Hands are washed with soap for at least {twenty|forty} seconds, thumbs and wrists included.",
      "For at least {twenty|forty} seconds.",
    ],
    [
      "exception",
      "May I wear my wedding ring on the ward?",
      "One plain band may be worn. Rings with stones, watches and bracelets stay in the locker.",
      "Yes, one plain band may be worn.",
    ],
    [
      "how",
      "When is gel not enough?",
      "Gel is not enough after contact with {blood|loose stools}: then hands are washed with soap and water.",
      "After contact with {blood|loose stools}.",
    ],
    [
      "who",
      "Who checks hand hygiene on the wards?",
      "The {ward manager|link nurse} watches twenty moments of hand hygiene a month and sends in the sheet.",
      "The {ward manager|link nurse}, twenty moments a month.",
    ],
    [
      "number",
      "What score must a ward reach in the hand hygiene audit?",
      "A ward that stays below {85|90} per cent is watched weekly until it has two good weeks.",
      "{85|90} per cent.",
    ],
  ]),
  procedure("sharps", "Sharps", ["v3", "2024-06-01"], ["v2", "2021-01-15"], [
    [
      "number",
      "How full may a sharps box get before it is closed?",
      "A sharps box is closed when it is {three quarters|two thirds} full, at the line.",
      "{Three quarters|Two thirds} full, at the line.",
    ],
    [
      "when",
      "After how long is a sharps box replaced even if it is not full?",
      "A box that is not full is replaced after {six|three} months. The date of opening stands on the label.",
      "After {six|three} months.",
    ],
    [
      "who",
      "Who carries sharps boxes away?",
      "Closed boxes are carried by the porters in the locked trolley, never by hand through public corridors.",
      "The porters, in the locked trolley.",
    ],
    [
      "how",
      "Where is the sharps box placed during a procedure?",
      "The box stands within reach of the hand that holds the sharp, on a tray, never on the bed.",
      "Within reach, on a tray, never on the bed.",
    ],
    [
      "exception",
      "¿Se puede volver a tapar una aguja?",
      "Needles are not recapped. Only the dental clinic may do so, with the one-handed holder.",
      "No; solo la clínica dental, con el soporte de una mano.",
      "es",
    ],
  ]),
  procedure("spills", "Spills", ["v3", "2025-03-20"], ["v2", "2022-03-20"], [
    [
      "how",
      "What is put on a spill of blood first?",
      "Granules are put on a spill of blood first and left for {five|three} minutes, then scooped up.",
      "Granules, left for {five|three} minutes.",
    ],
    [
      "who",
      "Who cleans up a spill of chemicals?",
      "A spill of chemicals is left alone: the area is closed and the {porters|estates team} called on 4400.",
      "The {porters|estates team}, called on 4400.",
    ],
    [
      "number",
      "How many spill kits are on a ward?",
      "Every ward has {one|two} spill kits, in the dirty utility and at the nurses' station.",
      "{One|Two}.",
    ],
    [
      "exception",
      "Can granules be used on a spill of urine?",
      "Granules are not used on urine, as they give off gas. Paper towels and detergent are used instead.",
      "No, use paper towels and detergent.",
    ],
    [
      "how",
      "How is a floor marked after a spill?",
      "A wet floor is marked with two yellow cones until it is dry, and somebody stays until they are there.",
      "With two yellow cones until it is dry.",
    ],
  ]),
  procedure("oxygen-cylinders", "Oxygen cylinders", ["v4", "2025-12-01"], ["v3", "2023-05-01"], [
    [
      "number",
      "At what pressure mark is a cylinder swapped?",
      "A cylinder is swapped when the needle stands at {a quarter|a third}, and not used to the last.",
      "At {a quarter|a third}.",
    ],
    [
      "how",
      "How are spare cylinders stored?",
      "Spare cylinders stand upright, chained, full ones on the {right|left}, away from heat.",
      "Upright and chained, full ones on the {right|left}.",
    ],
    [
      "who",
      "Who brings a new cylinder at night?",
      "At night a new cylinder is brought by the {night porter|site technician}, called on 4411.",
      "The {night porter|site technician}.",
    ],
    [
      "exception",
      "Can a cylinder lie on the bed during a transfer?",
      "A cylinder never lies on the bed. It travels in the holder under the trolley.",
      "No, it travels in the holder under the trolley.",
    ],
    [
      "when",
      "How often is the cylinder valve checked for leaks?",
      "The valve is checked for leaks at every change of cylinder and on Mondays.",
      "At every change and on Mondays.",
    ],
  ]),
  procedure("suction", "Suction units", ["v2", "2024-01-15"], ["v1", "2019-05-01"], [
    [
      "when",
      "How often is the suction unit tested?",
      "The portable suction unit is tested {weekly|daily} by the night shift, and the test is signed on its card.",
      "{Weekly|Daily}, by the night shift.",
    ],
    [
      "number",
      "How long must the battery of the portable suction unit last?",
      "The battery must last {20|30} minutes at full power. A unit that does not goes to the workshop.",
      "{20|30} minutes at full power.",
    ],
    [
      "how",
      "What is done with the liner after use?",
      "The liner is sealed and goes into the clinical waste. The canister is wiped and stays.",
      "It is sealed and goes into the clinical waste.",
    ],
    [
      "who",
      "Who mends a broken suction unit?",
      "Broken units go to the medical workshop with a red tag that says what is wrong.",
      "The medical workshop, with a red tag.",
    ],
    [
      "exception",
      "¿Puede un auxiliar usar el aspirador?",
      "A healthcare assistant may use suction in the mouth only after {a year on the ward|a signed competence check}.",
      "Solo en la boca y tras {un año en la planta|una evaluación firmada}.",
      "es",
    ],
  ]),
  procedure("crash-trolley", "Resuscitation trolley", ["v6", "2026-06-10"], ["v5", "2024-12-01"], [
    [
      "when",
      "How often is the seal of the trolley checked?",
      "The seal is checked {once a day|at every shift} and its number compared with the log.",
      "{Once a day|At every shift}.",
    ],
    [
      "when",
      "How often are all drawers of the trolley opened and counted?",
      "All drawers are opened and counted once a {month|week}, on the day that stands on the lid.",
      "Once a {month|week}.",
    ],
    [
      "who",
      "Who restocks the trolley after use?",
      "After use the trolley is restocked by the {ward|resuscitation team} within the hour, and sealed again.",
      "The {ward|resuscitation team}, within the hour.",
    ],
    [
      "number",
      "Which number do I ring for a cardiac arrest?",
      "For a cardiac arrest ring {2222|5555} and say the ward, the floor and adult or child.",
      "{2222|5555}.",
    ],
    [
      "exception",
      "May the trolley be borrowed by another ward?",
      "The trolley is not lent. A ward without one rings the resuscitation team for the spare.",
      "No; ring the resuscitation team for the spare.",
    ],
  ]),
  procedure("fire", "Fire alarm", ["v5", "2025-02-15"], ["v4", "2021-02-15"], [
    [
      "how",
      "In what direction are patients moved first in a fire?",
      "Patients are moved {down the stairs|sideways} first, through the next pair of fire doors.",
      "{Down the stairs|Sideways}, through the next fire doors.",
    ],
    [
      "when",
      "When is the fire alarm tested?",
      "The alarm is tested on {Wednesdays at 10:00|Tuesdays at 09:30}. A bell longer than a minute is no test.",
      "On {Wednesdays at 10:00|Tuesdays at 09:30}.",
    ],
    [
      "who",
      "Who shuts off the oxygen on the ward in a fire?",
      "The oxygen is shut off by the nurse in charge, and only after every patient on it has a cylinder.",
      "The nurse in charge, once every patient has a cylinder.",
    ],
    [
      "number",
      "How many drills does each ward hold a year?",
      "Each ward holds {one drill|two drills} a year, one of them at night.",
      "{One|Two}.",
    ],
    [
      "exception",
      "May lifts be used when the alarm rings?",
      "Lifts are not used, but for the fire lift when the fire officer operates it.",
      "No, but for the fire lift, run by the fire officer.",
    ],
  ]),
  procedure("power-failure", "Power failure", ["v3", "2024-11-11"], ["v2", "2022-01-01"], [
    [
      "number",
      "How long until the generator takes over?",
      "The generator takes over within {thirty|fifteen} seconds. Until then monitors run on their batteries.",
      "Within {thirty|fifteen} seconds.",
    ],
    [
      "how",
      "What colour are the sockets that stay live?",
      "Sockets on the generator are {red|blue}. Pumps and air mattresses are plugged in there.",
      "{Red|Blue}.",
    ],
    [
      "who",
      "Whom does the ward ring when the power fails?",
      "The ward rings the {switchboard|site coordinator}, who calls estates and goes round the wards.",
      "The {switchboard|site coordinator}.",
    ],
    [
      "exception",
      "Are fridges checked after a short power failure?",
      "After any failure longer than ten minutes the fridge temperatures are read and written down.",
      "Yes, if it lasted longer than ten minutes.",
    ],
    [
      "how",
      "¿Dónde están las linternas de la planta?",
      "Torches hang {in the manager's office|beside the fire board} and are tested on the first of the month.",
      "{En el despacho de la supervisora|Junto al panel de incendios}.",
      "es",
    ],
  ]),
];
