import type * as v from 'valibot';
import { findParameter, isYes } from '../requests/query-values.ts';

type Json = Record<string, unknown>;

const parameterPattern = /:([A-Za-z_]+)(?:\{([^}]*(?:\{[^}]*\}[^}]*)*)\})?\??/g;

/** Hono's `/images/:origin/:path{.+}` as OpenAPI's `/images/{origin}/{path}`. */
export const toTemplate = (path: string): string => path.replace(parameterPattern, '{$1}');

/** The value of each parameter in an example of the call. */
export const findExampleValues = (path: string, example: string | undefined): Record<string, string> => {
  if (!example) return {};
  const [pathname = '', search = ''] = example.split('?', 2);
  const pattern = path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/:([A-Za-z_]+)(?:\\?\{[^}]*\})?/g, (whole, name: string) =>
      whole.includes('{') ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
  const groups = new RegExp(`^${pattern}$`).exec(pathname)?.groups ?? {};
  const decoded = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]);
  return { ...Object.fromEntries(decoded), ...Object.fromEntries(new URLSearchParams(search)) };
};

/** `12` → 12 where a number is meant, `1,2` → [1, 2] where a list is, `ja` → true. */
const readValue = (text: string, { type, items, anyOf }: Json): unknown => {
  if (type === 'array') return text.split(',').map((part) => readValue(part, items as Json));
  if (type === 'boolean') return isYes(text);
  const isNumber = ['integer', 'number'].includes(
    ((anyOf as Json[] | undefined)?.[0]?.['type'] ?? type) as string,
  );
  return isNumber ? Number(text) : text;
};

/** A query parameter with the type that a caller means by it; in the URL it is text. `written`: the schema of that text. */
const describeQueryParameter = (entry: v.GenericSchema, written: Json): Json => {
  const meant = findParameter(entry);
  if (!meant) return written;
  const fallback = written['default'];
  return { ...meant, ...(typeof fallback === 'string' ? { default: readValue(fallback, meant) } : {}) };
};

/**
 * Names for the values of a choice, where a generator that drops signs would give two of them one name: `-price` →
 * `price_aflopend`, `A+` → `A_plus`.
 */
const nameValues = (schema: Json): Json => {
  if (schema['items']) return { ...schema, items: nameValues(schema['items'] as Json) };
  const values = Array.isArray(schema['enum']) ? schema['enum'].map(String) : [];
  const names = values.map((value) => value.replace(/^-(.*)/, '$1_aflopend').replaceAll('+', '_plus'));
  return names.join() === values.join() ? schema : { ...schema, 'x-enum-varnames': names };
};

/** The parameters of a path, and of a query's schema (`written`: its JSON schema). */
export const listParameters = (
  path: string,
  query: v.GenericSchema | undefined,
  written: Json | undefined,
  values: Record<string, string>,
): Json[] => {
  const example = (name: string, schema: Json) =>
    values[name] === undefined ? {} : { example: readValue(values[name], schema) };
  const ofPath = [...path.matchAll(parameterPattern)].map(([, name, pattern]) => {
    const schema = { type: 'string', ...(pattern ? { pattern } : {}) };
    return { name, in: 'path', required: true, schema, ...example(name!, schema) };
  });
  const entries = query && 'entries' in query ? (query.entries as Record<string, v.GenericSchema>) : {};
  const properties = (written?.['properties'] ?? {}) as Record<string, Json>;
  const required = (written?.['required'] ?? []) as string[];
  const ofQuery = Object.entries(entries).map(([name, entry]) => {
    const schema = describeQueryParameter(entry, properties[name] ?? {});
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema: nameValues(schema),
      ...(schema['type'] === 'array' ? { explode: false } : {}),
      ...example(name, schema),
    };
  });
  return [...ofPath, ...ofQuery];
};
