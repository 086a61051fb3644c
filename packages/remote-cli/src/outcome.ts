/** The result of a command: an object for --json, and the same as sentences. */
export interface Outcome {
  result: object;
  lines: string[];
  /** The command did its work, and the answer is bad: exit code 1. */
  failed?: boolean;
}

/** The words and flags after a command. */
export interface Words {
  rest: string[];
  flags: {
    all?: boolean;
    'dry-run'?: boolean;
    at?: string;
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
    /** An operator promotes what failed in a browser. */
    unrehearsed?: boolean;
    'without-browser'?: boolean;
    /** The version of a shell that all remotes are rehearsed with. */
    shell?: string;
    now?: boolean;
    /** An `x-request-id`. */
    request?: string;
    /** The remote of this folder that takes part in a replay. */
    with?: string;
    open?: boolean;
    /** What `bisect` looks for: `status:200`, `text:Bel ons` or `selector:form`. */
    expect?: string;
    /** Ids of compositions. */
    good?: string;
    bad?: string;
    /** The replay whose data `bisect` uses. */
    replay?: string;
    /** Only says what `types` would change. */
    check?: boolean;
  };
}
