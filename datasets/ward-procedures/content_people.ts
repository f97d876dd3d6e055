import { type Procedure, procedure } from "./content_types.ts";

/** People, records and supplies: ten procedures of an invented infirmary. */
export const peopleProcedures: Procedure[] = [
  procedure("interpreters", "Interpreters", ["v4", "2026-03-15"], ["v3", "2023-03-15"], [
    [
      "number",
      "How far ahead is an interpreter booked for a planned talk?",
      "An interpreter for a planned talk is booked {five|two} working days ahead, with language and dialect.",
      "{Five|Two} working days ahead.",
    ],
    [
      "exception",
      "May a daughter interpret for her mother?",
      "Relatives interpret for food and comfort only, never for a diagnosis, consent or the going home.",
      "For food and comfort only.",
    ],
    [
      "how",
      "Which number reaches the telephone interpreters?",
      "Telephone interpreters are reached at {4600|4650} at any hour, with the ward's code.",
      "{4600|4650}, with the ward's code.",
    ],
    [
      "who",
      "Who pays for the interpreter?",
      "Interpreters are paid by the {ward|infirmary's central budget}, and never by the patient.",
      "The {ward|infirmary's central budget}.",
    ],
    [
      "when",
      "¿Cuándo puede venir un intérprete en persona?",
      "Interpreters come in person on weekdays between {9:00 and 17:00|8:00 and 20:00}, and otherwise by telephone.",
      "Los días laborables, de {9:00 a 17:00|8:00 a 20:00}.",
      "es",
    ],
  ]),
  procedure("consent-forms", "Consent forms", ["v5", "2025-09-09"], ["v4", "2022-09-09"], [
    [
      "who",
      "Who fills in the consent form?",
      "The form is filled in by {any doctor of the team|whoever does the procedure}, together with the patient.",
      "{Any doctor of the team|Whoever does the procedure}.",
    ],
    [
      "number",
      "How long is a signed consent form valid?",
      "A signed form is valid for {six|three} months, if the patient's state has not changed.",
      "For {six|three} months.",
    ],
    [
      "how",
      "What happens to the copy of the consent form?",
      "The {pink|yellow} copy is the patient's and stays with the patient.",
      "The {pink|yellow} copy stays with the patient.",
    ],
    [
      "exception",
      "Can a patient take back consent after signing?",
      "Consent may be taken back at any time, in words too. The form is then crossed through and dated.",
      "Yes, at any time, in words too.",
    ],
    [
      "how",
      "How does somebody sign who cannot write?",
      "Somebody who cannot write makes a mark, and two members of staff sign beside it.",
      "With a mark, and two members of staff sign beside it.",
    ],
  ]),
  procedure(
    "phone-enquiries",
    "Enquiries by telephone",
    ["v3", "2024-12-12"],
    ["v2", "2021-12-12"],
    [
      [
        "how",
        "How does a caller show that they may be told about a patient?",
        "A caller gives the {patient's date of birth|password} that was agreed on admission before anything is said.",
        "With the {patient's date of birth|password} that was agreed on admission.",
      ],
      [
        "who",
        "Who talks to the press on the telephone?",
        "Calls from the press go to the {site coordinator|press office}. The ward does not even say who is a patient.",
        "The {site coordinator|press office}.",
      ],
      [
        "when",
        "When should relatives ring the ward?",
        "Relatives are asked to ring after {10:00|11:00}, when the round is over, and one of them for all.",
        "After {10:00|11:00}.",
      ],
      [
        "exception",
        "May I tell a police officer on the phone that somebody is here?",
        "Police officers are not told anything by telephone. They are asked to come with a form.",
        "No, they are asked to come with a form.",
      ],
      [
        "number",
        "How many relatives are named as contacts?",
        "Two contacts are named on admission, the first of whom is rung in an emergency.",
        "Two.",
      ],
    ],
  ),
  procedure("complaints", "Complaints", ["v4", "2025-01-20"], ["v3", "2021-01-20"], [
    [
      "number",
      "Within how many working days is a complaint acknowledged?",
      "A complaint is acknowledged within {five|three} working days, by letter or by telephone.",
      "Within {five|three} working days.",
    ],
    [
      "who",
      "Who answers a complaint in writing?",
      "The answer is written by the {ward manager|matron} and signed by the director of nursing.",
      "The {ward manager|matron} writes it and the director of nursing signs.",
    ],
    [
      "number",
      "How long may the full answer to a complaint take?",
      "The full answer comes within {forty|thirty} working days. If it takes longer, the reason is sent.",
      "{Forty|Thirty} working days.",
    ],
    [
      "how",
      "Where are letters of complaint filed?",
      "Letters of complaint are filed apart from the patient's notes, so that they do not colour care.",
      "Apart from the patient's notes.",
    ],
    [
      "exception",
      "Can a neighbour complain for a patient?",
      "Somebody else may complain for a patient with the patient's written consent.",
      "Yes, with the patient's written consent.",
    ],
  ], "managers"),
  procedure("photographs", "Photographs", ["v2", "2024-05-25"], ["v1", "2018-05-25"], [
    [
      "who",
      "Who takes photographs of wounds?",
      "Wounds are photographed by {the ward|medical illustration}, with the ward's camera and no telephone.",
      "{The ward|Medical illustration}.",
    ],
    [
      "how",
      "How is consent for a photograph recorded?",
      "Consent for a photograph is recorded on form P{1|5}, which says what it may be used for.",
      "On form P{1|5}.",
    ],
    [
      "exception",
      "May visitors film on the ward?",
      "Visitors may film their own relative if nobody else is to be seen or heard.",
      "Only their own relative, with nobody else to be seen or heard.",
    ],
    [
      "number",
      "How long are photographs kept?",
      "Photographs are kept for eight years with the notes, those of children longer.",
      "For eight years.",
    ],
    [
      "when",
      "¿Cuándo se borra la tarjeta de la cámara?",
      "The camera's card is wiped {every week|on the same day}, as soon as the pictures are in the notes.",
      "{Cada semana|El mismo día}, cuando las fotos están en la historia.",
      "es",
    ],
  ]),
  procedure("animals", "Assistance animals", ["v3", "2025-05-30"], ["v2", "2022-05-30"], [
    [
      "exception",
      "May a guide dog come onto the ward?",
      "Guide dogs may come onto every ward but isolation and intensive care, with a harness on.",
      "Yes, but not to isolation or intensive care.",
    ],
    [
      "number",
      "How long may a pet visit last?",
      "A visit by a pet lasts no more than {an hour|thirty minutes}, in the day room or the garden.",
      "{An hour|Thirty minutes} at most.",
    ],
    [
      "who",
      "Who agrees to a visit by a pet?",
      "A visit by a pet is agreed by the {nurse in charge|infection control team} the day before.",
      "The {nurse in charge|infection control team}, the day before.",
    ],
    [
      "how",
      "What must an owner show before a pet comes in?",
      "The owner shows a {note from the vet|vaccination card} that is not older than a year.",
      "A {note from the vet|vaccination card} not older than a year.",
    ],
    [
      "when",
      "When do the therapy dogs come round?",
      "Therapy dogs come round on the first and third Friday of the month, after lunch.",
      "On the first and third Friday, after lunch.",
    ],
  ]),
  procedure("quiet-nights", "Quiet nights", ["v2", "2025-11-20"], ["v1", "2022-11-20"], [
    [
      "when",
      "When are the main lights turned off?",
      "The main lights go off at {23:00|22:15} and on again at 06:45.",
      "At {23:00|22:15}.",
    ],
    [
      "how",
      "How are telephones set at night?",
      "From 22:00 telephones at the desk are set to {quiet ring|flash only}.",
      "To {quiet ring|flash only}.",
    ],
    [
      "number",
      "How loud may the corridor be at night?",
      "The meter in the corridor stays below {45|40} decibels. Above it shows a red ear.",
      "Below {45|40} decibels.",
    ],
    [
      "exception",
      "May a patient watch television at night?",
      "Television is allowed at night with headphones, which the ward lends.",
      "Yes, with headphones.",
    ],
    [
      "who",
      "Who gives out ear plugs?",
      "Ear plugs and eye masks are given out by the assistant on the evening round.",
      "The assistant on the evening round.",
    ],
  ]),
  procedure("deliveries", "Deliveries of supplies", ["v3", "2024-09-15"], ["v2", "2021-09-15"], [
    [
      "when",
      "On which days do ward supplies come?",
      "Supplies come on {Mondays and Thursdays|Tuesdays and Fridays} before noon.",
      "On {Mondays and Thursdays|Tuesdays and Fridays}.",
    ],
    [
      "who",
      "Who signs for a delivery?",
      "A delivery is signed for by the {ward clerk|housekeeper}, after the seals are counted.",
      "The {ward clerk|housekeeper}.",
    ],
    [
      "number",
      "Within how many days is a wrong delivery sent back?",
      "What was delivered wrongly is sent back within {seven|three} days, unopened, with the slip.",
      "Within {seven|three} days.",
    ],
    [
      "exception",
      "What if something is needed before the next delivery?",
      "For something urgent the stores lend from the reserve, against the signature of a nurse.",
      "The stores lend it against a nurse's signature.",
    ],
    [
      "how",
      "How are new supplies put on the shelf?",
      "New supplies go behind the old, so that what expires first is used first.",
      "Behind the old ones.",
    ],
  ]),
  procedure("medicine-cupboard", "The medicine cupboard", ["v6", "2026-06-01"], [
    "v5",
    "2025-02-01",
  ], [
    [
      "who",
      "Who holds the code of the medicine cupboard?",
      "The code is held by the {ward manager|registered nurses on shift} and is changed when somebody leaves.",
      "The {ward manager|registered nurses on shift}.",
    ],
    [
      "when",
      "How often is the stock of the medicine cupboard counted?",
      "The stock is counted {monthly|weekly} by two nurses, and the count goes to the pharmacy.",
      "{Monthly|Weekly}, by two nurses.",
    ],
    [
      "number",
      "At what room temperature is the pharmacy told?",
      "Above {30|25} degrees in the medicine room the pharmacy is told and the stock moved.",
      "Above {30|25} degrees.",
    ],
    [
      "exception",
      "Can one ward borrow medicines from another?",
      "Wards do not lend each other medicines. At night the pharmacist on call opens the emergency cupboard.",
      "No; at night the pharmacist on call opens the emergency cupboard.",
    ],
    [
      "how",
      "How are a patient's own medicines kept?",
      "A patient's own medicines are kept in a green bag in the bedside locker and go home with the patient.",
      "In a green bag in the bedside locker.",
    ],
  ], "nursing"),
  procedure("incident-reports", "Incident reports", ["v4", "2025-10-25"], ["v3", "2023-10-25"], [
    [
      "when",
      "By when must an incident be reported?",
      "An incident is reported {within 48 hours|before the end of the shift}, in the online form.",
      "{Within 48 hours|Before the end of the shift}.",
    ],
    [
      "who",
      "Who looks into a serious incident?",
      "A serious incident is looked into by {the ward's own manager|a manager from another ward}, with a doctor.",
      "{The ward's own manager|A manager from another ward}, with a doctor.",
    ],
    [
      "number",
      "How many days does the first report on a serious incident take?",
      "The first report is ready after {ten|five} days and is shared with the patient.",
      "{Ten|Five} days.",
    ],
    [
      "exception",
      "Can an incident be reported without a name?",
      "An incident may be reported without a name. Nobody then writes back.",
      "Yes, but nobody then writes back.",
    ],
    [
      "how",
      "What is done with equipment involved in an incident?",
      "Equipment is left as it is, labelled, and locked away until the workshop has seen it.",
      "It is labelled and locked away as it is.",
    ],
  ]),
];
