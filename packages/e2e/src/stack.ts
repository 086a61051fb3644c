import { sendWebhook } from '@binnen/scripts/send-webhook';
import type { Fault as StandInFault } from '@binnen/stand-ins/control/faults';

const firstPort = Number(process.env['E2E_PORT'] ?? 8897);
/** Programs that a test starts beside its site take the next ports. */
const portsPerSite = 20;

/** The ports of the site of one of Playwright's parallel workers, from 0. */
export const findPorts = (worker: number): { port: number; standInsPort: number } => {
  const port = firstPort + worker * portsPerSite;
  return { port, standInsPort: port + 1 };
};
export const stackPorts = findPorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

export const siteUrl = `http://localhost:${stackPorts.port}`;
export const standInsUrl = `http://localhost:${stackPorts.standInsPort}`;

/** The header that a proxy would write: a visitor's address, where a test is about networks. */
export const addressHeader = 'x-visitor-address';

export const access = { url: siteUrl, token: 'local-platform-token' };

export interface Recorded {
  at: string;
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** The writes that reached an upstream, oldest first. */
export const readRecorded = async (service: string): Promise<Recorded[]> =>
  (await (await fetch(`${standInsUrl}/_recorded?service=${service}`)).json()) as Recorded[];

export const forgetRecorded = async (): Promise<void> => {
  await fetch(`${standInsUrl}/_recorded`, { method: 'DELETE' });
};

/** As the stand-ins take it; without a path it is for all. */
export type Fault = Omit<StandInFault, 'path'> & { path?: string };

/** Breaks an upstream until `clearFaults`. */
export const breakUpstream = async (fault: Fault): Promise<void> => {
  const response = await fetch(`${standInsUrl}/_faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The stand-ins refused the fault: ${await response.text()}`);
};

export const clearFaults = async (): Promise<void> => {
  await fetch(`${standInsUrl}/_faults`, { method: 'DELETE' });
};

/** Tells the edge that content was changed, as the headless CMS does. */
const tellEdge = (collection: string, keys: string[]): Promise<void> =>
  sendWebhook(siteUrl, 'directus', { event: `${collection}.items.update`, collection, keys });

const changed = new Map<string, Set<string>>();

/** Overrides fields of an item of the headless CMS until `restoreContent`. A page that is rendered anew shows it. */
export const changeContent = async (collection: string, item: string, fields: object): Promise<void> => {
  const response = await fetch(`${standInsUrl}/_data/directus/${collection}/${item}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`The stand-ins refused the change: ${await response.text()}`);
  changed.set(collection, (changed.get(collection) ?? new Set()).add(item));
  await tellEdge(collection, [item]);
};

/** Removes all overrides. */
export const restoreContent = async (): Promise<void> => {
  await fetch(`${standInsUrl}/_data`, { method: 'DELETE' });
  for (const [collection, items] of changed) await tellEdge(collection, [...items]);
  changed.clear();
};
