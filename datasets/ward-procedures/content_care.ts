import { type Procedure, procedure } from "./content_types.ts";

/** Care at the bedside: ten procedures of an invented infirmary. */
export const careProcedures: Procedure[] = [
  procedure("falls", "Falls", ["v5", "2026-02-20"], ["v4", "2024-07-01"], [
    [
      "when",
      "How soon after admission is the falls check done?",
      "The falls check is done within {12|6} hours of admission and again after every move of bed.",
      "Within {12|6} hours.",
    ],
    [
      "how",
      "How is a patient at risk of falling marked?",
      "A patient at risk gets a {falling star|green leaf} above the bed and on the handover sheet.",
      "With a {falling star|green leaf} above the bed.",
    ],
    [
      "number",
      "How often is a patient looked at after a fall?",
      "After a fall the patient is looked at every {hour|thirty minutes} for six hours, and each look is signed.",
      "Every {hour|thirty minutes}, for six hours.",
    ],
    [
      "who",
      "Who is told of a fall first?",
      "The nurse in charge is told first, then the doctor on call, then the family within the same shift.",
      "The nurse in charge.",
    ],
    [
      "exception",
      "Do I lift a patient off the floor before the doctor has come?",
      "Nobody is lifted before the check for injury is done. It need not be a doctor who does it.",
      "Only after the check for injury, which need not be a doctor's.",
    ],
  ]),
  procedure("bed-rails", "Bed rails", ["v3", "2025-04-04"], ["v2", "2021-04-04"], [
    [
      "who",
      "Who decides whether bed rails are put up?",
      "Whether rails go up is decided by the {doctor|named nurse} with the patient, on form BR2.",
      "The {doctor|named nurse}, with the patient.",
    ],
    [
      "when",
      "How often is the decision on bed rails looked at again?",
      "The decision is looked at again every {week|two days} and whenever the patient's state changes.",
      "Every {week|two days}.",
    ],
    [
      "exception",
      "Can rails be used for a patient who climbs?",
      "Rails are never used for a patient who may climb over them. A low bed is used instead.",
      "No, a low bed is used instead.",
    ],
    [
      "number",
      "What gap is allowed between rail and mattress?",
      "The gap between rail and mattress is no wider than {eight|six} centimetres. Estates measures it every year.",
      "{Eight|Six} centimetres at most.",
    ],
    [
      "how",
      "¿Cómo se pide una cama baja?",
      "A low bed is asked for from the equipment library on {extension 3150|the online form}, by day and by night.",
      "A la biblioteca de equipos, {en la extensión 3150|con el formulario en línea}.",
      "es",
    ],
  ]),
  procedure("pressure-care", "Pressure care", ["v6", "2026-01-05"], ["v5", "2023-10-01"], [
    [
      "number",
      "How often is a patient at high risk turned?",
      "A patient at high risk is turned every {four|three} hours, day and night, and the turn is drawn on the chart.",
      "Every {four|three} hours.",
    ],
    [
      "when",
      "When is the skin checked for the first time?",
      "Skin is checked from head to heel within {eight|four} hours of arrival, heels with the socks off.",
      "Within {eight|four} hours of arrival.",
    ],
    [
      "who",
      "Who orders an air mattress?",
      "An air mattress is ordered by {the tissue viability nurse|any registered nurse}, from the equipment library.",
      "{The tissue viability nurse|Any registered nurse}.",
    ],
    [
      "how",
      "How are heels kept off the mattress?",
      "Heels are kept free with a pillow under the calves. Rings and gloves filled with water are not used.",
      "With a pillow under the calves.",
    ],
    [
      "exception",
      "What if the patient will not be turned?",
      "A patient who declines to be turned is asked again after an hour, and the refusal is written on the chart.",
      "Ask again after an hour and write down the refusal.",
    ],
  ]),
  procedure("weighing", "Weighing patients", ["v2", "2024-08-08"], ["v1", "2020-08-08"], [
    [
      "when",
      "On which day are all patients weighed?",
      "All patients are weighed on {Sunday|Thursday} before breakfast, on the same scales.",
      "On {Sunday|Thursday}, before breakfast.",
    ],
    [
      "number",
      "How close together must two readings of the scales be?",
      "Two readings must be within {one kilogram|half a kilogram}. If they are not, the scales are taken out of use.",
      "Within {one kilogram|half a kilogram}.",
    ],
    [
      "how",
      "How is a patient weighed who cannot stand?",
      "A patient who cannot stand is weighed on the chair scales or the hoist, and the chart says which.",
      "On the chair scales or the hoist.",
    ],
    [
      "who",
      "Who checks the scales every year?",
      "The scales are checked every year by the medical workshop, and the sticker shows the month.",
      "The medical workshop.",
    ],
    [
      "exception",
      "Is an estimated weight ever allowed?",
      "An estimated weight is allowed for a first emergency dose only, marked with E, and replaced within a day.",
      "For a first emergency dose only, marked with E.",
    ],
  ]),
  procedure("fluid-charts", "Fluid charts", ["v4", "2025-10-10"], ["v3", "2022-10-10"], [
    [
      "when",
      "At what hour is the fluid balance added up?",
      "The balance is added up at {midnight|06:00} and carried over to the new chart.",
      "At {midnight|06:00}.",
    ],
    [
      "number",
      "How much does the ward's drinking cup hold on the chart?",
      "A full cup counts as {200|180} millilitres and a beaker with a lid as 150.",
      "{200|180} millilitres.",
    ],
    [
      "who",
      "Who may stop a fluid chart?",
      "A fluid chart is stopped by the {doctor|nurse in charge}, with date and reason on the chart.",
      "The {doctor|nurse in charge}.",
    ],
    [
      "exception",
      "Is soup written on the fluid chart?",
      "Soup, jelly and ice cream are written down as drinks. Porridge and yoghurt are not.",
      "Yes, as a drink.",
    ],
    [
      "how",
      "¿Cómo se anota una bebida derramada?",
      "A drink that was spilled is {left out|crossed out and signed}, and the amount is not counted.",
      "{No se anota|Se tacha y se firma}; la cantidad no cuenta.",
      "es",
    ],
  ]),
  procedure("observations", "Observations", ["v8", "2026-05-15"], ["v7", "2025-01-15"], [
    [
      "number",
      "How often are observations done in the first day?",
      "In the first 24 hours observations are done at least every {six|four} hours.",
      "At least every {six|four} hours.",
    ],
    [
      "number",
      "From which early warning score is the doctor called?",
      "From a score of {5|4} the doctor is called and comes within half an hour.",
      "From {5|4}.",
    ],
    [
      "who",
      "Whom does an assistant tell about a raised score?",
      "An assistant tells the {nurse in charge|patient's own nurse} at once and writes the name on the chart.",
      "The {nurse in charge|patient's own nurse}.",
    ],
    [
      "exception",
      "May observations be left out at night?",
      "At night observations may be left out only for a patient with three low scores and a note by the doctor.",
      "Only after three low scores and with a doctor's note.",
    ],
    [
      "how",
      "For how long is breathing counted?",
      "Breaths are counted for a full minute, without telling the patient, and never read from the monitor.",
      "For a full minute.",
    ],
  ]),
  procedure("nil-by-mouth", "Nil by mouth", ["v3", "2025-07-07"], ["v2", "2021-07-07"], [
    [
      "number",
      "Until how long before the list may a patient drink water?",
      "Water may be drunk until {four|two} hours before the time on the list, and food until six.",
      "Until {four|two} hours before.",
    ],
    [
      "how",
      "What hangs on the bed of a patient who is nil by mouth?",
      "A {red card|blue sign} with the time hangs at the foot of the bed, and the water jug is taken away.",
      "A {red card|blue sign} with the time.",
    ],
    [
      "who",
      "Who tells the ward that the list is late?",
      "When the list is late the {theatre clerk|recovery nurse} rings the ward, and drinks are given again.",
      "The {theatre clerk|recovery nurse}.",
    ],
    [
      "exception",
      "Are tablets given to a patient who is nil by mouth?",
      "Morning tablets are given with a sip of water unless the chart says otherwise.",
      "Yes, with a sip of water unless the chart says otherwise.",
    ],
    [
      "when",
      "When is mouth care offered to a fasting patient?",
      "Mouth care is offered every two hours to a patient who is fasting.",
      "Every two hours.",
    ],
  ]),
  procedure("specimens", "Specimens", ["v4", "2025-02-02"], ["v3", "2022-02-02"], [
    [
      "when",
      "When is the last collection of specimens?",
      "Specimens are collected last at {18:30|17:45}. After that a porter is called on 4420.",
      "At {18:30|17:45}.",
    ],
    [
      "how",
      "Where is the label put on a specimen?",
      "The label is written at the {desk|bedside}, after the sample is taken and never before.",
      "At the {desk|bedside}, after the sample is taken.",
    ],
    [
      "number",
      "How long may a specimen wait in the fridge?",
      "A specimen waits in the specimen fridge no longer than {24|16} hours, then it is taken anew.",
      "No longer than {24|16} hours.",
    ],
    [
      "exception",
      "Can a specimen be sent by tube?",
      "Specimens go by tube but for those in glass and those on ice, which are carried.",
      "Yes, but not those in glass or on ice.",
    ],
    [
      "who",
      "¿Quién avisa al paciente si hay que repetir la muestra?",
      "If a sample must be repeated, the {laboratory|nurse who took it} tells the patient, with the reason.",
      "{El laboratorio|La enfermera que la tomó}, con el motivo.",
      "es",
    ],
  ]),
  procedure(
    "blood-collection",
    "Fetching blood units",
    ["v5", "2026-04-01"],
    ["v4", "2024-04-01"],
    [
      [
        "number",
        "How long may a unit of blood be out of the fridge before it goes back?",
        "A unit that was out for more than {45|30} minutes does not go back into the fridge.",
        "{45|30} minutes.",
      ],
      [
        "who",
        "Who may fetch a unit of blood?",
        "Units are fetched by {any porter|trained porters} with a card, one patient at a time.",
        "{Any porter|Trained porters} with a card.",
      ],
      [
        "number",
        "How many units may be fetched at once?",
        "Only {two units|one unit} may be fetched at once for a patient who is not bleeding.",
        "{Two units|One unit}.",
      ],
      [
        "exception",
        "What if the fridge log cannot be scanned?",
        "If the scanner is down the paper log beside the fridge is filled in and the laboratory rung.",
        "Fill in the paper log and ring the laboratory.",
      ],
      [
        "how",
        "How is a unit carried to the ward?",
        "A unit is carried in the blue box with a lid, upright, and handed to a nurse in person.",
        "In the blue box, upright, to a nurse in person.",
      ],
    ],
  ),
  procedure("mouth-care", "Mouth care", ["v2", "2024-02-28"], ["v1", "2019-02-28"], [
    [
      "number",
      "How often a day are dentures cleaned?",
      "Dentures are cleaned {once|twice} a day over a bowl of water, so that they do not break if they fall.",
      "{Once|Twice} a day.",
    ],
    [
      "when",
      "When is a patient's toothbrush replaced?",
      "A toothbrush is replaced after {three|two} months and after every infection of the mouth.",
      "After {three|two} months, and after an infection.",
    ],
    [
      "how",
      "How is a denture pot labelled?",
      "The pot carries the patient's name and number on the side and not on the lid, as lids are swapped.",
      "With name and number, on the side and not the lid.",
    ],
    [
      "who",
      "Who refers a patient to the dental nurse?",
      "Any nurse may refer a patient to the dental nurse, with the blue card.",
      "Any nurse, with the blue card.",
    ],
    [
      "exception",
      "Are foam swabs used for mouth care?",
      "Foam swabs are not used, as the foam may come off. A small soft brush is used instead.",
      "No, a small soft brush is used.",
    ],
  ]),
];
