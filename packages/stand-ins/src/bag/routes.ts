import { Hono } from 'hono';
import type { Overrides } from '../control/overrides.ts';
import type { StandInEnv } from '../control/meet-fault.ts';
import type { RegisteredHomes } from '../pdok/registered-homes.ts';

/** An id as the service's own links have it; it has nothing to do with the register's number. */
const formatUuid = (id: string): string => `5f1c0a2e-0000-4000-8000-${id.slice(-12)}`;

const readDigits = (uuid: string): string => uuid.slice(-12);

/** The register of addresses and buildings (BAG), OGC API v2 of PDOK: the homes of the offer, and nothing else. */
export const createBag = (homes: RegisteredHomes, overrides: () => ReturnType<Overrides['of']>) => {
  const app = new Hono<StandInEnv>();
  const read = (id: string) => {
    const found = homes.find(id);
    if (!found) return undefined;
    const { home } = found;
    return {
      identificatie: id,
      status: 'Verblijfsobject in gebruik',
      // The register measures by another rule than an advertisement.
      oppervlakte: home.woonoppervlakte + home.overigeInpandigeRuimte,
      gebruiksdoel: 'woonfunctie',
      bouwjaar: home.bouwjaar,
      ...overrides().get(id),
    };
  };

  app.get('/collections/verblijfsobject/items', (c) => {
    const asked = c.req.query('identificatie') ?? '';
    const found = read(c.get('elsewhere') ? homes.findOther(asked) : asked);
    if (!found) return c.json({ type: 'FeatureCollection', numberReturned: 0, features: [] });
    const { bouwjaar: _, ...properties } = found;
    const uuid = formatUuid(asked);
    const pand = `${new URL(c.req.url).origin}/bag/pand/items/${uuid}?f=json`;
    const feature = {
      type: 'Feature',
      id: uuid,
      properties: { ...properties, 'pand.href': [pand] },
      geometry: null,
    };
    return c.json({ type: 'FeatureCollection', numberReturned: 1, features: [feature] });
  });

  app.get('/collections/pand/items/:uuid', (c) => {
    const { uuid } = c.req.param();
    const id = homes.findByEnd(readDigits(uuid));
    const found = id && read(id);
    if (!found) return c.json({ code: 'NotFound', description: 'Het gevraagde object bestaat niet.' }, 404);
    return c.json({
      type: 'Feature',
      id: uuid,
      properties: {
        identificatie: id.replace('0150010', '0150100'),
        bouwjaar: found.bouwjaar,
        status: 'Pand in gebruik',
        aantal_verblijfsobjecten: 1,
      },
      geometry: null,
    });
  });
  return app;
};
