import * as v from 'valibot';

/**
 * What the API's document says of a query parameter (a JSON schema), where that differs from the text in the URL. The
 * key of a schema's metadata.
 */
const document = <Value>(parameter: Record<string, unknown>) =>
  v.metadata<Value, { parameter: Record<string, unknown> }>({ parameter });

/** A whole number in a query: `12` → 12. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,16}$/, 'expected a whole number'),
    v.transform(Number),
    v.minValue(least, `expected at least ${least}`),
    v.maxValue(most, `expected at most ${most}`),
    document({ type: 'integer', minimum: least, maximum: most }),
  );

const yes = ['ja', 'true', '1'];
export const isYes = (text: string): boolean => yes.includes(text);

/** `ja` and `true` mean the same. */
export const yesOrNo = v.pipe(
  v.picklist([...yes, 'nee', 'false', '0'], 'expected "ja" or "nee"'),
  v.transform(isYes),
  document({ type: 'boolean' }),
);

/** True, or undefined for no. */
export const flag = v.pipe(
  yesOrNo,
  v.transform((given) => given || undefined),
);

/** `true` or `false`, and nothing else. */
export const trueOrFalse = v.pipe(v.picklist(['true', 'false']), document({ type: 'boolean' }));

/** Ids with commas between them: `12,15` → [12, 15]. */
export const ids = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^\\d{1,12}(,\\d{1,12}){0,${most - 1}}$`),
      `expected at most ${most} ids, with commas between them`,
    ),
    v.transform((text) => text.split(',').map(Number)),
    document({ type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 1, maxItems: most }),
  );

const degrees = /^-?\d{1,2}\.\d{1,6},-?\d{1,3}\.\d{1,6},-?\d{1,2}\.\d{1,6},-?\d{1,3}\.\d{1,6}$/;

/** A part of the map: `52.1,6.0,52.3,6.2` → [south, west, north, east], in degrees. */
export const box = v.pipe(
  v.string(),
  v.regex(degrees, 'expected south,west,north,east in degrees'),
  v.transform((text) => text.split(',').map(Number) as [number, number, number, number]),
  document({ type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 }),
);

/** `-1`: all. */
export const limit = (most: number) =>
  v.pipe(
    v.union(
      [
        v.pipe(
          v.literal('-1'),
          v.transform(() => -1),
        ),
        whole(1, most),
      ],
      `expected −1 or 1 to ${most}`,
    ),
    document({
      anyOf: [
        { type: 'integer', const: -1 },
        { type: 'integer', minimum: 1, maximum: most },
      ],
    }),
  );

/** What the document says of a parameter; undefined where its schema says it. */
export const findParameter = (schema: v.GenericSchema): Record<string, unknown> | undefined => {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return v.getMetadata(inner)['parameter'] as Record<string, unknown> | undefined;
};
