import * as v from 'valibot';
import type { Alert, AskedFrequency } from '@binnen/contracts/alerts/alert';
import { PushSubscriptionSchema, type PushSubscription } from '@binnen/contracts/alerts/push';

export interface AlertRow {
  id: string;
  /** The address it goes to: of e-mail, or as JSON the subscription of a browser. */
  email: string;
  lijst: string;
  /** JSON: the place that its distance is measured from, or null. */
  centre: string;
  /** JSON. */
  woorden: string;
  frequentie: AskedFrequency;
  staat: Alert['staat'];
  since: number;
  nextAt: number;
}

export interface MailRow {
  seq: number;
  alert: string;
  homes: string | null;
  plannedAt: number;
  nextAt: number;
  attempts: number;
  key: string;
  sentAt: number | null;
  inDoubt: number;
}

/** A home that came, or whose price went down; `was`: the price before. */
export interface News {
  id: number;
  was: number | null;
}

/** Alerts that it has, or questions that it got in a day. */
export type Full = 'alerts' | 'questions';

/** The alert that was asked for; without one, of what its address has too many, or nothing: it was a second click. */
export interface SignedUp {
  id?: string;
  full?: Full;
}

export type Wish = Pick<AlertRow, 'email' | 'lijst' | 'centre' | 'woorden' | 'frequentie'>;

const WordsSchema = v.array(v.string());
const CentreSchema = v.nullable(v.object({ label: v.string(), lat: v.number(), lon: v.number() }));
const MatchesSchema = v.array(
  v.object({
    id: v.number(),
    euros: v.number(),
    adres: v.string(),
    prijs: v.string(),
    was: v.optional(v.string()),
    pad: v.string(),
    foto: v.optional(v.string()),
  }),
);
/** A home as its mail tells it: its price in euros too, 0 when it has none, and of one that is not new the price before. */
export type Match = v.InferOutput<typeof MatchesSchema>[number];

const AddressSchema = v.pipe(v.string(), v.parseJson(), PushSubscriptionSchema);

/** The browser that an alert is pushed to; undefined: it is mailed. */
export const readPush = ({ email }: Pick<AlertRow, 'email'>): PushSubscription | undefined => {
  const read = v.safeParse(AddressSchema, email);
  return read.success ? read.output : undefined;
};
export const readWords = ({ woorden }: AlertRow) => v.parse(WordsSchema, JSON.parse(woorden));
export const readCentre = ({ centre }: AlertRow) => v.parse(CentreSchema, JSON.parse(centre));
/** Null: the mail asks for a confirmation. */
export const readMatches = ({ homes }: MailRow) =>
  homes === null ? null : v.parse(MatchesSchema, JSON.parse(homes));
