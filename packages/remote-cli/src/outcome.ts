/** What a command did: an object for --json, and the same as sentences. */
export interface Outcome {
  result: object;
  lines: string[];
}

/** What stands behind a command. */
export interface Words {
  rest: string[];
  flags: {
    all?: boolean;
    'dry-run'?: boolean;
    /** Pages that may be lost; no word, for those of the first composition. */
    'allow-loss'?: string;
    withdraw?: boolean;
    leaked?: boolean;
    days?: string;
    overlap?: string;
    /** How long a preview lasts, as `24h` or `3d`. */
    for?: string;
    leads?: boolean;
    share?: string;
    auto?: string;
    every?: string;
    'into-both'?: boolean;
    /** An `x-request-id`. */
    request?: string;
  };
}
