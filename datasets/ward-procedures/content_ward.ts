import { type Procedure, procedure } from "./content_types.ts";

/** Visitors, belongings and the running of the ward: ten procedures of an invented infirmary. */
export const wardProcedures: Procedure[] = [
  procedure("visiting", "Visiting", ["v5", "2026-02-01"], ["v4", "2023-04-10"], [
    [
      "when",
      "When does visiting end on a weekday?",
      "On weekdays relatives may visit from 14:00 to {20:00|19:30}. A bell is rung ten minutes before the end.",
      "Weekday visiting ends at {20:00|19:30}.",
    ],
    [
      "number",
      "How many visitors can sit at one bed?",
      "No more than {three|two} visitors sit at a bed at once. Others wait in the day room and take turns.",
      "{Three|Two} visitors at most may sit at a bed.",
    ],
    [
      "exception",
      "A patient is dying. Do visiting hours still apply to the family?",
      "For a patient in the last days of life the family may stay at any hour. The nurse in charge tells the porters' lodge.",
      "No, the family may stay at any hour.",
    ],
    [
      "who",
      "Who may turn a visitor away?",
      "Only the {ward manager|nurse in charge} may turn a visitor away, and writes the reason in the ward diary.",
      "Only the {ward manager|nurse in charge} may do so.",
    ],
    [
      "number",
      "¿A partir de qué edad puede un niño visitar la planta?",
      "Children from the age of {twelve|eight} may visit with an adult. Younger children need a word with the ward first.",
      "Desde los {doce|ocho} años, acompañado de un adulto.",
      "es",
    ],
  ]),
  procedure("valuables", "Patients' valuables", ["v3", "2025-06-15"], ["v2", "2021-09-01"], [
    [
      "number",
      "How many staff must count a patient's money?",
      "Money is counted by {one member|two members} of staff in front of the patient, and the sum is written in the valuables book.",
      "{One member|Two members} of staff must count it.",
    ],
    [
      "how",
      "Where do a patient's rings go for safe keeping?",
      "Rings and watches go into a numbered envelope, sealed and signed across the flap, and then into the {ward drawer|cashier's safe}.",
      "They go in a sealed envelope into the {ward drawer|cashier's safe}.",
    ],
    [
      "number",
      "Up to what sum may the ward hold cash for a patient?",
      "The ward itself holds no more than {50|20} pounds for a patient. Anything above goes to the cashier the same day.",
      "The ward may hold up to {50|20} pounds.",
    ],
    [
      "exception",
      "What if the cashier is closed when a patient hands in money?",
      "Out of hours the site coordinator opens the night safe and signs the valuables book in the cashier's place.",
      "Then the site coordinator opens the night safe and signs.",
    ],
    [
      "who",
      "Who signs when valuables are handed back?",
      "When valuables are given back the patient signs the book. A relative signs only with the patient's written consent.",
      "The patient signs, or a relative with written consent.",
    ],
  ]),
  procedure("lost-property", "Lost property", ["v2", "2024-03-01"], ["v1", "2020-01-20"], [
    [
      "number",
      "How long do we keep lost property?",
      "Found items are kept for {six months|ninety days} in the lodge and then given to the hospital's friends' shop.",
      "For {six months|ninety days}.",
    ],
    [
      "how",
      "A hearing aid was left in a bed. What do I do with it?",
      "Hearing aids, glasses and dentures are sealed in a named bag and taken to the lodge the same shift.",
      "Seal it in a named bag and take it to the lodge the same shift.",
    ],
    [
      "who",
      "Who looks after the lost property log?",
      "The log is kept by the {ward clerk|head porter}, who writes down where and when each item was found.",
      "The {ward clerk|head porter} keeps the log.",
    ],
    [
      "exception",
      "Are found medicines treated as lost property?",
      "Medicines that are found are never lost property: they go to the pharmacy in a tamper-proof bag.",
      "No, they go to the pharmacy in a tamper-proof bag.",
    ],
    [
      "how",
      "¿Cómo reclama un familiar un objeto perdido?",
      "A relative claims an item with the form LP{2|4} at the lodge and describes it before it is shown.",
      "Con el formulario LP{2|4} en la portería, describiendo el objeto.",
      "es",
    ],
  ]),
  procedure("linen", "Linen and laundry", ["v6", "2025-11-01"], ["v5", "2023-02-14"], [
    [
      "number",
      "How full may a linen bag be?",
      "Linen bags are filled to {three quarters|two thirds} and tied, so that a porter can lift them with one hand.",
      "Up to {three quarters|two thirds} full.",
    ],
    [
      "how",
      "What bag does soiled linen go into?",
      "Soiled linen goes into a {red|yellow} dissolving bag first and then into a white outer bag.",
      "Into a {red|yellow} dissolving bag, then a white outer bag.",
    ],
    [
      "when",
      "When is clean linen delivered to the wards?",
      "Clean linen comes at {06:30|07:15} every day and is put away by the housekeeper, never left in the corridor.",
      "At {06:30|07:15} every day.",
    ],
    [
      "exception",
      "Can a patient's own blanket go in the hospital laundry?",
      "Patients' own blankets and clothes are not sent to the laundry. They go home with a relative in a clear bag.",
      "No, it goes home with a relative in a clear bag.",
    ],
    [
      "number",
      "How many spare sheets does each bay hold?",
      "Each bay holds {ten|eight} spare sheets and four blankets. The housekeeper tops them up at noon.",
      "{Ten|Eight} spare sheets.",
    ],
  ]),
  procedure("meals", "Meals and mealtimes", ["v4", "2026-04-20"], ["v3", "2024-01-08"], [
    [
      "when",
      "From when to when is lunch protected?",
      "Lunch is protected from {12:00 to 13:00|12:30 to 13:15}. No rounds and no tests take place then.",
      "From {12:00 to 13:00|12:30 to 13:15}.",
    ],
    [
      "how",
      "How is a patient who needs help with eating marked?",
      "A patient who needs help with eating gets a {red tray|blue mat}, so that nobody clears the meal untouched.",
      "With a {red tray|blue mat}.",
    ],
    [
      "number",
      "How long may a hot meal stand before it is thrown away?",
      "A hot meal that was not eaten is thrown away after {30|20} minutes and is not warmed again.",
      "{30|20} minutes at most.",
    ],
    [
      "who",
      "Whom do I tell about a food allergy?",
      "A food allergy is told to the {kitchen supervisor|diet office} before the first meal and written above the bed.",
      "The {kitchen supervisor|diet office}, before the first meal.",
    ],
    [
      "when",
      "¿Hasta qué hora se puede cambiar el menú de la cena?",
      "The choice for supper may be changed until {15:00|14:30}. After that the kitchen sends a sandwich box.",
      "Hasta las {15:00|14:30}.",
      "es",
    ],
  ]),
  procedure("fridge-log", "Ward fridge log", ["v3", "2025-01-10"], ["v2", "2022-06-01"], [
    [
      "number",
      "What temperature may the food fridge reach?",
      "The food fridge stands between 1 and {8|5} degrees. Above that the housekeeper is called and the food is thrown away.",
      "{8|5} degrees at most.",
    ],
    [
      "number",
      "How often a day is the fridge temperature written down?",
      "The temperature is written down {once|twice} a day, on the sheet at the door, with initials.",
      "{Once|Twice} a day.",
    ],
    [
      "how",
      "How must food from home be labelled?",
      "Food from home carries the patient's name and the date it was brought, and is thrown away after {two days|one day}.",
      "With the patient's name and the date; it is kept for {two days|one day}.",
    ],
    [
      "exception",
      "May staff put their lunch in the patients' fridge?",
      "The fridge is for patients only. Staff food that is found there is thrown away without asking.",
      "No, it is for patients only.",
    ],
    [
      "who",
      "Who defrosts the ward fridge?",
      "The housekeeper defrosts the fridge on the first Monday of the month and notes it on the sheet.",
      "The housekeeper, on the first Monday of the month.",
    ],
  ]),
  procedure("keys", "Ward keys", ["v4", "2025-09-01"], ["v3", "2023-09-01"], [
    [
      "who",
      "Who carries the ward keys during a shift?",
      "The keys are carried by the {ward manager|nurse in charge} and handed on in person, never left in a drawer.",
      "The {ward manager|nurse in charge} carries them.",
    ],
    [
      "how",
      "What is done when a ward key is missing?",
      "A missing key is reported to security at once, the ward is searched, and the lock is changed within {48|24} hours.",
      "Report it to security at once; the lock is changed within {48|24} hours.",
    ],
    [
      "number",
      "How many sets of keys does a ward have?",
      "A ward has {three|two} sets: one in use and the rest sealed in the security office.",
      "{Three|Two} sets.",
    ],
    [
      "exception",
      "May an agency nurse hold the keys?",
      "An agency nurse may hold the keys only when the site coordinator has agreed for that shift.",
      "Only with the site coordinator's agreement for that shift.",
    ],
    [
      "when",
      "When are keys signed for?",
      "Keys are signed for at every handover, morning, afternoon and night, in the key book.",
      "At every handover, in the key book.",
    ],
  ], "nursing"),
  procedure("handover", "Shift handover", ["v5", "2026-01-12"], ["v4", "2024-02-01"], [
    [
      "number",
      "How long should handover take?",
      "Handover takes no longer than {30|20} minutes for a full ward and starts on time.",
      "No longer than {30|20} minutes.",
    ],
    [
      "how",
      "Where does the bedside part of handover begin?",
      "The bedside part begins with the {bed nearest the door|sickest patient} and each patient is greeted by name.",
      "With the {bed nearest the door|sickest patient}.",
    ],
    [
      "who",
      "Who must be at the morning handover?",
      "The whole incoming shift and the {therapist|discharge nurse} are at the morning handover.",
      "The whole incoming shift and the {therapist|discharge nurse}.",
    ],
    [
      "exception",
      "What is never said at the bedside during handover?",
      "A new diagnosis that the patient has not heard is never said at the bedside. It is handed over in the office.",
      "A new diagnosis that the patient has not heard yet.",
    ],
    [
      "how",
      "What happens to printed handover sheets?",
      "Printed sheets go into the confidential bin at the end of the shift. None leaves the ward.",
      "They go into the confidential bin at the end of the shift.",
    ],
  ]),
  procedure("id-bands", "Identity bands", ["v3", "2024-10-01"], ["v2", "2020-10-01"], [
    [
      "how",
      "Which wrist does the identity band go on?",
      "The band goes on the wrist of the {dominant|other} hand, so that it stays on when the patient writes and eats.",
      "On the wrist of the {dominant|other} hand.",
    ],
    [
      "number",
      "How many details are checked against the band?",
      "Before any procedure {two|three} details are read aloud with the patient and compared with the band.",
      "{Two|Three} details.",
    ],
    [
      "how",
      "What colour is the band for an allergy?",
      "A patient with an allergy wears a red band. All others wear a white one.",
      "Red.",
    ],
    [
      "exception",
      "A patient refuses to wear a band. What now?",
      "A patient who refuses a band is identified by a photograph in the notes, with consent, and the refusal is written down.",
      "Use a photograph in the notes, with consent, and write down the refusal.",
    ],
    [
      "who",
      "¿Quién cambia una pulsera ilegible?",
      "A band that cannot be read is replaced at once by {the ward clerk|whoever notices it}, and checked by a second person.",
      "{La secretaria de planta|Quien lo note}, al momento, con una segunda persona.",
      "es",
    ],
  ]),
  procedure("transfers", "Transfers between wards", ["v4", "2025-05-05"], ["v3", "2022-11-01"], [
    [
      "when",
      "Up to what time of night may a patient be moved to another ward?",
      "Patients are not moved between wards after {23:00|21:00}, save for a clinical need that is written in the notes.",
      "Up to {23:00|21:00}, save for a clinical need.",
    ],
    [
      "who",
      "Who goes along with a patient on a monitor?",
      "A patient on a monitor is accompanied by {a porter and a nurse|two nurses}, one of whom knows the patient.",
      "{A porter and a nurse|Two nurses}.",
    ],
    [
      "how",
      "What paper travels with the patient?",
      "The transfer sheet T{1|3} travels with the patient and is signed on arrival.",
      "The transfer sheet T{1|3}.",
    ],
    [
      "number",
      "How soon must the receiving ward ring back?",
      "The receiving ward rings back within {30|15} minutes to say whether the bed is ready.",
      "Within {30|15} minutes.",
    ],
    [
      "exception",
      "Does the family need to be told of a night transfer?",
      "The family is told of any transfer before it happens. At night a message is left and the call repeated at 08:00.",
      "Yes, by a message at night and a second call at 08:00.",
    ],
  ]),
];
