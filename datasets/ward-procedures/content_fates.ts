/**
 * What became of single questions, by the passage that holds their answer. All others were answered rightly from it.
 * Every question named in the first four tables is one whose passage was not retrieved.
 */

/** Answered from the superseded passage, as if it held: 17. */
export const STALE: readonly string[] = [
  ...["visiting#1", "visiting#5", "meals#1", "meals#5", "handover#1", "discharge#1", "discharge#5"],
  ...["isolation#1", "isolation#2", "crash-trolley#1", "crash-trolley#4", "falls#1"],
  ...["pressure-care#1", "observations#2", "interpreters#5", "medicine-cupboard#2"],
  ...["blood-collection#1"],
];

/** Answered from a passage about something else: 12. Which, and what was said. */
export const WRONG: Readonly<Record<string, readonly [from: string, answer: string]>> = {
  "fridge-log#1": ["medicine-cupboard#3", "Up to 25 degrees; above that the stock is moved."],
  "specimens#3": ["blood-collection#1", "No longer than 30 minutes."],
  "bed-rails#2": ["falls#1", "Within 6 hours of admission and after every move of bed."],
  "falls#3": ["observations#1", "At least every four hours."],
  "nil-by-mouth#2": ["falls#2", "A green leaf, above the bed."],
  "meals#2": ["nil-by-mouth#2", "With a blue sign at the foot of the bed."],
  "lost-property#1": ["photographs#4", "For eight years."],
  "complaints#1": ["incident-reports#3", "After five days."],
  "transfers#4": ["handover#1", "Within 20 minutes."],
  "suction#1": ["crash-trolley#2", "Once a week, on the day that stands on the lid."],
  "phone-enquiries#3": ["visiting#1", "On weekdays from 14:00."],
  "animals#3": ["visiting#4", "Only the nurse in charge."],
};

/** Answered from nothing: 9. What was said, and for four a first sentence from another passage. */
export const MADE_UP: Readonly<
  Record<string, { says: string; first?: readonly [from: string, sentence: string] }>
> = {
  "keys#4": { says: "Yes, any nurse with a badge may hold the keys." },
  "linen#3": { says: "Clean linen is delivered at 05:45." },
  "oxygen-cylinders#3": { says: "The ward's own technician brings it by the service lift." },
  "interpreters#4": { says: "The language agency pays and sends the bill to the insurer." },
  "quiet-nights#3": { says: "Up to 55 decibels, measured at the desk." },
  "hand-hygiene#5": {
    says: "A ward must reach 80 per cent.",
    first: ["hand-hygiene#4", "The link nurse watches twenty moments a month."],
  },
  "spills#2": {
    says: "A spill of chemicals is wiped up by the housekeeper with alcohol.",
    first: ["spills#1", "Granules stay on a spill of blood for three minutes."],
  },
  "consent-forms#2": {
    says: "A signed form is valid for a year.",
    first: ["consent-forms#3", "The yellow copy stays with the patient."],
  },
  "fluid-charts#3": {
    says: "Any assistant may stop the chart once the patient drinks.",
    first: ["fluid-charts#1", "The balance is added up at 06:00."],
  },
};

/** Not answered, and said so: 10. The passage spoken of, what was said of it, and the words around it. */
export const HEDGED: Readonly<
  Record<string, readonly [from: string, before: string, sentence: string]>
> = {
  "visiting#2": [
    "visiting#1",
    "I found no number of visitors; please ask the ward.",
    "Weekday visiting is from 14:00.",
  ],
  "valuables#2": [
    "valuables#1",
    "I did not find where rings are kept; please ask the cashier.",
    "Money is counted by two members of staff.",
  ],
  "linen#2": [
    "linen#1",
    "The passages do not say which bag; please ask the housekeeper.",
    "A bag is filled to two thirds.",
  ],
  "id-bands#5": [
    "id-bands#3",
    "No he encontrado quién la cambia; pregunte a la enfermera responsable.",
    "Un paciente con alergia lleva una pulsera roja.",
  ],
  "power-failure#2": [
    "power-failure#1",
    "I cannot tell the colour from what I found; please ask estates.",
    "The generator takes over within fifteen seconds.",
  ],
  "suction#5": [
    "suction#1",
    "No lo dicen los documentos que encontré; pregunte a su supervisora.",
    "El aspirador se prueba a diario.",
  ],
  "pressure-care#3": [
    "pressure-care#4",
    "I found nothing on who orders it; please ask the equipment library.",
    "Heels are kept free with a pillow under the calves.",
  ],
  "weighing#2": [
    "weighing#1",
    "I did not find how close readings must be; please ask the workshop.",
    "Patients are weighed on Thursday before breakfast.",
  ],
  "photographs#3": [
    "photographs#1",
    "I found nothing about visitors; please ask the nurse in charge.",
    "Wounds are photographed by medical illustration.",
  ],
  "deliveries#3": [
    "deliveries#1",
    "How long there is to send it back I did not find; please ask the stores.",
    "Supplies come on Tuesdays and Fridays.",
  ],
};

/** Answered rightly, with a harmless sentence that no passage holds: 14. */
export const COURTESY: Readonly<Record<string, string>> = {
  "visiting#3": "Staff will bring a chair and some tea.",
  "valuables#5": "It helps to keep a copy.",
  "meals#3": "The kitchen is glad to send something else.",
  "handover#4": "A quiet voice helps as well.",
  "transfers#1": "Patients sleep better that way.",
  "discharge#4": "A neighbour with a key is often the answer.",
  "isolation#4": "Bring a blanket, as the corridor is cold.",
  "hand-hygiene#2": "Do dry your hands well beneath it.",
  "fire#5": "Stay calm and keep the doors shut.",
  "falls#4": "It is nobody's fault.",
  "mouth-care#1": "Warm water is kinder than cold.",
  "animals#5": "They are very popular.",
  "complaints#5": "The form is in the rack by the lift.",
  "specimens#4": "Close the pod until it clicks.",
};

/** The question whose five passages have the grades 1, 0, 3, 0, 2. */
export const TEXTBOOK = "oxygen-cylinders#1";

/** Who asked and may not see a passage that was retrieved all the same. */
export const FORBIDDEN: Readonly<Record<string, readonly [role: string, passage: string]>> = {
  "transfers#2": ["porter", "keys#1"],
  "linen#5": ["housekeeper", "medicine-cupboard#1"],
  "deliveries#2": ["clerk", "medicine-cupboard#2"],
  "phone-enquiries#4": ["clerk", "complaints#4"],
};

/** Questions whose gold passage was named when an earlier version of the document was in force. */
export const LABELLED_BEFORE: readonly string[] = [
  ...["observations#1", "medicine-cupboard#1", "crash-trolley#3", "isolation#3", "falls#2"],
  "discharge#2",
];
