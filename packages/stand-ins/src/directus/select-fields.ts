import { forbidden } from './errors.ts';
import type { Item } from './match-filter.ts';

const isItem = (value: unknown): value is Item & { id: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;

/** Resolves a file field's id. */
export type FindFile = (id: string) => Item | undefined;

/** A relation that is not expanded is its id or a list of ids; a JSON field is returned unchanged. */
const collapse = (value: unknown): unknown => {
  if (isItem(value)) return value.id;
  return Array.isArray(value) && value.length > 0 && value.every(isItem) ? value.map(({ id }) => id) : value;
};

const group = (paths: string[]): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    const deeper = groups.get(name) ?? [];
    if (rest.length > 0) deeper.push(rest.join('.'));
    groups.set(name, deeper);
  }
  return groups;
};

const expand = (value: unknown, paths: string[], findFile: FindFile): unknown => {
  if (Array.isArray(value)) return value.map((one) => expand(one, paths, findFile));
  if (isItem(value)) return select(value, paths, findFile);
  const file = typeof value === 'string' ? findFile(value) : undefined;
  if (file) return select(file, paths, findFile);
  // `banner_fields.*` of a JSON field: its rows, unchanged.
  return value ?? null;
};

const select = (item: Item, paths: string[], findFile: FindFile): Item => {
  const groups = group(paths);
  const everything = groups.get('*');
  const names = everything ? Object.keys(item) : [];
  const chosen: Item = {};
  for (const name of new Set([...names, ...[...groups.keys()].filter((name) => name !== '*')])) {
    const deeper = groups.get(name) ?? everything ?? [];
    chosen[name] = deeper.length > 0 ? expand(item[name], deeper, findFile) : (collapse(item[name]) ?? null);
  }
  return chosen;
};

/** The fields in `fields`; all fields of the item itself when it is empty. */
export const selectFields = (item: Item, fields: string[], findFile: FindFile): Item =>
  select(item, fields.length > 0 ? fields : ['*'], findFile);

/** Directus refuses a field that the collection does not have. */
export const checkFields = (collection: string, columns: ReadonlySet<string>, fields: string[]): void => {
  for (const path of fields) {
    const name = path.replace(/^-/, '').split('.')[0] ?? '';
    if (name !== '*' && !columns.has(name))
      throw forbidden(`access field "${name}" in collection "${collection}"`);
  }
};
