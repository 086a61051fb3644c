export type Versions = Record<string, string>;

/** Counts that an isolate handed over, without times. */
export interface Counted {
  canary: { views: number; faults: number };
  stable: { views: number; faults: number };
}

/** What was asked of the edge. Each asks under its own name, which the registry's history shows. */
export type Asked =
  | { kind: 'promote'; versions: Versions; expected?: string | null }
  | { kind: 'roll back' | 'retire'; remote: string | null }
  | { kind: 'start canary'; versions: Versions; share: number; shares: number[]; everyMinutes: number }
  | { kind: 'share canary'; share: number }
  | { kind: 'promote canary' | 'abort canary' | 'clean' }
  | { kind: 'purge'; tag: string }
  | { kind: 'publish'; remote: string; version: string }
  | { kind: 'count'; canary: string; counted: Counted; minute: number }
  | { kind: 'issue token' | 'replace token' | 'end token'; name: string; hash: string };

export interface Op {
  by: string;
  /** Milliseconds of a right clock. */
  at: number;
  asked: Asked;
  /** Nothing: its answer never came, so it may be done or not. */
  answer?: { at: number } & (
    | { done: true; composition?: string; versions?: Versions; canary?: string; changed?: boolean }
    | { done: false; says: string }
  );
}

/** A line of the registry's own list of changes. */
export interface Change {
  sequence: number;
  compositionId: string;
  versions: Versions;
  action: string;
  remote: string | null;
  by: string;
}

interface Read {
  at: number;
  answeredAt: number;
}
/** What the registry said of itself. */
export interface Audit extends Read {
  /** The newest first. */
  changes: Change[];
  live: { sequence: number; composition: string | null; versions: Versions };
  canaries: {
    id: string;
    state: string;
    share: number;
    changes: string[];
    views: { stable: number; canary: number };
    versions: Versions;
  }[];
}
/** A pointer as an isolate sees it. */
export interface Seen extends Read {
  isolate: string;
  /** KV answered: otherwise an isolate goes on with what it knew. */
  isSure: boolean;
  composition: string | null;
  canaries: { id: string; composition: string; share: number }[];
  purges: Record<string, number>;
  revision: number;
  text: string;
}
export interface TokenRead extends Read {
  hash: string;
  good: boolean;
}

export interface RegistryHistory {
  ops: Op[];
  audits: Audit[];
  seen: Seen[];
  tokens: TokenRead[];
  /** When something ended or the clock was set. */
  breaks: number[];
  /** What is lacking of what must be there, as it was found. */
  lacking: string[];
  /** Whether its clock was ever wrong. */
  hasClock: boolean;
}
