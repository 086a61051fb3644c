import { isService, services, type Service } from './services.ts';

/** How a service shall fail. With none of the kinds set, a fault only delays. */
export interface Fault {
  service: Service;
  /** A path below the service's base; `*` is a wildcard. With a `?` it is matched with the query as well. */
  path: string;
  /** Answer with this status, in the vendor's error shape. */
  status?: number;
  /** Wait first. */
  delayMs?: number;
  /** Take the request and never answer. */
  hang?: boolean;
  /** Do the work, then send half of the answer's body. */
  malformed?: boolean;
  /** Close the connection without an answer. */
  drop?: boolean;
  /** Answer like a server whose certificate has expired: no HTTP. */
  tls?: boolean;
  /** Do the work, then send well-formed JSON of another shape. */
  wrongType?: boolean;
  /** Do the work, then send the answer followed by 32 MB of blanks. */
  huge?: boolean;
  /** Do the work, then send a web page with status 200, as a firewall or a maintenance plug-in does. */
  html?: boolean;
  /** Do the work, then send the answer with empty lists. */
  empty?: boolean;
  /** A register answers, in its own shape, about another address or neighbourhood than was asked. */
  elsewhere?: boolean;
  /** For how many more requests; without it, until it is removed. */
  count?: number;
}

const expected = [
  'Expected JSON like { "service": "realworks", "path": "/wonen/*", "status": 503, "count": 3 }.',
  `service: one of ${services.join(', ')}.`,
  'path: text that begins with "/" or "*", "*" stands for anything; left out: every path.',
  'status: 200-599; delayMs: milliseconds, 0-600000; count: 1 or more.',
  'hang, malformed, drop, tls, wrongType, huge, html, empty, elsewhere: true or false.',
].join(' ');

const kinds = [
  'hang',
  'malformed',
  'drop',
  'tls',
  'wrongType',
  'huge',
  'html',
  'empty',
  'elsewhere',
] as const;
/** Registers about a place: others have nothing to answer about another one. */
const ofPlaces: readonly Service[] = ['pdok', 'ep-online', 'cbs', 'overpass'];
const numbers = { status: [200, 599], delayMs: [0, 600_000], count: [1, Number.MAX_SAFE_INTEGER] } as const;
const known = new Set<string>(['service', 'path', ...kinds, ...Object.keys(numbers)]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fault that a tester sent, or a sentence that says what is wrong with it and what is expected. */
export const parseFault = (value: unknown): Fault | string => {
  if (!isRecord(value)) return `That is no object. ${expected}`;
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  if (unknown.length > 0) return `Unknown: ${unknown.join(', ')}. ${expected}`;
  if (!isService(value['service']))
    return `No such service: ${JSON.stringify(value['service'])}. ${expected}`;
  const path = value['path'] ?? '*';
  if (typeof path !== 'string' || !/^[/*]/.test(path)) return `Wrong path. ${expected}`;
  const fault: Fault = { service: value['service'], path };
  for (const kind of kinds) {
    const flag = value[kind];
    if (flag === undefined) continue;
    if (typeof flag !== 'boolean') return `Wrong ${kind}. ${expected}`;
    fault[kind] = flag;
  }
  for (const [name, [least, most]] of Object.entries(numbers)) {
    const number = value[name];
    if (number === undefined) continue;
    const right = typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most;
    if (!right) return `Wrong ${name}. ${expected}`;
    fault[name as keyof typeof numbers] = number;
  }
  if (fault.elsewhere && !ofPlaces.includes(fault.service))
    return `elsewhere does nothing to ${fault.service}: only to ${ofPlaces.join(', ')}. ${expected}`;
  if (fault.status !== undefined && kinds.some((kind) => fault[kind]))
    return `A status is the whole answer: give ${kinds.join(', ')} without one. ${expected}`;
  const does = fault.status !== undefined || fault.delayMs !== undefined || kinds.some((kind) => fault[kind]);
  return does
    ? fault
    : `It does nothing: give at least one of status, delayMs, ${kinds.join(', ')}. ${expected}`;
};

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** The faults that are switched on, the latest first. */
export interface Faults {
  list: () => Fault[];
  /** Replaces one of the same service and path. */
  put: (fault: Fault) => void;
  clear: () => void;
  /** The fault for this request; lowers its count by one. */
  take: (service: Service, path: string, query: string) => Fault | undefined;
}

export const createFaults = (): Faults => {
  let faults: { fault: Fault; pattern: RegExp }[] = [];
  return {
    list: () => faults.map(({ fault }) => ({ ...fault })),
    put: (fault) => {
      const others = faults.filter(
        (one) => one.fault.service !== fault.service || one.fault.path !== fault.path,
      );
      faults = [{ fault: { ...fault }, pattern: toPattern(fault.path) }, ...others];
    },
    clear: () => {
      faults = [];
    },
    take: (service, path, query) => {
      const met = faults.find(
        ({ fault, pattern }) =>
          fault.service === service && pattern.test(fault.path.includes('?') ? `${path}${query}` : path),
      );
      if (!met) return undefined;
      const { fault } = met;
      if (fault.count === undefined) return fault;
      fault.count -= 1;
      if (fault.count === 0) faults = faults.filter((one) => one !== met);
      return fault;
    },
  };
};
