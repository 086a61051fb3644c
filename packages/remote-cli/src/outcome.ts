import type { EdgeAccess } from './edge-client.ts';

/** The result of a command: an object for --json, and the same as sentences. */
export interface Outcome {
  result: object;
  lines: string[];
  /** The command did its work, and the answer is bad: exit code 1. */
  failed?: boolean;
}

/** Every flag of every command. */
export const knownFlags = {
  all: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  at: { type: 'string' },
  /** Pages that may be lost; no word, for those of the first composition. */
  'allow-loss': { type: 'string' },
  withdraw: { type: 'boolean' },
  leaked: { type: 'boolean' },
  days: { type: 'string' },
  overlap: { type: 'string' },
  /** How long a preview lasts, as `24h` or `3d`. */
  for: { type: 'string' },
  'send-forms': { type: 'boolean' },
  /** An `x-request-id`. */
  request: { type: 'string' },
  share: { type: 'string' },
  auto: { type: 'string' },
  every: { type: 'string' },
  'into-both': { type: 'boolean' },
  /** An operator promotes what failed in a browser. */
  unrehearsed: { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  /** The version of a shell that all remotes are rehearsed with. */
  shell: { type: 'string' },
  now: { type: 'boolean' },
  /** The remote of this folder that takes part in a replay. */
  with: { type: 'string' },
  open: { type: 'boolean' },
  /** What `bisect` looks for: `status:200`, `text:Bel ons` or `selector:form`. */
  expect: { type: 'string' },
  /** Ids of compositions. */
  good: { type: 'string' },
  bad: { type: 'string' },
  /** The replay whose data `bisect` uses. */
  replay: { type: 'string' },
  /** Only says what `types` would change. */
  check: { type: 'boolean' },
} as const;

type Flags = typeof knownFlags;

/** The words and flags after a command. */
export interface Words {
  rest: string[];
  flags: { [Flag in keyof Flags]?: Flags[Flag]['type'] extends 'boolean' ? boolean : string };
}

/** A command that a site adds to those of the platform. */
export interface SiteCommand {
  name: string;
  /** As in `waysToSay`. */
  ways: readonly string[];
  /** Its lines of the help. */
  help: string;
  run: (access: EdgeAccess, words: Words) => Promise<Outcome>;
}
