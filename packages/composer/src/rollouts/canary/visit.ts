import type { Side } from '@binnen/platform/contract/canary';
import type { Pointer, RunningCanary } from '@binnen/platform/contract/composition';

export const canaryCookie = '__Host-canary';
const lots = 10_000;

/** A visitor while canaries run: in one of them at most. */
export interface Visit extends NonNullable<Pointer['canaries']> {
  /** Null for a visitor without a lot: the stable side, and not counted, because browsers without cookies are others. */
  side: Side | null;
  /** The visitor's own. */
  canary: RunningCanary | undefined;
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

/** A lot stays with its visitor, so a higher share moves nobody back, and another canary nobody over. */
const isIn = (lot: number, { share, end }: RunningCanary): boolean =>
  (end === 'low' ? lot : lots - 1 - lot) < (share / 100) * lots;

/** On which side a request's visitor is; null, at no cost, while no canary runs. */
export const findVisit = (headers: Headers, pointer: Pointer | null): Visit | null => {
  const canaries = pointer?.canaries;
  if (!canaries) return null;
  const lot = readLot(headers.get('cookie'), canaries.draw);
  const canary = lot === null ? undefined : canaries.running.find((each) => isIn(lot, each));
  const side = lot === null ? null : canary ? 'canary' : 'stable';
  return { ...canaries, side, canary, isCounted: !isDrawnBeforehand(headers) };
};

/** `Set-Cookie` with a visitor's lot: random, kept by no one else, and gone with the canaries. */
export const drawLot = ({ draw }: Pick<Visit, 'draw'>): string =>
  `${canaryCookie}=${draw}.${Math.floor(Math.random() * lots)}; Path=/; Secure; HttpOnly; SameSite=Lax`;

/** Whether a visitor still has the lot of a canary that ended. */
export const hasLot = (headers: Headers): boolean => headers.get('cookie')?.includes(canaryCookie) ?? false;

export const forgetLot = `${canaryCookie}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;
