import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import type { Overrides } from '../control/overrides.ts';
import {
  describeTable,
  findRow,
  findTitle,
  isTable,
  listCodes,
  listPrices,
  listNames,
  type Row,
} from './tables.ts';

const prices = '83625NED';

/** The only comparison that the service filters by; `ge` and `lt` are ignored without a word. */
const readFilter = (c: Context, field: string): string | undefined =>
  new RegExp(`${field} eq '([^']*)'`).exec(c.req.query('$filter') ?? '')?.[1];

const answer = (c: Context, rows: Row[]) => {
  if (c.req.query('$skip') || Number(c.req.query('$top') ?? 0) > 5000)
    return c.json({ 'odata.error': { code: '', message: { lang: 'nl-NL', value: 'Fout' } } }, 500);
  const names = c.req.query('$select')?.split(',') ?? [];
  const selected = rows.map((row) =>
    names.length === 0 ? row : Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
  );
  return c.json({ 'odata.metadata': `${new URL(c.req.url).origin}/$metadata`, value: selected });
};

/** The statistics office's open data, OData v3: neighbourhoods in figures, and mean sale prices of municipalities. */
export const createCbs = (overrides: () => ReturnType<Overrides['of']>) => {
  const app = new Hono<StandInEnv>();
  const base = '/ODataApi/odata';

  app.get(`${base}/${prices}/TypedDataSet`, (c) => {
    const asked = readFilter(c, 'RegioS') ?? '';
    const rows = listPrices(c.get('elsewhere') ? (asked === 'GM0150' ? 'GM0177' : 'GM0150') : asked);
    return answer(
      c,
      rows.map((row) => ({ ...row, ...overrides().get(asked) })),
    );
  });

  app.get(`${base}/:table/:part`, (c) => {
    const { table, part } = c.req.param();
    if (!isTable(table)) return c.text('', 404);
    if (part === 'TableInfos') return answer(c, [describeTable(table)]);
    if (part === 'DataProperties')
      return answer(
        c,
        listNames(table).map((Key, ID) => ({ ID, Key, Type: 'Topic' })),
      );
    const asked = readFilter(c, part === 'WijkenEnBuurten' ? 'Key' : 'WijkenEnBuurten');
    // A key has ten characters: another one is no fault, it finds nothing.
    const own = asked === undefined ? listCodes() : asked.length === 10 ? [asked.trim()] : [];
    const wanted = c.get('elsewhere')
      ? listCodes()
          .filter((code) => code !== asked)
          .slice(0, 1)
      : own;
    if (part === 'WijkenEnBuurten')
      return answer(
        c,
        wanted.flatMap((Key) => {
          const Title = findTitle(table, Key);
          return Title ? [{ Key: Key.padEnd(10), Title }] : [];
        }),
      );
    if (part !== 'TypedDataSet') return c.text('', 404);
    return answer(
      c,
      wanted.flatMap((code) => {
        const row = findRow(table, code, overrides().get(code));
        return row ? [row] : [];
      }),
    );
  });
  app.all('*', (c) => c.text('', 404));
  return app;
};
