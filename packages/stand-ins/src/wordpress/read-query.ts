import { invalidParameter, WordPressError } from './errors.ts';

export interface ListQuery {
  page: number;
  perPage: number;
  slugs: string[];
  search: string;
  include: number[];
  exclude: number[];
  categories: number[];
  tags: number[];
  authors: number[];
  parents: number[];
  orderby: string;
  order: 'asc' | 'desc';
  /** Field names, also `title.rendered`; empty for all. */
  fields: string[];
  /** `true` for everything, or the requested link relations. */
  embed: true | string[];
}

const list = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const readNumber = (asked: URLSearchParams, name: string, fallback: number, most: number): number => {
  const text = asked.get(name);
  if (text === null) return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) throw invalidParameter(name);
  return number;
};

const readIds = (asked: URLSearchParams, name: string): number[] => {
  const ids = [...list(asked.get(name)), ...asked.getAll(`${name}[]`)].map(Number);
  if (ids.some((id) => !Number.isInteger(id))) throw invalidParameter(name);
  return ids;
};

const orders = [
  'date',
  'modified',
  'id',
  'title',
  'slug',
  'name',
  'count',
  'menu_order',
  'include',
  'relevance',
];

const readEmbed = (asked: URLSearchParams): ListQuery['embed'] => {
  const text = asked.get('_embed');
  if (text === null || text === 'false') return [];
  return ['', '1', 'true'].includes(text) ? true : list(text);
};

export const readListQuery = (asked: URLSearchParams, kind: 'post' | 'term'): ListQuery => {
  const order = asked.get('order') ?? (kind === 'post' ? 'desc' : 'asc');
  const orderby = asked.get('orderby') ?? (kind === 'post' ? 'date' : 'name');
  if (order !== 'asc' && order !== 'desc') throw invalidParameter('order');
  if (!orders.includes(orderby)) throw invalidParameter('orderby');
  if (asked.get('context') === 'edit')
    throw new WordPressError(
      401,
      'rest_forbidden_context',
      'Sorry, you are not allowed to edit posts in this post type.',
    );
  const status = asked.get('status') ?? 'publish';
  if (status !== 'publish') throw invalidParameter('status');
  return {
    page: readNumber(asked, 'page', 1, Number.MAX_SAFE_INTEGER),
    perPage: readNumber(asked, 'per_page', 10, 100),
    slugs: list(asked.get('slug')),
    search: (asked.get('search') ?? '').toLowerCase(),
    include: readIds(asked, 'include'),
    exclude: readIds(asked, 'exclude'),
    categories: readIds(asked, 'categories'),
    tags: readIds(asked, 'tags'),
    authors: readIds(asked, 'author'),
    parents: readIds(asked, 'parent'),
    orderby,
    order,
    fields: list(asked.get('_fields')),
    embed: readEmbed(asked),
  };
};
