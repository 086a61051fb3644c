import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createBag } from './bag/routes.ts';
import { createCbs } from './cbs/routes.ts';
import { createEpOnline } from './ep-online/routes.ts';
import { createPush } from './push/routes.ts';
import { createRegisteredHomes } from './pdok/registered-homes.ts';
import { createRivm } from './rivm/routes.ts';
import { createContacts } from './activecampaign/contacts.ts';
import { createActiveCampaign } from './activecampaign/routes.ts';
import { createMailbox } from './brevo/mailbox.ts';
import { createBrevo } from './brevo/routes.ts';
import { createFaults } from './control/faults.ts';
import { meetFault, type StandInEnv } from './control/meet-fault.ts';
import { createOverrides } from './control/overrides.ts';
import { createRecording } from './control/recording.ts';
import { createRequestCounts } from './control/request-counts.ts';
import { createControl } from './control/routes.ts';
import type { Service } from './control/services.ts';
import { loadContent } from '@binnen/demo-data/content/load-content';
import { createDataset } from '@binnen/demo-data/dataset/dataset';
import { woonplaatsen } from '@binnen/demo-data/dataset/places';
import { createSuffixFinder } from '@binnen/demo-data/dataset/suffixes';
import type { Collections } from '@binnen/demo-data/content/directus-content';
import { createItemFinder } from './directus/find-items.ts';
import { createDirectus } from './directus/routes.ts';
import { createImages } from './images/routes.ts';
import { createOverpass } from './overpass/routes.ts';
import { createPartner } from './partner/routes.ts';
import { createPdok } from './pdok/routes.ts';
import { createObjectFinder } from './realworks/find-objects.ts';
import { createRealworks } from './realworks/routes.ts';
import { createSlack } from './slack/routes.ts';
import { createStreetView } from './streetview/routes.ts';
import { createTurnstile } from './turnstile/routes.ts';
import { createTiles } from './tiles/routes.ts';
import { createValuation } from './valuation/routes.ts';
import type { WordPressContent } from '@binnen/demo-data/content/wordpress-content';
import { createOverriddenContent } from './wordpress/overridden.ts';
import { createWordPress } from './wordpress/routes.ts';

export interface StandInOptions {
  /** How many homes the offer has; 440 by default. */
  objects?: number;
  /** The moment that the data's dates are relative to; the start by default. */
  now?: Date;
  /** Reads the content of the CMSes, at the start and when it was changed; the demo's by default. */
  readContent?: () => Content;
}

interface Content {
  directus: Collections;
  wordpress: WordPressContent;
}

/** Takes what is there now into the content that is served. Returns the names of what is other than it was. */
const takeContent = (served: Content, now: Content) => {
  const take = <T extends object>(own: T, others: T): string[] => {
    const changed = Object.entries(others).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(own, name)),
    );
    Object.assign(own, Object.fromEntries(changed));
    return changed.map(([name]) => name);
  };
  return {
    directus: take(served.directus, now.directus),
    wordpress: take(served.wordpress, now.wordpress),
  };
};

/** Of these collections of registers, a tester may change any key. */
const registers = [
  'bag/verblijfsobjecten',
  'ep-online/labels',
  'cbs/cijfers',
  'rivm/lagen',
  'overpass/elementen',
];

export interface StandIns {
  app: Hono<StandInEnv>;
  /** Listens; port 0 takes a free one. Rejects with Node's own error when the port is taken. */
  start: (at?: { port?: number; host?: string }) => Promise<{ port: number; url: string }>;
  /** Also ends every request that is still waiting. */
  stop: () => Promise<void>;
}

/** Every stand-in as one HTTP app: `/{service}/…` speaks the vendor's format, `/_…` is the tester's API. */
export const createStandIns = ({
  objects = 440,
  now = new Date(),
  readContent = loadContent,
}: StandInOptions = {}): StandIns => {
  const content = readContent();
  const faults = createFaults();
  const recording = createRecording();
  const counts = createRequestCounts();
  const overrides = createOverrides();
  let closing = new AbortController();
  const dataset = createDataset({ size: objects, now });
  const finder = createObjectFinder(dataset, () => overrides.of('realworks/objecten'));
  const locations = woonplaatsen.map(({ name }, index) => ({ id: 1001 + index, naam: name.toUpperCase() }));

  const items = createItemFinder(content.directus, (collection) => overrides.of(`directus/${collection}`));
  const blogs = createOverriddenContent(content.wordpress, (collection) =>
    overrides.of(`wordpress/${collection}`),
  );
  const contacts = createContacts();
  const registered = createRegisteredHomes(dataset);
  const mailbox = createMailbox();

  const findItem = (service: string, collection: string, key: string) => {
    if (service === 'realworks' && collection === 'objecten') {
      return finder.compose(Number(key), '')
        ? { group: 'realworks/objecten', key: String(Number(key)) }
        : `There is no object ${key}; give an id of /realworks/wonen/v1/objecten.`;
    }
    if (service === 'directus') {
      const name = items.findName(collection, key);
      return name
        ? { group: `directus/${collection}`, key: name }
        : `There is no item ${key} in ${collection}; give its id, key or slug, or a singleton's own name.`;
    }
    if (service === 'wordpress') {
      const name = blogs.findName(collection, key);
      return name
        ? { group: `wordpress/${collection}`, key: name }
        : `There is no ${key} in ${collection}; give its id or slug, or page_fields/page_fields.`;
    }
    if (registers.includes(`${service}/${collection}`)) return { group: `${service}/${collection}`, key };
    return `Nothing of ${service}/${collection} can be changed: expected directus/{collection}, wordpress/{collection}, realworks/objecten or ${registers.join(', ')}.`;
  };

  const app = new Hono<StandInEnv>();
  app.route(
    '/',
    createControl({
      faults,
      recording,
      counts,
      overrides,
      findItem,
      forget: () => {
        contacts.clear();
        mailbox.clear();
      },
      readAgain: () => takeContent(content, readContent()),
      describe: () => ({ objects, today: dataset.today }),
    }),
  );
  app.use('*', meetFault({ faults, recording, counts, closing: () => closing.signal }));
  // The BAG has the host of the address register.
  app.route(
    '/pdok/kadaster/bag/ogc/v2',
    createBag(registered, () => overrides.of('bag/verblijfsobjecten')),
  );
  const mounted: Record<Service, Hono<StandInEnv>> = {
    directus: createDirectus(items),
    wordpress: createWordPress(blogs.read),
    realworks: createRealworks({ objects: finder, locations }),
    activecampaign: createActiveCampaign(contacts),
    brevo: createBrevo(mailbox),
    push: createPush(),
    pdok: createPdok(createSuffixFinder(dataset)),
    valuation: createValuation(),
    streetview: createStreetView(),
    images: createImages(dataset),
    turnstile: createTurnstile(),
    slack: createSlack(),
    partner: createPartner(),
    tiles: createTiles(),
    'ep-online': createEpOnline(registered, now.getUTCFullYear(), () => overrides.of('ep-online/labels')),
    cbs: createCbs(() => overrides.of('cbs/cijfers')),
    rivm: createRivm(() => overrides.of('rivm/lagen')),
    overpass: createOverpass(() => overrides.of('overpass/elementen')),
  };
  for (const [name, service] of Object.entries(mounted)) app.route(`/${name}`, service);

  let server: ServerType | undefined;
  return {
    app,
    start: ({ port = 0, host = '127.0.0.1' } = {}) => {
      closing = new AbortController();
      const listening = createAdaptorServer({ fetch: app.fetch });
      server = listening;
      return new Promise((resolve, reject) => {
        listening.once('error', reject);
        listening.listen(port, host, () => {
          const address = listening.address();
          const taken = typeof address === 'object' && address ? address.port : port;
          resolve({ port: taken, url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}` });
        });
      });
    },
    stop: () => {
      closing.abort();
      const listening = server;
      server = undefined;
      if (!listening) return Promise.resolve();
      return new Promise((resolve) => {
        listening.close(() => resolve());
        if ('closeAllConnections' in listening) listening.closeAllConnections();
      });
    },
  };
};
