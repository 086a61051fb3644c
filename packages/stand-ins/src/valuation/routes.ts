import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { streets } from '@binnen/demo-data/dataset/streets';
import { keys } from '../keys.ts';
import { valueAddress } from './value-addresses.ts';

const envelope = (c: Context, status: 200 | 400 | 401 | 404, data: unknown, error: string | null) =>
  c.json(
    {
      body: {
        id: `req-${status}`,
        params: c.req.query(),
        data,
        error,
        meta: { version: 'v1' },
        status,
      },
    },
    status,
  );

/**
 * The valuation service: comparable homes of an address. The shape of `data` inside the envelope is not documented
 * anywhere; here it is what the site needs.
 */
export const createValuation = () => {
  const app = new Hono<StandInEnv>();
  app.use('*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${keys.valuation}`)
      return envelope(c, 401, null, 'Unauthorized: access token is missing or invalid');
    return next();
  });
  app.get('/v1/mx-reference-finder', (c) => {
    const postalCode = (c.req.query('postalCode') ?? '').replace(/\s/g, '').toUpperCase();
    const houseNumber = Number(c.req.query('houseNumber'));
    if (!/^[1-9]\d{3}[A-Z]{2}$/.test(postalCode)) return envelope(c, 400, null, 'postalCode is invalid');
    if (!Number.isInteger(houseNumber) || houseNumber < 1)
      return envelope(c, 400, null, 'houseNumber is invalid');
    if (!/^[A-Z]?$/i.test(c.req.query('houseLetter') ?? ''))
      return envelope(c, 400, null, 'houseLetter is invalid');
    const street = streets.find(({ postcode }) => postcode === postalCode);
    if (!street || houseNumber > 200) return envelope(c, 404, null, 'No object found for this address');
    return envelope(c, 200, valueAddress(street, houseNumber), null);
  });
  app.all('*', (c) => envelope(c, 404, null, 'Unknown endpoint'));
  return app;
};
