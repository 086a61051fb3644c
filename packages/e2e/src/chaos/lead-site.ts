import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import { startStandIns } from '@binnen/scripts/stack';
import type { Fault, Recorded } from '../stack.ts';

const firstPort = Number(process.env['LEAD_KILLS_PORT'] ?? 8830);

export const leadKinds = ['interest', 'sales-advice', 'search-service'] as const;
export type LeadKind = (typeof leadKinds)[number];

export interface Lead {
  /** In the order in which they were sent. */
  order: number;
  kind: LeadKind;
  email: string;
  /** A text that no other lead has. */
  message: string;
}

const forms: Record<LeadKind, { call: string; fields: (lead: Lead) => Record<string, string> }> = {
  interest: { call: 'kopers', fields: ({ message }) => ({ woning: message }) },
  'sales-advice': {
    call: 'verkoopadvies',
    fields: ({ message }) => ({
      lastname: 'Jansen',
      straat: 'Brink',
      plaats: 'Deventer',
      huisnr: '1',
      postcode: '7411BT',
      fulladdress: 'Brink 1 in Deventer',
      message,
    }),
  },
  'search-service': {
    call: 'zoekservice',
    fields: ({ message }) => ({
      // The CRM is told of its own places alone.
      lastname: message,
      type_woning: 'koop',
      plaatsen: JSON.stringify([{ name: message, code: 'zelf-ingevuld' }]),
      soorten: JSON.stringify([{ name: 'Woonhuis', code: 'WOONHUIS' }]),
      prijstot: '350000',
      aantalkamers: '4',
      oppervlakte: '100',
    }),
  },
};

/** An edge with stand-ins and a disk of its own, for a test that kills it. */
export const createLeadSite = (index: number) => {
  const ports = { port: firstPort + 2 * index, standInsPort: firstPort + 2 * index + 1 };
  const stateFolder = path.join(root, `.cache/lead-kills-state-${ports.port}`);
  const edgeUrl = `http://localhost:${ports.port}`;
  const standInsUrl = `http://localhost:${ports.standInsPort}`;
  const access = { authorization: 'Bearer local-platform-token' };
  const read = async <T>(url: string): Promise<T> =>
    (await (await fetch(url, { headers: access })).json()) as T;

  return {
    forgetState: () => rmSync(stateFolder, { recursive: true, force: true }),
    startStandIns: () => startStandIns(ports),
    /** A port is only free a moment after its program was killed. */
    startEdge: async (): Promise<Running> => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await startBundledEdge({ ...ports, stateFolder, manyVisitors: true });
        } catch (error) {
          if (attempt === 40 || !String(error).includes('is taken')) throw error;
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      }
    },
    /** True when the visitor was told that the lead was accepted. */
    send: async (lead: Lead): Promise<boolean> => {
      const { call, fields } = forms[lead.kind];
      try {
        const response = await fetch(`${edgeUrl}/ac/contact/add/${call}`, {
          method: 'POST',
          body: new URLSearchParams({
            _formulier: lead.kind,
            firstname: 'Anna',
            email: lead.email,
            phone: '06',
            acceptsPrivacy: 'ja',
            ...fields(lead),
          }),
        });
        const reply = (await response.json()) as { result_code?: number };
        return reply.result_code === 1;
      } catch {
        return false;
      }
    },
    readWrites: (service: string) => read<Recorded[]>(`${standInsUrl}/_recorded?service=${service}`),
    /** How often the office was notified of this contact. */
    countNotifications: async (email: string): Promise<number> => {
      const query = new URLSearchParams({
        api_key: 'local-activecampaign-key',
        api_action: 'contact_view_email',
        email,
      });
      const contact = await read<{ automation_history?: string[] }>(
        `${standInsUrl}/activecampaign/admin/api.php?${query}`,
      );
      return contact.automation_history?.length ?? 0;
    },
    listLeads: async (state: 'pending' | 'dead'): Promise<{ values: Record<string, string> }[]> =>
      (
        await read<{ leads: { values: Record<string, string> }[] }>(
          `${edgeUrl}/_platform/leads?state=${state}&limit=1000`,
        )
      ).leads,
    setFault: (fault: Fault) =>
      fetch(`${standInsUrl}/_faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    clearFaults: () => fetch(`${standInsUrl}/_faults`, { method: 'DELETE' }),
  };
};
export type LeadSite = ReturnType<typeof createLeadSite>;
