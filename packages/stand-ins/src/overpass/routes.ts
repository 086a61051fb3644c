import { hashText } from '@binnen/demo-data/dataset/random';
import { streets } from '@binnen/demo-data/dataset/streets';
import { Hono } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import type { Overrides } from '../control/overrides.ts';

interface Element {
  type: 'node' | 'way';
  id: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags: Record<string, unknown>;
}

const train = { railway: 'station', public_transport: 'station', train: 'yes' };
/** The region's stations are real, as are their names; the last one is a museum's. */
const stations: [string, number, number, Record<string, string>?][] = [
  ['Apeldoorn', 52.2094, 5.9697],
  ['Apeldoorn De Maten', 52.1953, 6.0058],
  ['Apeldoorn Osseveld', 52.2133, 6.0097],
  ['Brummen', 52.0917, 6.1475],
  ['Deventer', 52.2573, 6.1606],
  ['Deventer Colmschate', 52.2497, 6.2189],
  ['Heino', 52.4267, 6.2417],
  ['Holten', 52.285, 6.4219],
  ['Klarenbeek', 52.1706, 6.0744, { railway: 'halt' }],
  ['Lochem', 52.1664, 6.4253],
  ['Olst', 52.3347, 6.1117],
  ['Raalte', 52.3911, 6.2772],
  ['Twello', 52.2364, 6.1025],
  ['Voorst-Empe', 52.1483, 6.1428],
  ['Vorden', 52.1078, 6.3139],
  ['Wijhe', 52.3922, 6.1361],
  ['Zutphen', 52.1456, 6.1944],
  ['Beekbergen', 52.1594, 5.9889, { usage: 'tourism' }],
];

/** What is on a street, each with made-up facts; shops and schools are areas, as most are. */
const draw = ({ straat, plaats, lat, lon }: (typeof streets)[number]): Element[] => {
  const id = hashText(`${straat}|${plaats}`);
  const at = (nr: number) => ({
    lat: lat + ((id >> nr) % 9) / 9000,
    lon: lon + ((id >> (nr + 3)) % 9) / 6000,
  });
  const way = (nr: number, tags: Element['tags']): Element => ({
    type: 'way',
    id: id + nr,
    center: at(nr),
    tags,
  });
  return [
    { type: 'node', id, ...at(1), tags: { name: straat, highway: 'bus_stop', public_transport: 'platform' } },
    ...(id % 4 === 0 ? [way(1, { name: `Buurtsuper ${straat}`, shop: 'supermarket' })] : []),
    ...(id % 4 === 1 ? [way(2, { name: `School ${straat}`, amenity: 'school' })] : []),
    ...(id % 5 === 2
      ? [way(3, { name: `Huisartsen ${straat}`, amenity: 'doctors', 'healthcare:speciality': 'general' })]
      : []),
    // As on the real map: a shop without a name, and a doctor who is none of the family.
    ...(id % 3 === 0 ? [way(4, { shop: 'supermarket' })] : []),
    ...(id % 7 === 0
      ? [
          way(5, {
            name: `Huidkliniek ${straat}`,
            amenity: 'doctors',
            'healthcare:speciality': 'dermatology',
          }),
        ]
      : []),
  ];
};

const elements: Element[] = [
  ...stations.map(([name, lat, lon, tags]): Element => ({
    type: 'node',
    id: hashText(name),
    lat,
    lon,
    tags: { name, ...train, ...tags },
  })),
  ...streets.flatMap(draw),
];

/** OpenStreetMap by the Overpass API: the statements `nwr["key"="value"]["key"](south,west,north,east);` of its language. */
export const createOverpass = (overrides: () => ReturnType<Overrides['of']>) => {
  const app = new Hono<StandInEnv>();
  app.get('/api/interpreter', (c) => {
    const query = c.req.query('data') ?? '';
    const statements = [...query.matchAll(/nwr((?:\["[\w:]+"(?:="\w+")?\])+)\(([\d.,-]+)\);/g)].map(
      ([, tags = '', box = '']) => ({
        tags: [...tags.matchAll(/\["([\w:]+)"(?:="(\w+)")?\]/g)].map(([, key = '', value]) => ({
          key,
          value,
        })),
        box: box.split(',').map(Number),
      }),
    );
    if (!query.startsWith('[out:json]') || !query.endsWith('out center;') || statements.length === 0)
      return c.html('<p><strong>Error</strong>: line 1: parse error</p>', 400);
    const found = elements.filter(({ lat = 0, lon = 0, center = { lat, lon }, tags }) =>
      statements.some(({ tags: asked, box: [south = 0, west = 0, north = 0, east = 0] }) => {
        const inside = center.lat >= south && center.lat <= north && center.lon >= west && center.lon <= east;
        const fits = asked.every(({ key, value }) => (value ? tags[key] === value : key in tags));
        return fits && inside !== (c.get('elsewhere') ?? false);
      }),
    );
    return c.json({
      version: 0.6,
      generator: 'Overpass API 0.7.62',
      osm3s: {
        timestamp_osm_base: '2026-11-20T03:00:00Z',
        copyright:
          'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
      },
      elements: found.map((one) => ({
        ...one,
        tags: { ...one.tags, ...overrides().get(String(one.tags['name'])) },
      })),
      ...overrides().get('antwoord'),
    });
  });
  return app;
};
