/** A prompt as data: who uses another text uses another version, and the hash tells them apart. */
export interface Prompt {
  /** What it is for, such as `"groundedness"`. */
  readonly name: string;
  /** Version of the text, such as `"1"`. */
  readonly version: string;
  /** The role and the rules. Never holds anything of the case. */
  readonly system: string;
  /** The question, with `{{name}}` where something of the case goes. */
  readonly user: string;
}
