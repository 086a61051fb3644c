import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import type { Upstreams } from '../src/leads/outbox/lead-upstreams.ts';
import type { Submission } from '../src/leads/outbox/lead/submission.ts';
import type { Outbox } from '../src/app/objects.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { bindings } from './bindings.ts';

/** How an upstream treats a call: it accepts it, accepts it without an answer, refuses it, or is down. */
export type Mood = 'takes' | 'loses' | 'refuses' | 'is-down';
type Kind = 'search-job' | 'contact' | 'automation' | 'note';

interface Arrival {
  kind: Kind;
  lead: string;
  person: string;
  /** By the upstream's clock. */
  at: number;
}

const nothingSought = {
  lastname: '',
  phone: '',
  type_woning: '',
  plaatsen: '',
  soorten: '',
  aantalkamers: '',
  prijstot: '',
  oppervlakte: '',
};

/** A lead with every kind of step. */
export const createSubmission = (lead: string, person: string): Submission => ({
  key: lead,
  digest: lead,
  repeatMs: 600_000,
  form: 'interest',
  person,
  values: { email: person },
  steps: [
    { kind: 'search-job', job: { ...nothingSought, name: lead, mail: person } },
    { kind: 'contact', fields: { email: person, tags: lead } },
    { kind: 'automation', when: 'always' },
    { kind: 'note', when: 'always', text: lead },
  ],
  source: 'test',
  network: 'test',
  marks: [],
});

/** An outbox of its own, with upstreams that record every call, by their own clock. */
export const createWorld = async (
  name: string,
  variables: Record<string, string> = {},
  readClock = () => Date.now(),
) => {
  const stub = bindings.OUTBOX.get(bindings.OUTBOX.idFromName(name));
  const arrivals: Arrival[] = [];
  /** Of all steps, or of one kind. */
  const moods: Partial<Record<Kind | 'all', Mood>> = {};
  const leads: string[] = [];
  const meet = (kind: Kind, lead: string, person = '') => {
    const mood = moods[kind] ?? moods.all ?? 'takes';
    if (mood === 'is-down') throw new UpstreamError('activecampaign', 'refused');
    if (mood === 'refuses') return { result_code: 0 as const, result_message: 'nee' };
    arrivals.push({ kind, lead, person, at: readClock() });
    if (mood === 'loses') throw new UpstreamError('activecampaign', 'timeout', { unanswered: true });
    // Each lead has its own contact, so that the calls that follow can be told apart.
    if (!leads.includes(lead)) leads.push(lead);
    const subscriberId = leads.indexOf(lead) + 1;
    return { result_code: 1 as const, result_message: 'Contact toegevoegd', subscriberId };
  };
  const upstreams: Upstreams = {
    createSearchJob: async ({ name: lead, mail }) => meet('search-job', lead, mail),
    syncContact: async ({ tags: lead = '', email = '' }) => meet('contact', lead, email),
    startAutomation: async (id) => meet('automation', leads[id - 1] ?? 'nobody'),
    countArrived: async ({ kind }, id, since) => {
      if ((moods[kind] ?? moods.all) === 'is-down') throw new UpstreamError('activecampaign', 'refused');
      if (kind === 'search-job') return undefined;
      const mine = arrivals.filter((each) => each.kind === kind && each.lead === leads[id - 1]);
      return mine.filter(({ at }) => at >= since).length;
    },
    addNote: async (id, text) => meet('note', leads[id - 1] === text ? text : 'nobody'),
  };
  const connect = () =>
    runInDurableObject<Outbox, void>(stub, async ({ work }) => {
      Object.assign(await work, { upstreams, env: { ...bindings, ...variables } });
    });
  await connect();
  return {
    stub,
    /**
     * `meetFirst` is told of each contact before it is sent; its lead can kill the object, as one that is too large would, and
     * the office can erase it.
     */
    connectAs: (
      meetFirst: (
        lead: string,
        kill: () => void,
        readOwnAlarm: () => Promise<number | null>,
        erase: () => void,
      ) => void,
    ) =>
      runInDurableObject<Outbox, void>(stub, async ({ work }, state) => {
        const outbox = await work;
        const syncContact: Upstreams['syncContact'] = async (fields, isWanted) => {
          const { tags: lead = '' } = fields;
          meetFirst(
            lead,
            () => state.abort('killed'),
            () => state.storage.getAlarm(),
            () => outbox.erase({ keys: [lead] }, 'office'),
          );
          return upstreams.syncContact(fields, isWanted);
        };
        Object.assign(outbox, { upstreams: { ...upstreams, syncContact } });
      }),
    arrivals,
    moods,
    /** The state after a deploy or a crash: what is not on disk is gone. */
    restart: async () => {
      await evictDurableObject(stub);
      await connect();
    },
    /** Makes everything in the queue due. */
    pass: async () => {
      await runInDurableObject<Outbox, void>(stub, (_, { storage }) => {
        storage.sql.exec('UPDATE leads SET nextAt = 0');
        return storage.setAlarm(Date.now() + 60_000);
      });
      await runDurableObjectAlarm(stub);
    },
    /** When the alarm of the outbox is set; null when it is not. */
    readAlarm: () => runInDurableObject<Outbox, number | null>(stub, (_, { storage }) => storage.getAlarm()),
    list: (kind: Kind) => arrivals.filter((each) => each.kind === kind).map(({ lead }) => lead),
  };
};
