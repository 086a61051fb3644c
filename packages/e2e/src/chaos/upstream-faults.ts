/** The upstreams by the stand-ins' names; `realworks` is listings and CRM. */
export const upstreams = [
  'directus',
  'wordpress',
  'realworks',
  'pdok',
  'activecampaign',
  'valuation',
  'streetview',
  'images',
] as const;
export type Upstream = (typeof upstreams)[number];

/** Every fault of an upstream, as it is sent to the stand-ins. */
export const faults = {
  '500': { status: 500 },
  '429': { status: 429 },
  hang: { hang: true },
  slow: { delayMs: 600 },
  malformed: { malformed: true },
  drop: { drop: true },
  huge: { huge: true },
  'wrong type': { wrongType: true },
  tls: { tls: true },
} as const;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** What is broken at the same time, and how. */
export type Breakage = Partial<Record<Upstream, FaultName>>;

/** One upstream at a time, with each fault: the whole matrix. */
export const listEach = (): Breakage[] =>
  upstreams.flatMap((upstream) => faultNames.map((fault) => ({ [upstream]: fault })));

/**
 * All upstreams at once, each with another fault, shifted by one from run to run (a Latin square). So a few runs cover
 * every pair of upstream and fault.
 */
export const listPairwise = (): Breakage[] =>
  faultNames.map((_, run) =>
    Object.fromEntries(
      upstreams.map((upstream, index) => [upstream, faultNames[(index + run) % faultNames.length]!]),
    ),
  );

export const describeBreakage = (breakage: Breakage): string =>
  Object.entries(breakage)
    .map(([upstream, fault]) => `${upstream}: ${fault}`)
    .join(', ');
