import * as v from 'valibot';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { bounded } from '../calls/bounded.ts';
import { readRows } from './client.ts';

/**
 * "Kerncijfers wijken en buurten", newest first, and beside the newest its "Nabijheid voorzieningen", which alone has
 * stations. Each year has tables of its own: the next ones are added here.
 */
const tables = ['86165NED', '86270NED', '85984NED', '85618NED'];

/** Our figures, the table's names without their number, which moves each year, and what can be true. */
const topics = {
  inwoners: ['AantalInwoners', bounded(0, 100_000)],
  leeftijd_0_14: ['k_0Tot15Jaar', bounded(0, 100_000)],
  leeftijd_15_24: ['k_15Tot25Jaar', bounded(0, 100_000)],
  leeftijd_25_44: ['k_25Tot45Jaar', bounded(0, 100_000)],
  leeftijd_45_64: ['k_45Tot65Jaar', bounded(0, 100_000)],
  leeftijd_65_plus: ['k_65JaarOfOuder', bounded(0, 100_000)],
  koopwoningen: ['Koopwoningen', bounded(0, 100)],
  /** In thousands of euros. */
  gemiddelde_woz: ['GemiddeldeWOZWaardeVanWoningen', bounded(20, 10_000)],
  afstand_huisarts: ['AfstandTotHuisartsenpraktijk', bounded(0, 100)],
  afstand_supermarkt: ['AfstandTotGroteSupermarkt', bounded(0, 100)],
  afstand_kinderdagverblijf: ['AfstandTotKinderdagverblijf', bounded(0, 100)],
  afstand_basisschool: ['AfstandTotSchool', bounded(0, 100)],
  afstand_treinstation: ['AfstandTotTreinstationsTotaal', bounded(0, 100)],
} as const;
type Name = keyof typeof topics;
const isName = (text: string): text is Name => text in topics;
const names = Object.keys(topics).filter(isName);

/** Those that a table has, each with its year. */
export type NeighbourhoodFigures = Partial<Record<Name, { waarde: number; jaar: number }>>;

const readTable = async (env: KitBindings, table: string) => {
  const [infos, properties] = await Promise.all([
    readRows(env, `${table}/TableInfos`, {}, v.object({ Title: v.string() })),
    readRows(env, `${table}/DataProperties`, {}, v.object({ Key: v.string() })),
  ]);
  // Not a number where the table does not say it.
  const jaar = Number(/\b20\d\d\b/.exec(infos[0]?.Title ?? '')?.[0]);
  /** The names that its figures have, by their name without number. */
  const fields = Map.groupBy(
    properties.map(({ Key }) => Key),
    (key) => key.replace(/_\d+$/, ''),
  );
  return { jaar, fields };
};

/** The tables that were described already, for who asks about several neighbourhoods. */
export type Tables = Map<string, ReturnType<typeof readTable>>;

const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/**
 * A neighbourhood (`BU01500417`) in figures, each of the newest year that has it. A table in which the code belongs to a
 * neighbourhood of another name says nothing: codes change between years.
 */
export const readNeighbourhood = async (
  env: KitBindings,
  code: string,
  name: string,
  described: Tables = new Map(),
): Promise<NeighbourhoodFigures> => {
  const found: NeighbourhoodFigures = {};
  // A key has ten characters; one that is shorter finds nothing, and that looks like an answer.
  const key = code.padEnd(10);
  for (const table of tables) {
    const missing = names.filter((one) => !found[one]);
    if (missing.length === 0) break;
    const description = described.get(table) ?? readTable(env, table);
    described.set(table, description);
    const [{ jaar, fields }, titles] = await Promise.all([
      description,
      readRows(
        env,
        `${table}/WijkenEnBuurten`,
        { $filter: `Key eq '${key}'` },
        v.object({ Key: v.string(), Title: v.string() }),
      ),
    ]);
    const title = titles.find((one) => one.Key.trim() === code)?.Title;
    if (!jaar || !title || fold(title) !== fold(name)) continue;
    // A name that a table has twice means two things.
    const asked = missing.flatMap((one) => {
      const [field, ...others] = fields.get(topics[one][0]) ?? [];
      return field && others.length === 0 ? [[one, field] as const] : [];
    });
    const $select = ['WijkenEnBuurten', ...asked.map(([, field]) => field)].join(',');
    const rows = await readRows(
      env,
      `${table}/TypedDataSet`,
      { $filter: `WijkenEnBuurten eq '${key}'`, $select },
      v.record(v.string(), v.unknown()),
    );
    const row = rows.find((one) => String(one['WijkenEnBuurten']).trim() === code);
    for (const [one, field] of asked) {
      const waarde = v.parse(topics[one][1], row?.[field] ?? null);
      if (waarde !== null) found[one] = { waarde: one === 'gemiddelde_woz' ? waarde * 1000 : waarde, jaar };
    }
  }
  return found;
};
