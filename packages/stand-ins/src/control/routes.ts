import { Hono, type Context } from 'hono';
import { parseFault, type Faults } from './faults.ts';
import type { StandInEnv } from './meet-fault.ts';
import type { Overrides } from './overrides.ts';
import type { Recording } from './recording.ts';
import type { RequestCounts } from './request-counts.ts';
import { isService, services } from './services.ts';

interface Control {
  faults: Faults;
  recording: Recording;
  counts: RequestCounts;
  overrides: Overrides;
  /** The group and key of an item of the data set, or a sentence that says why there is none. */
  findItem: (service: string, collection: string, key: string) => { group: string; key: string } | string;
  /** Undoes what writes have changed in the services. */
  forget: () => void;
  /** Reads the content of the CMSes again; says which collections and lists changed. */
  readAgain: () => { directus: string[]; wordpress: string[] };
  describe: () => Record<string, unknown>;
}

const refuse = (c: Context, error: string) => c.json({ error }, 400);

const readJson = async (c: Context): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
};

/** The tester's API: received writes, faults, and overrides of the data. */
export const createControl = ({
  faults,
  recording,
  counts,
  overrides,
  findItem,
  forget,
  readAgain,
  describe,
}: Control) => {
  const app = new Hono<StandInEnv>();
  const readService = (c: Context) => {
    const asked = c.req.query('service');
    if (asked === undefined || isService(asked)) return { service: asked };
    return { wrong: `No such service: ${asked}. Expected one of ${services.join(', ')}.` };
  };

  app.get('/_health', (c) => c.json({ status: 'ok', services, ...describe() }));

  app.get('/_recorded', (c) => {
    const { service, wrong } = readService(c);
    return wrong ? refuse(c, wrong) : c.json(recording.list(service));
  });
  app.delete('/_recorded', (c) => {
    const { service, wrong } = readService(c);
    if (wrong) return refuse(c, wrong);
    recording.clear(service);
    return c.body(null, 204);
  });

  app.get('/_requests', (c) => {
    const { service, wrong } = readService(c);
    if (wrong) return refuse(c, wrong);
    return c.json(service ? { service, ...counts.of(service) } : counts.all());
  });
  app.delete('/_requests', (c) => {
    const { service, wrong } = readService(c);
    if (wrong) return refuse(c, wrong);
    counts.clear(service);
    return c.body(null, 204);
  });

  app.get('/_faults', (c) => c.json(faults.list()));
  app.put('/_faults', async (c) => {
    const fault = parseFault(await readJson(c));
    if (typeof fault === 'string') return refuse(c, fault);
    faults.put(fault);
    return c.json(fault);
  });
  app.delete('/_faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });

  app.get('/_data', (c) => c.json(overrides.list()));
  app.put('/_data/:service/:collection/:key', async (c) => {
    const { service, collection, key } = c.req.param();
    const item = findItem(service, collection, key);
    if (typeof item === 'string') return c.json({ error: item }, 404);
    const fields = await readJson(c);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
      return refuse(c, 'Expected a JSON object with the fields that shall change.');
    overrides.put(item.group, item.key, fields as Record<string, unknown>);
    return c.json({ ...item, fields: overrides.of(item.group).get(item.key) });
  });
  app.delete('/_data', (c) => {
    overrides.clear();
    return c.body(null, 204);
  });
  app.post('/_content', (c) => c.json(readAgain()));
  app.delete('/_contacts', (c) => {
    forget();
    return c.body(null, 204);
  });
  return app;
};
