import type { Alert, AlertAction, AskedFrequency } from '@binnen/contracts/alerts/alert';

/** A message as its service took it: the alert that it is of, and the homes that it tells with their prices. */
export interface Message {
  alert: string;
  person: string;
  isQuestion: boolean;
  /** A browser shows it: its permission was the question. */
  isPush: boolean;
  homes: { id: number; euros: number }[];
  /** So many more are in the list that it links to. */
  more: number;
}

/** What was seen from outside. Times are milliseconds of a right clock. */
export type Seen = { at: number } &
  /** What is on offer from now on. */
  (
    | { kind: 'offer'; homes: Record<number, { city: string; euros: number }> }
    /** A visitor asks; the question may be lost. */
    | { kind: 'asking'; person: string; list: string }
    /** An address is about to do something with its alert, or to be erased. */
    | { kind: 'acting'; alert: string; action: AlertAction; frequency: AskedFrequency | undefined }
    | { kind: 'acted'; alert: string; action: AlertAction; now: Alert | null }
    | { kind: 'erased'; person: string; alerts: string[] }
    /** A request with a message left the edge. */
    | ({ kind: 'sent'; call: number } & Message)
    /** The service took it: it is in the mailbox, once for each key. */
    | ({ kind: 'mailed'; call: number } & Message)
    /** A whole answer that says yes reached the edge. */
    | { kind: 'answered'; call: number }
    | { kind: 'killed' | 'taken over' | 'disk full' | 'clock' }
  );

export interface AlertHistory {
  seen: Seen[];
  disk: string;
  /** How many messages wait at the end; -1 when the object does not answer. */
  waiting: number;
}

type WithoutTime<One> = One extends Seen ? Omit<One, 'at'> : never;
export type See = (seen: WithoutTime<Seen>) => void;
