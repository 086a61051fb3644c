import { invalidQuery } from './errors.ts';

/** A filter as Directus nests it: `{ status: { _eq: 'published' } }`, with `_and` and `_or` lists. */
export type Filter = { [name: string]: unknown };

export interface ItemsQuery {
  /** Field paths: `title`, `image.id`, `banners.*`, `*.*`. */
  fields: string[];
  filter: Filter;
  /** With `-` before it for descending order. */
  sort: string[];
  search: string;
  /** `-1`: all. */
  limit: number;
  offset: number;
  /** `total_count`, `filter_count`. */
  meta: string[];
}

const known = new Set([
  'fields',
  'filter',
  'sort',
  'search',
  'limit',
  'offset',
  'page',
  'meta',
  'access_token',
]);

const list = (values: string[]): string[] =>
  values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

const readNumber = (name: string, text: string | null, fallback: number, least: number): number => {
  if (text === null || text === '') return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw invalidQuery(`"${name}" must be a whole number of at least ${least}.`);
  return number;
};

/** `filter[banners][soort][_eq]=text` and `filter={"banners":{"soort":{"_eq":"text"}}}` mean the same. */
const readFilter = (parameters: URLSearchParams): Filter => {
  const filter: Filter = {};
  for (const [name, value] of parameters) {
    if (name === 'filter') {
      try {
        Object.assign(filter, JSON.parse(value));
      } catch {
        throw invalidQuery('"filter" has to be valid JSON.');
      }
    }
    if (!name.startsWith('filter[')) continue;
    const path = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
    if (path.some((part) => part === '__proto__')) throw invalidQuery('"filter" is not allowed.');
    let node = filter;
    for (const part of path.slice(0, -1)) node = (node[part] ??= {}) as Filter;
    node[path.at(-1) ?? ''] = value;
  }
  return filter;
};

export const parseQuery = (parameters: URLSearchParams): ItemsQuery => {
  const odd = [...parameters.keys()].find((name) => !known.has(name.replace(/\[.*$/, '')));
  if (odd) throw invalidQuery(`"${odd}" is not allowed.`);
  const limit = readNumber('limit', parameters.get('limit'), 100, -1);
  const page = readNumber('page', parameters.get('page'), 1, 1);
  const offset = readNumber('offset', parameters.get('offset'), 0, 0);
  return {
    fields: list([...parameters.getAll('fields'), ...parameters.getAll('fields[]')]),
    filter: readFilter(parameters),
    sort: list([...parameters.getAll('sort'), ...parameters.getAll('sort[]')]),
    search: (parameters.get('search') ?? '').toLowerCase(),
    limit,
    offset: offset || (limit > 0 ? (page - 1) * limit : 0),
    meta: list([...parameters.getAll('meta'), ...parameters.getAll('meta[]')]),
  };
};
