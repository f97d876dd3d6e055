import { describeJson, isJsonObject } from "./_json_type.ts";
import type { JsonObject, JsonType, JsonValue } from "./json_value.ts";
import { nearestName } from "./nearest_name.ts";

/** Says what is wrong with a row. */
export type Fault = (message: string) => void;

/** How a field is read: the JSON types it may have, and the value that it stands for. */
export interface FieldReader {
  /** Its JSON types; `null` reads as missing and need not be listed. */
  readonly types: readonly JsonType[];
  /** Its value; `undefined` after a fault. The value given has one of the types. */
  readonly read: (value: JsonValue, name: string, fault: Fault) => unknown;
}

/** Any text. */
export const anyText: FieldReader = { types: ["string"], read: (value) => value };

/** A text that is more than space. */
export const filledText: FieldReader = {
  types: ["string"],
  read(value, name, fault) {
    if (String(value).trim() === "") fault(`${name} must not be empty`);
    return value;
  },
};

/** Ids are texts; a whole number stands for its digits. */
export const idText: FieldReader = { types: ["string", "number"], read: (value) => String(value) };

/** `true` or `false`. */
export const truth: FieldReader = { types: ["boolean"], read: (value) => value };

/** Any number. */
export const anyNumber: FieldReader = { types: ["number"], read: (value) => value };

/** Any object. */
export const anyObject: FieldReader = { types: ["object"], read: (value) => value };

/** Whatever it is. */
export const anything: FieldReader = {
  types: ["string", "number", "boolean", "array", "object"],
  read: (value) => value,
};

/** A list of texts, or a single text. */
export const textList: FieldReader = {
  types: ["array", "string"],
  read: (value, name, fault) => membersOf(value, name, fault, "a text", isFilled),
};

/** A list of ids, or a single one. */
export const idList: FieldReader = {
  types: ["array", "string", "number"],
  read: (value, name, fault) =>
    membersOf(value, name, fault, "an id", (one) => isFilled(one) || typeof one === "number")
      .map(String),
};

/** A list of facts, each a text or a list of wordings; or a single text. */
export const factList: FieldReader = {
  types: ["array", "string"],
  read: (value, name, fault) =>
    membersOf(
      value,
      name,
      fault,
      "a text or a list of wordings",
      (one) => isFilled(one) || (Array.isArray(one) && one.length > 0 && one.every(isFilled)),
    ),
};

/** One of some words; case, spaces and hyphens do not count. */
export function wordOf(words: readonly string[]): FieldReader {
  return {
    types: ["string"],
    read(value, name, fault) {
      const plain = String(value).trim().toLowerCase().replace(/[\s-]+/g, "_");
      if (words.includes(plain)) return plain;
      const near = nearestName(String(value), words);
      const hint = near === undefined ? "" : `: did you mean ${JSON.stringify(near)}?`;
      return fault(`${name} must be ${words.join(" or ")}, got ${describeJson(value)}${hint}`);
    },
  };
}

/** A list of objects that hold these members. */
export function objectList(
  members: Readonly<Record<string, JsonType>>,
  optional: Readonly<Record<string, JsonType>> = {},
): FieldReader {
  const [must, may] = [Object.entries(members), Object.entries(optional)];
  const need = `an object with ${Object.keys(members).join(" and ")}`;
  return {
    types: ["array"],
    read: (value, name, fault) =>
      membersOf(
        value,
        name,
        fault,
        need,
        (one) =>
          isJsonObject(one) && must.every(([member, type]) => typeof one[member] === type) &&
          may.every(([member, type]) => one[member] === undefined || typeof one[member] === type),
      ),
  };
}

/** The members of a list; one that is wrong is a fault that names its place. */
function membersOf(
  value: JsonValue,
  name: string,
  fault: Fault,
  need: string,
  isRight: (member: JsonValue) => boolean,
): readonly JsonValue[] {
  const list: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  const bad = list.findIndex((member) => !isRight(member));
  if (bad >= 0) fault(`${name}[${bad}] must be ${need}, got ${describeJson(list[bad])}`);
  return list;
}

function isFilled(value: JsonValue | undefined): boolean {
  return typeof value === "string" && value.trim() !== "";
}

/** An object's members by name, without those that are `null` or missing. */
export function present(row: JsonObject): readonly (readonly [string, JsonValue])[] {
  return Object.entries(row).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, value] as const]
  );
}
