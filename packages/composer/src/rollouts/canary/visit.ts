import type { Side } from '@binnen/platform/contract/canary';
import type { Composition, Pointer } from '@binnen/platform/contract/composition';

export const canaryCookie = '__Host-canary';
const lots = 10_000;

type RunningCanary = NonNullable<Pointer['canary']>;

/** A visitor while a canary runs. */
export interface Visit {
  canary: RunningCanary;
  /** Null for a visitor without a lot: the stable side, and not counted, because browsers without cookies are others. */
  side: Side | null;
  /** False for a document that a browser draws beforehand: perhaps nobody will see it. */
  isCounted: boolean;
}

const readLot = (cookies: string | null, id: string): number | null => {
  const found =
    cookies && new RegExp(`(?:^|;\\s*)${canaryCookie}=([\\w-]+)\\.(\\d{1,4})(?:;|$)`).exec(cookies);
  return found && found[1] === id ? Number(found[2]) : null;
};

export const isDrawnBeforehand = (headers: Headers): boolean =>
  headers.get('sec-purpose')?.includes('prefetch') ?? false;

/** On which side a request's visitor is; null, at no cost, while no canary runs. */
export const findVisit = (headers: Headers, pointer: Pointer | null): Visit | null => {
  const canary = pointer?.canary;
  if (!canary) return null;
  const lot = readLot(headers.get('cookie'), canary.id);
  const isCounted = !isDrawnBeforehand(headers);
  if (lot === null) return { canary, side: null, isCounted };
  // A lot stays with its visitor, so a higher share moves nobody back.
  return { canary, side: lot < (canary.share / 100) * lots ? 'canary' : 'stable', isCounted };
};

/** The composition that a visit is served from; null: the stable one. */
export const findCanaryOf = (visit: Visit | null): Composition | null =>
  visit?.side === 'canary' ? visit.canary.composition : null;

/** `Set-Cookie` with a visitor's lot: random, kept by no one else, and gone with the canary. */
export const drawLot = ({ id }: RunningCanary): string =>
  `${canaryCookie}=${id}.${Math.floor(Math.random() * lots)}; Path=/; Secure; HttpOnly; SameSite=Lax`;

/** Whether a visitor still has the lot of a canary that ended. */
export const hasLot = (headers: Headers): boolean => headers.get('cookie')?.includes(canaryCookie) ?? false;

export const forgetLot = `${canaryCookie}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;
