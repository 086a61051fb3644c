import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { keys } from '../keys.ts';
import type { createObjectFinder } from './find-objects.ts';
import { checkSearchJob } from './search-jobs.ts';

const refuse = (c: Context, status: 400 | 401 | 403 | 404, message: string) =>
  c.json({ name: 'Error', message }, status);

const holds = (c: Context, token: string): boolean => c.req.header('authorization') === `rwauth ${token}`;

interface Parts {
  objects: ReturnType<typeof createObjectFinder>;
  /** What `/locaties` offers, with Realworks' own ids. */
  locations: { id: number; naam: string }[];
}

/** The listings feed `wonen/v1` and the CRM's search jobs; a token is valid for one of the two. */
export const createRealworks = ({ objects, locations }: Parts) => {
  const app = new Hono<StandInEnv>();

  app.get('/wonen/v1/objecten', (c) => {
    if (!holds(c, keys.realworks))
      return refuse(c, 401, 'Unauthorized: token is unknown or belongs to another API');
    const url = new URL(c.req.url);
    const asked = url.searchParams;
    const aantal = asked.get('aantal') ?? '10';
    const vanaf = asked.get('vanaf') ?? '0';
    const actief = asked.get('actief') ?? 'true';
    const changed = asked.get('gewijzigdNa') ?? '';
    if (!/^\d+$/.test(aantal) || Number(aantal) < 1 || Number(aantal) > 100)
      return refuse(c, 400, 'aantal: must be between 1 and 100');
    if (!/^\d+$/.test(vanaf)) return refuse(c, 400, 'vanaf: must be a number');
    if (!['true', 'false', 'all'].includes(actief))
      return refuse(c, 400, 'actief: must be true, false or all');
    if (changed && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(changed))
      return refuse(c, 400, 'gewijzigdNa: must be like 2026-01-31T12:00:00');
    const {
      total,
      next,
      objects: resultaten,
    } = objects.find(
      {
        actief: actief === 'all' ? undefined : actief === 'true',
        statuses: asked.getAll('status'),
        gewijzigdNa: changed.replace('T', ' '),
        vanaf: Number(vanaf),
        aantal: Number(aantal),
      },
      `${url.origin}/images`,
    );
    if (next !== undefined) asked.set('vanaf', String(next));
    return c.json({
      resultaten,
      paginering: { totaalAantal: total, volgende: next === undefined ? null : url.toString() },
    });
  });

  app.get('/wonen/v1/zoekopdracht/locaties', (c) => {
    if (!holds(c, keys.realworksCrm))
      return refuse(c, 401, 'Unauthorized: token is unknown or belongs to another API');
    const zoekgebieden = [
      { id: 1, naam: 'Deventer en omstreken' },
      { id: 2, naam: 'Salland' },
      { id: 3, naam: 'Stedendriehoek' },
    ];
    return c.json({ resultaten: [{ zoekgebieden, plaatsen: locations }] });
  });

  app.post('/wonen/v1/zoekopdracht', async (c) => {
    if (!holds(c, keys.realworksCrm))
      return refuse(c, 401, 'Unauthorized: token is unknown or belongs to another API');
    let body: unknown;
    try {
      body = JSON.parse(await c.req.text());
    } catch {
      return refuse(c, 400, 'Body is no JSON');
    }
    const wrong = checkSearchJob(body, new Set(locations.map(({ id }) => id)));
    return wrong ? refuse(c, 400, wrong) : c.json({});
  });

  app.all('*', (c) => refuse(c, 404, 'Not Found'));
  return app;
};
