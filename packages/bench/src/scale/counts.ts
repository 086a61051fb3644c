/** What Cloudflare bills or limits, for one request of a kind. */
export interface Counts {
  kvReads: number;
  kvWrites: number;
  r2Reads: number;
  r2Writes: number;
  cacheReads: number;
  cacheWrites: number;
  upstreamCalls: number;
  outboxCalls: number;
  registryCalls: number;
  quotaCalls: number;
  rowsRead: number;
  rowsWritten: number;
  transformations: number;
  /** Processor time of workerd, which locally contains the stores' own. */
  cpuMs: number;
}

export const countNames = [
  'kvReads',
  'kvWrites',
  'r2Reads',
  'r2Writes',
  'cacheReads',
  'cacheWrites',
  'upstreamCalls',
  'outboxCalls',
  'registryCalls',
  'quotaCalls',
  'rowsRead',
  'rowsWritten',
  'transformations',
  'cpuMs',
] as const satisfies readonly (keyof Counts)[];

/** A request as the simulation knows it. `promote` counts all calls of one, `cron` one run. */
export const kinds = {
  fresh: 'first page of all: nothing is kept anywhere',
  kept: 'page from the data centre’s cache, new isolate',
  keptStale: '… that is stale, with all that is renewed behind it',
  keptElsewhere: 'page that another data centre keeps, stale, renewed behind',
  made: 'page that none keeps, its data in KV, new isolate',
  render: 'page that nobody asked for yet, data in the isolate',
  hit: 'page from the isolate’s memory',
  api: 'call of the API, data in the isolate',
  file: 'client file, kept in the data centre',
  newFile: 'client file, the first time in a data centre',
  picture: 'picture, kept in the data centre',
  newPicture: 'picture, the first time in a data centre',
  lead: 'lead with all its steps',
  purge: 'change of content (webhook), with the pointer that is written once more a minute later',
  minute: 'minute of an isolate with visitors, beside its requests',
  cronMinute: 'cron run of each minute, with the alarms’ webhook set and nothing to do',
  cron: 'cron run without a change of the offer',
  promote: 'publishing and promoting one remote, likewise',
} as const;
export type Kind = keyof typeof kinds;
export type CountsOf = Record<Kind, Counts>;
