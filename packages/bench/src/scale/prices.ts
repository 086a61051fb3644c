/**
 * Cloudflare's published prices in US dollars, Workers Paid plan, autumn 2026: "Pricing" of the documentation of Workers,
 * Workers KV, R2, Durable Objects and Images (developers.cloudflare.com/…/platform/pricing). Dynamic Workers are billed by
 * unique Worker and day: a composition is one, so that is cents a month and left out.
 */
export interface Price {
  /** For how many units. */
  per: number;
  dollars: number;
  /** Units a month that the plan includes. */
  included: number;
}

const million = 1_000_000;

export const planDollars = 5;
export const prices = {
  requests: { per: million, dollars: 0.3, included: 10 * million },
  cpuMs: { per: million, dollars: 0.02, included: 30 * million },
  kvReads: { per: million, dollars: 0.5, included: 10 * million },
  kvWrites: { per: million, dollars: 5, included: million },
  r2Reads: { per: million, dollars: 0.36, included: 10 * million },
  r2Writes: { per: million, dollars: 4.5, included: million },
  objectCalls: { per: million, dollars: 0.15, included: million },
  /** 128 MB for as long as an object is in memory. */
  objectGbSeconds: { per: million, dollars: 12.5, included: 400_000 },
  rowsRead: { per: million, dollars: 0.001, included: 25_000 * million },
  rowsWritten: { per: million, dollars: 1, included: 50 * million },
  /** Unique ones a month: a picture in one size and format. */
  transformations: { per: 1_000, dollars: 0.5, included: 5_000 },
} as const satisfies Record<string, Price>;
export type Billed = keyof typeof prices;

/** The price of a month of this use, plan included, and of each part. */
export const priceMonth = (
  used: Record<Billed, number>,
): { total: number; parts: Record<Billed, number> } => {
  const parts = Object.fromEntries(
    Object.entries(prices).map(([name, { per, dollars, included }]) => [
      name,
      (Math.max(0, used[name as Billed] - included) / per) * dollars,
    ]),
  ) as Record<Billed, number>;
  return { total: planDollars + Object.values(parts).reduce((sum, part) => sum + part, 0), parts };
};
