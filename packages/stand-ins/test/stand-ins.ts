import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createStandIns, type StandInOptions, type StandIns } from '../src/server.ts';

export const now = new Date('2026-11-21T09:00:00Z');

export const tokens = {
  directus: { authorization: 'Bearer local-directus-token' },
  realworks: { authorization: 'rwauth local-realworks-token' },
  crm: { authorization: 'rwauth local-realworks-crm-token' },
  valuation: { authorization: 'Bearer local-valuation-token' },
};

/** The stand-ins over real HTTP on a port of their own, with clean recordings, faults and data before each test. */
export const useStandIns = (options: StandInOptions = {}) => {
  let standIns: StandIns;
  let url = '';
  beforeAll(async () => {
    standIns = createStandIns({ now, ...options });
    ({ url } = await standIns.start());
  });
  afterAll(() => standIns.stop());
  beforeEach(async () => {
    for (const path of ['_recorded', '_requests', '_faults', '_data'])
      await fetch(`${url}/${path}`, { method: 'DELETE' });
  });
  return {
    url: (path: string): string => `${url}${path}`,
    get: (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(path.startsWith('http') ? path : `${url}${path}`, { headers }),
    send: (
      method: string,
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<Response> =>
      fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    post: (
      path: string,
      form: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<Response> =>
      fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers }),
    fault: (fault: Record<string, unknown>): Promise<Response> =>
      fetch(`${url}/_faults`, { method: 'PUT', body: JSON.stringify(fault) }),
    stop: (): Promise<void> => standIns.stop(),
  };
};
