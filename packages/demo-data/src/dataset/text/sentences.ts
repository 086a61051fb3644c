import * as v from 'valibot';
import { createContentReader } from '../../read-content.ts';
import { isFactName, type Facts } from './facts.ts';

const holds = (fact: ReturnType<Facts>, sign: string | undefined, value: string): boolean => {
  if (sign === '<') return Number(fact) < Number(value);
  if (sign === '>') return Number(fact) > Number(value);
  if (sign !== '=') return Boolean(fact);
  return value
    .split('|')
    .some((one) => (typeof fact === 'object' ? fact.includes(one) : String(fact) === one));
};

/** `huis`, `!oud`, `opp>150`, `profile=villa|dorp`; for a list, `=` tests whether it has the value. */
const ConditionSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [, not, fact = '', sign, value = ''] = /^(!?)(\w+)(?:([=<>])(.+))?$/.exec(dataset.value) ?? [];
    if (isFactName(fact)) return (facts: Facts) => holds(facts(fact), sign, value) !== (not === '!');
    addIssue({ message: 'expected a fact of src/dataset/text/facts.ts, such as "huis" or "opp>150"' });
    return NEVER;
  }),
);

const placeholder = /\{(\w*)\}/g;
/** A text with placeholders for facts: `een {naam} uit {bouwjaar}`. */
const TextSchema = v.pipe(
  v.string(),
  v.check(
    (text) => [...text.matchAll(placeholder)].every(([, fact = '']) => isFactName(fact)),
    'what is between braces must be a fact of src/dataset/text/facts.ts',
  ),
  v.transform(
    (text) => (facts: Facts) =>
      text.replace(placeholder, (_whole, fact: string) => (isFactName(fact) ? String(facts(fact)) : '')),
  ),
);

/** A sentence and its condition; a plain text is true of every home. */
const LineSchema = v.pipe(
  v.unknown(),
  v.transform((line) => (typeof line === 'string' ? { when: [], say: line } : line)),
  v.strictObject({ when: v.array(ConditionSchema), say: TextSchema }),
);
const LinesSchema = v.array(LineSchema);
export type Line = v.InferOutput<typeof LineSchema>;

const texts = v.record(v.string(), v.string());
const schemas = {
  openings: v.strictObject({ openings: LinesSchema, otherwise: TextSchema }),
  living: v.strictObject({
    entrances: LinesSchema,
    livingRooms: LinesSchema,
    kitchens: LinesSchema,
    extras: LinesSchema,
    bedrooms: LinesSchema,
    bathrooms: LinesSchema,
  }),
  upstairs: v.strictObject({
    KELDER: LinesSchema,
    VLIERING: LinesSchema,
    ZOLDER: LinesSchema,
    bareAttic: TextSchema,
    storey: LinesSchema,
  }),
  outside: v.strictObject({ gardens: LinesSchema, sheds: LinesSchema, parking: LinesSchema }),
  comfort: v.strictObject({
    warmth: LinesSchema,
    boilers: LinesSchema,
    renewals: LinesSchema,
    associations: LinesSchema,
  }),
  surroundings: v.strictObject({ known: LinesSchema, elsewhere: LinesSchema }),
  closings: LinesSchema,
  plots: v.strictObject({ place: TextSchema, rules: LinesSchema, price: TextSchema }),
  neighbourhoods: v.strictObject({ quarters: texts, places: texts, countryside: v.string() }),
};

/** The sentences of `content/homes`; throws a `ContentError` when one uses an unknown fact. */
export const loadSentences = (folder?: string) => {
  const { readJson } = createContentReader(folder);
  const read = <Name extends keyof typeof schemas>(name: Name): v.InferOutput<(typeof schemas)[Name]> =>
    readJson(`homes/${name}.json`, schemas[name]);
  return {
    openings: read('openings'),
    living: read('living'),
    upstairs: read('upstairs'),
    outside: read('outside'),
    comfort: read('comfort'),
    surroundings: read('surroundings'),
    closings: read('closings'),
    plots: read('plots'),
    neighbourhoods: read('neighbourhoods'),
  };
};
