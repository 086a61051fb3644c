import { findPicture } from '@binnen/demo-data/pictures/stock';
import type {
  MediaContent,
  PostContent,
  TermContent,
  UserContent,
  WordPressContent,
} from '@binnen/demo-data/content/wordpress-content';

type Wire = Record<string, unknown>;
export type Taxonomy = 'category' | 'post_tag';

const restNames = { category: 'categories', post_tag: 'tags' } as const;

/** Amsterdam's local time → UTC, both without an offset, as WordPress writes them. */
export const toGmt = (local: string): string => {
  const guess = new Date(`${local}Z`);
  const shown = new Date(
    `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'medium' }).format(guess).replace(' ', 'T')}Z`,
  );
  return new Date(guess.getTime() - (shown.getTime() - guess.getTime())).toISOString().slice(0, 19);
};

const cut = (html: string): string => {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/);
  return words.length > 55
    ? `<p>${words.slice(0, 55).join(' ')} [&hellip;]</p>\n`
    : `<p>${words.join(' ')}</p>\n`;
};

/** Turns the content files into WordPress' answers; `site` is the stand-in's own address. */
export const createWire = (content: WordPressContent, site: string) => {
  const api = `${site}/wp-json/wp/v2`;
  const link = (href: string, more: Wire = {}): Wire[] => [{ ...more, href }];
  const visible = content.posts.filter(({ status }) => status === 'publish');

  const term = (value: TermContent, taxonomy: Taxonomy): Wire => {
    const used = taxonomy === 'category' ? 'categories' : 'tags';
    return {
      id: value.id,
      count: visible.filter((post) => post[used]?.includes(value.id)).length,
      description: value.description ?? '',
      link: `${site}/${taxonomy === 'category' ? 'category' : 'tag'}/${value.slug}/`,
      name: value.name,
      slug: value.slug,
      taxonomy,
      ...(taxonomy === 'category' ? { parent: value.parent ?? 0 } : {}),
      meta: [],
      _links: {
        self: link(`${api}/${restNames[taxonomy]}/${value.id}`),
        collection: link(`${api}/${restNames[taxonomy]}`),
      },
    };
  };

  const media = (value: MediaContent): Wire => {
    const url = `${site}/wp-content/uploads/${value.file}`;
    const { width, height } = findPicture(value.picture);
    const size = (across: number, down: number) => ({
      file: value.file.split('/').at(-1),
      width: across,
      height: down,
      mime_type: 'image/jpeg',
      source_url: `${url}?width=${across}&height=${down}`,
    });
    return {
      id: value.id,
      date: '2026-01-05T09:00:00',
      slug: value.file
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, ''),
      status: 'inherit',
      type: 'attachment',
      title: { rendered: value.title ?? value.alt_text },
      alt_text: value.alt_text,
      caption: { rendered: '' },
      media_type: 'image',
      mime_type: 'image/jpeg',
      media_details: {
        width,
        height,
        file: value.file,
        sizes: { thumbnail: size(150, 150), medium: size(300, 225), large: size(1024, 768) },
      },
      source_url: url,
      _links: { self: link(`${api}/media/${value.id}`), collection: link(`${api}/media`) },
    };
  };

  const user = ({ id, name, slug, description = '' }: UserContent): Wire => ({
    id,
    name,
    url: '',
    description,
    link: `${site}/author/${slug}/`,
    slug,
    _links: { self: link(`${api}/users/${id}`), collection: link(`${api}/users`) },
  });

  const embed = (value: PostContent, wanted: true | string[]): Wire => {
    const asks = (relation: string): boolean => wanted === true || wanted.includes(relation);
    const picture = content.media.find(({ id }) => id === value.featured_media);
    const author = content.users.find(({ id }) => id === value.author);
    const gone = { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } };
    const chosen = (terms: TermContent[], ids: number[] = [], taxonomy: Taxonomy) =>
      terms.filter(({ id }) => ids.includes(id)).map((one) => term(one, taxonomy));
    return {
      ...(asks('author') ? { author: [author ? user(author) : gone] } : {}),
      ...(asks('wp:featuredmedia') && value.featured_media
        ? { 'wp:featuredmedia': [picture ? media(picture) : gone] }
        : {}),
      ...(asks('wp:term') && value.categories
        ? {
            'wp:term': [
              chosen(content.categories, value.categories, 'category'),
              chosen(content.tags, value.tags, 'post_tag'),
            ],
          }
        : {}),
    };
  };

  const post = (value: PostContent, type: 'post' | 'page', wanted: true | string[]): Wire => {
    const collection = type === 'post' ? 'posts' : 'pages';
    const parent = content.pages.find(({ id }) => id === value.parent);
    const url = [site, ...(parent ? [parent.slug] : []), value.slug, ''].join('/');
    const modified = value.modified ?? value.date;
    const locked = value.password !== undefined;
    const isPost = type === 'post';
    return {
      id: value.id,
      date: value.date,
      date_gmt: toGmt(value.date),
      guid: { rendered: `${site}/?${isPost ? 'p' : 'page_id'}=${value.id}` },
      modified,
      modified_gmt: toGmt(modified),
      slug: value.slug,
      status: value.status,
      type,
      link: url,
      title: { rendered: value.title },
      content: { rendered: locked ? '' : value.content, protected: locked },
      excerpt: { rendered: locked ? '' : (value.excerpt ?? cut(value.content)), protected: locked },
      author: value.author,
      featured_media: value.featured_media ?? 0,
      comment_status: 'closed',
      ping_status: 'closed',
      template: '',
      meta: [],
      ...(isPost
        ? {
            sticky: value.sticky ?? false,
            format: 'standard',
            categories: value.categories ?? [],
            tags: value.tags ?? [],
          }
        : { parent: value.parent ?? 0, menu_order: value.menu_order ?? 0 }),
      acf: value.acf || [],
      _links: {
        self: link(`${api}/${collection}/${value.id}`),
        collection: link(`${api}/${collection}`),
        about: link(`${api}/types/${type}`),
        author: link(`${api}/users/${value.author}`, { embeddable: true }),
        ...(value.featured_media
          ? { 'wp:featuredmedia': link(`${api}/media/${value.featured_media}`, { embeddable: true }) }
          : {}),
        ...(isPost
          ? {
              'wp:term': [
                { taxonomy: 'category', embeddable: true, href: `${api}/categories?post=${value.id}` },
                { taxonomy: 'post_tag', embeddable: true, href: `${api}/tags?post=${value.id}` },
              ],
            }
          : {}),
      },
      ...(wanted === true || wanted.length > 0 ? { _embedded: embed(value, wanted) } : {}),
    };
  };
  return { post, term, media, user };
};

/** `_fields=id,title.rendered`: a nested name keeps only that part. */
export const pickFields = (wire: Wire, fields: string[]): Wire => {
  if (fields.length === 0) return wire;
  const picked: Wire = {};
  for (const field of fields) {
    const [name = '', inner] = field.split('.');
    const value = wire[name];
    if (value === undefined) continue;
    if (inner === undefined || typeof value !== 'object' || value === null) picked[name] = value;
    else picked[name] = { ...(picked[name] as Wire), [inner]: (value as Wire)[inner] };
  }
  return picked;
};
