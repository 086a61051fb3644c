import { createDataset } from '@binnen/demo-data/dataset/dataset';
import { createContacts } from '@binnen/stand-ins/activecampaign/contacts';
import { createActiveCampaign } from '@binnen/stand-ins/activecampaign/routes';
import { createObjectFinder } from '@binnen/stand-ins/realworks/find-objects';
import { createRealworks } from '@binnen/stand-ins/realworks/routes';
import * as v from 'valibot';
import type { Disk } from './disk.ts';
import type { See, StepKind } from './history.ts';
import { createNetwork } from './network.ts';
import type { Random } from './random.ts';
import type { Time } from './time.ts';

const steps: Record<string, StepKind> = {
  contact_sync: 'contact',
  contact_note_add: 'note',
  automation_contact_add: 'automation',
};
const JobSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    zoekopdracht: v.object({
      relatie: v.object({ persoon: v.object({ roepnaam: v.string(), email: v.string() }) }),
    }),
  }),
);

/** The marketing service and the CRM. */
export const createServices = (options: { time: Time; random: Random; disk: Disk; see: See }) => {
  const contacts = createContacts();
  const dataset = createDataset({ size: 1, now: new Date() });
  const routes = {
    activecampaign: createActiveCampaign(contacts),
    realworks: createRealworks({
      objects: createObjectFinder(dataset, () => new Map()),
      locations: [{ id: 1, naam: 'DEVENTER' }],
    }),
  };

  /** What a request is a step of. */
  const describe = (url: URL, body: string) => {
    if (url.pathname === '/realworks/wonen/v1/zoekopdracht') {
      const { roepnaam, email } = v.parse(JobSchema, body).zoekopdracht.relatie.persoon;
      return { step: 'search-job' as const, lead: roepnaam, person: email };
    }
    const step = steps[url.searchParams.get('api_action') ?? ''];
    if (!step) return undefined;
    const form = new URLSearchParams(body);
    const contact = contacts.find({ id: form.get('id') ?? form.get('contact_id') ?? '' });
    const lead = form.get('tags') ?? form.get('note') ?? '';
    return { step, lead, person: form.get('email') ?? contact?.email ?? '' };
  };
  return createNetwork({ ...options, routes, describe });
};
