const port = Number(process.env['E2E_PORT'] ?? 8897);
export const stackPorts = { port, upstreamsPort: port + 1 };

export const siteUrl = `http://localhost:${stackPorts.port}`;
export const upstreamsUrl = `http://localhost:${stackPorts.upstreamsPort}`;

export const access = { url: siteUrl, token: 'local-platform-token' };

export interface Recorded {
  at: string;
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** What reached an upstream as a write, oldest first. */
export const readRecorded = async (service: string): Promise<Recorded[]> =>
  (await (await fetch(`${upstreamsUrl}/_recorded?service=${service}`)).json()) as Recorded[];

export const forgetRecorded = async (): Promise<void> => {
  await fetch(`${upstreamsUrl}/_recorded`, { method: 'DELETE' });
};

export interface Fault {
  service: string;
  path?: string;
  status?: number;
  delayMs?: number;
  hang?: boolean;
  malformed?: boolean;
  drop?: boolean;
  count?: number;
}

/** Breaks an upstream until `clearFaults`. */
export const breakUpstream = async (fault: Fault): Promise<void> => {
  const response = await fetch(`${upstreamsUrl}/_faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The stand-ins refused the fault: ${await response.text()}`);
};

export const clearFaults = async (): Promise<void> => {
  await fetch(`${upstreamsUrl}/_faults`, { method: 'DELETE' });
};
