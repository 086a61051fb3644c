import * as v from 'valibot';

/**
 * A query parameter in the API's document (a JSON schema), when it differs from the text in the URL. Kept in the
 * schema's metadata.
 */
export const documentParameter = <Value>(parameter: Record<string, unknown>) =>
  v.metadata<Value, { parameter: Record<string, unknown> }>({ parameter });

/** A whole number in a query: `12` → 12. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,16}$/, 'expected a whole number'),
    v.transform(Number),
    v.minValue(least, `expected at least ${least}`),
    v.maxValue(most, `expected at most ${most}`),
    documentParameter({ type: 'integer', minimum: least, maximum: most }),
  );

const yes = ['ja', 'true', '1'];
export const isYes = (text: string): boolean => yes.includes(text);

/** `true` or `false`, and nothing else. */
export const trueOrFalse = v.pipe(
  v.picklist(['true', 'false'], 'expected true or false'),
  documentParameter({ type: 'boolean' }),
);

/** Ids with commas between them: `12,15` → [12, 15]. */
export const ids = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^\\d{1,12}(,\\d{1,12}){0,${most - 1}}$`),
      `expected at most ${most} ids, with commas between them`,
    ),
    v.transform((text) => text.split(',').map(Number)),
    documentParameter({ type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 1, maxItems: most }),
  );

/** `-1`: all. */
export const limit = (most: number) =>
  v.pipe(
    v.union([v.pipe(v.literal('-1'), v.transform(Number)), whole(1, most)], `expected −1 or 1 to ${most}`),
    documentParameter({
      anyOf: [
        { type: 'integer', enum: [-1] },
        { type: 'integer', minimum: 1, maximum: most },
      ],
    }),
  );

/** A parameter's own JSON schema for the document; undefined when its schema says all. */
export const findParameter = (schema: v.GenericSchema): Record<string, unknown> | undefined => {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return v.getMetadata(inner)['parameter'] as Record<string, unknown> | undefined;
};
