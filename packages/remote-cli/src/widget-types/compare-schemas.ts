/** JSON Schema, as valibot's schemas convert to it. */
export type Schema = Readonly<Record<string, unknown>>;

/**
 * `told`: the new side writes and the old one reads, as with a reply. It may not lack or widen anything.
 * `taken`: the old side writes and the new one reads, as with a widget's props. It may not require or narrow anything.
 */
export type Direction = 'told' | 'taken';

const annotations = new Set(['default', 'description', 'title']);
const upperLimits = ['maxLength', 'maximum', 'maxItems'] as const;
const lowerLimits = ['minLength', 'minimum', 'minItems'] as const;
const understood = new Set<string>([
  ...annotations,
  ...upperLimits,
  ...lowerLimits,
  ...['type', 'enum', 'const', 'pattern', 'anyOf'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'items'],
]);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const readLimit = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const isAny = (schema: Schema): boolean => Object.keys(schema).every((key) => annotations.has(key));
export const listAlternatives = (schema: Schema): Schema[] =>
  Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isSchema).flatMap(listAlternatives) : [schema];
export const listValues = (schema: Schema): unknown[] | undefined => {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
};
export const listRequired = (schema: Schema): string[] => listTexts(schema['required']);

export const findKind = (schema: Schema): string => {
  const [value] = listValues(schema) ?? [];
  const type = readText(schema['type']) ?? (value === null ? 'null' : typeof value);
  return type === 'integer' ? 'number' : type;
};

export const childOf = (schema: Schema, key: string): Schema | undefined => {
  const child = schema[key];
  return isSchema(child) ? child : undefined;
};

/** The schema that the reader of a value accepts, and the one by which it is written. */
const orient = (direction: Direction, before: Schema, after: Schema) =>
  direction === 'told' ? { written: after, read: before } : { written: before, read: after };

const compareValues = (direction: Direction, before: Schema, after: Schema): string[] => {
  const { written, read } = orient(direction, before, after);
  const allowed = listValues(read);
  if (!allowed) return [];
  const values = listValues(written);
  if (!values) return [direction === 'told' ? 'may have any value now' : 'no longer takes every value'];
  return values
    .filter((value) => !allowed.includes(value))
    .map((value) => JSON.stringify(value))
    .map((value) => (direction === 'told' ? `may be ${value} now` : `no longer takes ${value}`));
};

const compareLimits = (direction: Direction, before: Schema, after: Schema): string[] => {
  const { written, read } = orient(direction, before, after);
  const beyond = (key: string, sign: number): boolean => {
    const limit = readLimit(read[key]);
    const own = readLimit(written[key]);
    return limit !== undefined && (own === undefined || sign * own > sign * limit);
  };
  const values = listValues(written);
  const pattern = readText(read['pattern']);
  const isMatched = values
    ? values.every((value) => new RegExp(pattern ?? '', 'u').test(String(value)))
    : !pattern || pattern === written['pattern'];
  const broken = [
    ...upperLimits.filter((key) => beyond(key, 1) && !values),
    ...lowerLimits.filter((key) => beyond(key, -1) && !values),
    ...(isMatched ? [] : ['pattern']),
    ...(read['type'] === 'integer' && written['type'] !== 'integer' && !values ? ['integer'] : []),
    ...Object.keys({ ...before, ...after }).filter(
      (key) => !understood.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
    ),
  ];
  return broken.map((key) =>
    direction === 'told' ? `is no longer limited by "${key}"` : `is limited by "${key}" now`,
  );
};

const compareObjects = (direction: Direction, before: Schema, after: Schema, at: string): string[] => {
  const known = childOf(before, 'properties') ?? {};
  const now = childOf(after, 'properties') ?? {};
  const { written, read } = orient(direction, before, after);
  const required = listRequired(read);
  const given = listRequired(written);
  const pathTo = (name: string) => (at ? `${at}.${name}` : name);
  const gone = Object.keys(known).filter((name) => !Object.hasOwn(now, name));
  const unsure = required.filter((name) => !given.includes(name) && !gone.includes(name));
  return [
    ...gone.map((name) => `${pathTo(name)} ${direction === 'told' ? 'is gone' : 'is no longer taken'}`),
    ...unsure.map((name) => `${pathTo(name)} ${direction === 'told' ? 'may be absent' : 'is required'} now`),
    ...Object.keys(known).flatMap((name) =>
      Object.hasOwn(now, name)
        ? findBreaks(direction, childOf(known, name) ?? {}, childOf(now, name) ?? {}, pathTo(name))
        : [],
    ),
    ...['additionalProperties', 'propertyNames'].flatMap((key) => {
      const [old, current] = [childOf(before, key), childOf(after, key)];
      return old || current ? findBreaks(direction, old ?? {}, current ?? {}, pathTo('*')) : [];
    }),
  ];
};

const compareAlternative = (direction: Direction, before: Schema, after: Schema, at: string): string[] => {
  const own = [...compareValues(direction, before, after), ...compareLimits(direction, before, after)];
  const sentences = own.map((what) => `${at || 'it'} ${what}`);
  const kind = findKind(before);
  if (kind === 'object') sentences.push(...compareObjects(direction, before, after, at));
  if (kind === 'array')
    sentences.push(
      ...findBreaks(direction, childOf(before, 'items') ?? {}, childOf(after, 'items') ?? {}, `${at}[]`),
    );
  return sentences;
};

/**
 * The breaks for the side that still has `before`, one clause for each field: `prijs may be null now`. None when
 * `after` only adds. A change that cannot be judged counts as a break.
 */
export const findBreaks = (direction: Direction, before: Schema, after: Schema, at = ''): string[] => {
  const { written, read } = orient(direction, before, after);
  if (isAny(read)) return [];
  if (isAny(written))
    return [`${at || 'it'} ${direction === 'told' ? 'may be anything now' : 'no longer takes everything'}`];
  return listAlternatives(written).flatMap((alternative) => {
    const candidates = listAlternatives(read).filter((each) => findKind(each) === findKind(alternative));
    const kind = findKind(alternative);
    if (candidates.length === 0)
      return [`${at || 'it'} ${direction === 'told' ? `may be ${kind} now` : `no longer takes ${kind}`}`];
    const outcomes = candidates.map((candidate) =>
      direction === 'told'
        ? compareAlternative(direction, candidate, alternative, at)
        : compareAlternative(direction, alternative, candidate, at),
    );
    return outcomes.reduce((best, each) => (each.length < best.length ? each : best));
  });
};
