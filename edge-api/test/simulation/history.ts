export type StepKind = 'search-job' | 'contact' | 'automation' | 'note';

/** What was seen from outside. Times are milliseconds of a right clock. */
export type Seen = { at: number } & (
  | { kind: 'submitted'; lead: string; person: string; steps: StepKind[]; held: boolean }
  /** The visitor was told that it was taken. */
  | { kind: 'told'; lead: string }
  /** The visitor was told that it was refused. */
  | { kind: 'refused'; lead: string }
  /** A request for a step left the edge; `call` joins it with what came of it. */
  | { kind: 'sent' | 'effect'; call: number; step: StepKind; lead: string; person: string }
  /** A whole answer that says yes reached the edge; not one that was killed just then. */
  | { kind: 'answered'; call: number }
  | { kind: 'dead' | 'released' | 'erased'; leads: string[] }
  /** The office sends again: these, which were dead. */
  | { kind: 'sent again'; leads: string[] }
  | { kind: 'killed' | 'taken over' | 'disk full' | 'clock' }
);

/** A lead that a fault of the world made unclear: the clock jumped between two clicks, or it was erased while it was sent. */
export interface History {
  seen: Seen[];
  unclear: Set<string>;
  /** All that is on the disk at the end, as text. */
  disk: string;
  /** How many leads wait at the end; -1 when the outbox does not answer. */
  pending: number;
}

type WithoutTime<One> = One extends Seen ? Omit<One, 'at'> : never;
/** Adds to the history, with the time. */
export type See = (seen: WithoutTime<Seen>) => void;
