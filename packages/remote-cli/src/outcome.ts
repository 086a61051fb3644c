/** What a command did: an object for --json, and the same as sentences. */
export interface Outcome {
  result: object;
  lines: string[];
}

/** What stands behind a command. */
export interface Words {
  rest: string[];
  flags: { withdraw?: boolean; leaked?: boolean; days?: string; overlap?: string };
}
