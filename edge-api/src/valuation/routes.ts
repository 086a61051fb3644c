import { apiPaths, withoutSlash } from '@binnen/contracts/api-paths';
import { Hono, type Context } from 'hono';
import { parseQuestion } from '../addresses/parse-question.ts';
import type { EdgeEnv } from '../env.ts';
import { refuseParameters } from '../parse-query.ts';
import { ProblemError } from '../problem.ts';
import { loadStreetView, streetViewSize } from '../upstreams/streetview/client.ts';
import { findReferences } from '../upstreams/valuation/client.ts';

const references = async (c: Context<EdgeEnv>): Promise<Response> => {
  const { postcode = '', huisnummer = '', toevoeging = 'false' } = c.req.query();
  const extra = toevoeging === 'false' ? '' : toevoeging;
  const found = await findReferences(c.env, parseQuestion(postcode, `${huisnummer} ${extra}`));
  if (!found)
    throw new ProblemError('address-not-found', { detail: 'There is no valuation of this address.' });
  c.header('cache-control', 'no-store');
  return c.json(found);
};

/** A point of the Netherlands. */
const parseLocation = (text: string): string => {
  const [, lat, lon] = /^(5[0-3]\.\d{1,7}),([3-7]\.\d{1,7})$/.exec(text) ?? [];
  if (lat && lon) return `${lat},${lon}`;
  return refuseParameters([
    {
      field: 'location',
      message: 'expected latitude and longitude of a point in the Netherlands, e.g. "52.2636,6.1415"',
    },
  ]);
};

const streetView = async (c: Context<EdgeEnv>): Promise<Response> => {
  const { location = '', size } = c.req.query();
  if (size && size !== streetViewSize)
    refuseParameters([{ field: 'size', message: `expected "${streetViewSize}"` }]);
  const picture = await loadStreetView(c.env, parseLocation(location));
  if (!picture) throw new ProblemError('not-found', { detail: 'There is no picture of this place.' });
  const headers = { ...Object.fromEntries(picture.headers), 'cache-control': 'private, max-age=3600' };
  return new Response(picture.body, { headers });
};

export const valuationRoutes = new Hono<EdgeEnv>()
  .get(apiPaths.references, references)
  .get(withoutSlash(apiPaths.references), references)
  // Through the edge: the key stays here, and the maps service never sees the visitor.
  .get(apiPaths.streetView, streetView);
