import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import type { PlaceDocument } from './documents.ts';
import { findById, findNearest, findPlaces, type Found, type MoreSuffixes } from './find-places.ts';

const base = '/bzk/locatieserver/search/v3_1';
const known: Record<string, string[]> = {
  free: ['q', 'fq', 'fl', 'rows', 'start', 'sort', 'lat', 'lon', 'wt', 'df', 'bq', 'qf'],
  suggest: ['q', 'fq', 'fl', 'rows', 'start', 'sort', 'lat', 'lon', 'wt', 'bq', 'qf'],
  lookup: ['id', 'fl', 'wt'],
  reverse: ['lat', 'lon', 'X', 'Y', 'type', 'rows', 'start', 'fl', 'fq', 'distance', 'wt'],
};

const refuse = (c: Context, message: string) => c.json({ error: { msg: message, code: 400 } }, 400);

/** What is wrong with the parameters, as the service itself checks them. */
const checkParameters = (endpoint: string, parameters: URLSearchParams): string | undefined => {
  const odd = [...parameters.keys()].find((name) => !known[endpoint]?.includes(name));
  if (odd) return `Onbekende parameter: ${odd}`;
  const numbers = ['rows', 'start', 'lat', 'lon'].filter((name) => parameters.has(name));
  const wrong = numbers.find(
    (name) => parameters.get(name) === '' || Number.isNaN(Number(parameters.get(name))),
  );
  return wrong ? `Ongeldige waarde voor ${wrong}` : undefined;
};

const select = (
  document: PlaceDocument,
  score: number,
  fl: string | null,
  standard: string,
): Record<string, unknown> => {
  const all: Record<string, unknown> = { ...document, score };
  const names = (fl ?? standard).split(/[\s,]+/).filter(Boolean);
  if (names.includes('*')) return all;
  return Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]]));
};

const page = (
  found: Found[],
  asked: URLSearchParams,
  standard: string,
  more: Record<string, unknown> = {},
) => {
  const rows = Math.min(100, Math.max(0, Number(asked.get('rows') ?? 10)));
  const start = Math.max(0, Number(asked.get('start') ?? 0));
  const docs = found.slice(start, start + rows);
  return {
    response: {
      numFound: found.length,
      start,
      maxScore: found[0]?.score ?? 0,
      numFoundExact: true,
      docs: docs.map(({ document, score }) => select(document, score, asked.get('fl'), standard)),
    },
    ...more,
  };
};

const short = 'type weergavenaam id score';

/** PDOK's Locatieserver: no key, postcode look-up, geocoding, suggestions and reverse geocoding. */
export const createPdok = (more: MoreSuffixes) => {
  const app = new Hono<StandInEnv>();
  const read = (c: Context<StandInEnv>) => new URL(c.req.url).searchParams;

  app.get(`${base}/:endpoint{free|suggest}`, (c) => {
    const endpoint = c.req.param('endpoint');
    const asked = read(c);
    const wrong = checkParameters(endpoint, asked);
    if (wrong) return refuse(c, wrong);
    const q = asked.get('q') ?? '';
    // It always finds something: what is most like the question.
    const found = findPlaces(
      c.get('elsewhere') ? 'postcode:7412BE and huisnummer:12' : q,
      asked.getAll('fq'),
      more,
    );
    if (endpoint === 'free') return c.json(page(found, asked, '*'));
    const highlighting = Object.fromEntries(
      found.slice(0, Number(asked.get('rows') ?? 10)).map(({ document }) => [
        document.id,
        {
          suggest: [
            document.weergavenaam.replace(
              new RegExp(`(${q.replace(/[^\p{L}\d ]/gu, '')})`, 'iu'),
              '<b>$1</b>',
            ),
          ],
        },
      ]),
    );
    return c.json(
      page(found, asked, short, { highlighting, spellcheck: { suggestions: [], collations: [] } }),
    );
  });

  app.get(`${base}/lookup`, (c) => {
    const asked = read(c);
    const wrong = checkParameters('lookup', asked);
    if (wrong) return refuse(c, wrong);
    const document = findById(asked.get('id') ?? '', more);
    return c.json(page(document ? [{ document, score: 1 }] : [], asked, '*'));
  });

  app.get(`${base}/reverse`, (c) => {
    const asked = read(c);
    const wrong = checkParameters('reverse', asked);
    if (wrong) return refuse(c, wrong);
    if (!asked.has('lat') || !asked.has('lon')) return refuse(c, 'lat en lon zijn verplicht');
    const types = asked.getAll('type');
    const rows = Number(asked.get('rows') ?? 10);
    const near = findNearest(
      Number(asked.get('lat')),
      Number(asked.get('lon')),
      types.length > 0 ? types : ['adres'],
      rows,
    );
    return c.json({
      response: {
        numFound: near.length,
        start: 0,
        maxScore: 1,
        numFoundExact: true,
        docs: near.map(({ document, afstand }) => ({
          ...select(document, 1, asked.get('fl'), short),
          afstand: Math.round(afstand * 10) / 10,
        })),
      },
    });
  });

  app.all('*', (c) => c.json({ error: { msg: 'Niet gevonden', code: 404 } }, 404));
  return app;
};
