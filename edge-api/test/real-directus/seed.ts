import type { Collections } from '@binnen/demo-data/content/directus-content';
import type { Directus } from './start.ts';

type Item = Record<string, unknown>;
type FileIds = ReadonlySet<unknown>;
type Send = (method: string, path: string, body: unknown) => Promise<unknown>;

/** The collection of a page's banners; the stand-in keeps them inside their page. */
const related = 'banners';
const fileFields = ['id', 'type', 'filename_download', 'title', 'description', 'width', 'height'];

const createSend =
  ({ url, adminToken }: Directus): Send =>
  async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Directus: ${method} ${path}: ${response.status} ${text}`);
    return text ? (JSON.parse(text) as { data: unknown }).data : null;
  };

const isRelation = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => (one as Item)['id'] !== undefined);

/** The column type that an editor would have chosen for these values. */
const describeColumn = (field: string, values: unknown[], fileIds: FileIds) => {
  const filled = values.filter((value) => value !== null && value !== undefined);
  const base = { field, meta: {}, schema: { is_nullable: true } };
  if (field === 'id')
    return {
      ...base,
      type: typeof filled[0] === 'number' ? 'integer' : 'string',
      schema: { is_primary_key: true, has_auto_increment: typeof filled[0] === 'number' },
    };
  if (/^date_(created|updated)$/.test(field)) return { ...base, type: 'timestamp' };
  if (filled.some((value) => typeof value === 'object'))
    return { ...base, type: 'json', meta: { special: ['cast-json'] } };
  if (filled.some((value) => fileIds.has(value)))
    return { ...base, type: 'uuid', meta: { special: ['file'] } };
  if (filled.some((value) => typeof value === 'boolean'))
    return { ...base, type: 'boolean', meta: { special: ['cast-boolean'] } };
  if (filled.some((value) => typeof value === 'number'))
    return { ...base, type: filled.every(Number.isInteger) ? 'integer' : 'float' };
  return { ...base, type: 'text' };
};

const createCollection = async (
  send: Send,
  fileIds: FileIds,
  { collection, items, singleton }: { collection: string; items: Item[]; singleton: boolean },
) => {
  const names = [...new Set(items.flatMap(Object.keys))].filter(
    (name) => !items.some((item) => isRelation(item[name])),
  );
  const fields = names.map((name) =>
    describeColumn(
      name,
      items.map((item) => item[name]),
      fileIds,
    ),
  );
  await send('POST', '/collections', { collection, schema: {}, meta: { singleton }, fields });
  for (const { field, type } of fields)
    if (type === 'uuid')
      await send('POST', '/relations', { collection, field, related_collection: 'directus_files' });
};

const createBanners = async (send: Send, fileIds: FileIds, pages: Item[]) => {
  const banners = pages.flatMap((page) =>
    ((page['banners'] ?? []) as Item[]).map((banner) => ({ ...banner, pagina: page['id'] })),
  );
  await createCollection(send, fileIds, { collection: related, items: banners, singleton: false });
  await send('POST', '/fields/pages', { field: related, type: 'alias', meta: { special: ['o2m'] } });
  await send('POST', '/relations', {
    collection: related,
    field: 'pagina',
    related_collection: 'pages',
    meta: { one_field: related },
    schema: null,
  });
  await send('POST', `/items/${related}`, banners);
};

/** A reader with a static token, like the site's: every item of these collections, drafts too, and nothing else. */
const createReader = async (send: Send, names: string[], token: string) => {
  const policy = (await send('POST', '/policies', {
    name: 'site',
    permissions: {
      create: names.map((collection) => ({ collection, action: 'read', fields: ['*'], permissions: {} })),
      update: [],
      delete: [],
    },
  })) as { id: string };
  const role = (await send('POST', '/roles', {
    name: 'site',
    policies: { create: [{ policy: { id: policy.id } }], update: [], delete: [] },
  })) as { id: string };
  await send('POST', '/users', { email: 'site@example.com', role: role.id, token });
};

/** Puts the stand-in's content into a real Directus, through its own API. */
export const seedDirectus = async (
  directus: Directus,
  token: string,
  collections: Collections,
): Promise<void> => {
  const send = createSend(directus);
  const files = collections['directus_files'] as Item[];
  const fileIds = new Set(files.map((file) => file['id']));
  for (const file of files)
    await send('POST', '/files', {
      ...Object.fromEntries(fileFields.map((name) => [name, file[name]])),
      storage: 'local',
    });
  for (const [collection, content] of Object.entries(collections)) {
    if (collection === 'directus_files') continue;
    const singleton = !Array.isArray(content);
    const items = (singleton ? [content] : content) as Item[];
    await createCollection(send, fileIds, { collection, items, singleton });
    const plain = items.map(({ banners: _banners, ...item }) => item);
    await (singleton
      ? send('PATCH', `/items/${collection}`, plain[0])
      : send('POST', `/items/${collection}`, plain));
    if (collection === 'pages') await createBanners(send, fileIds, items);
  }
  await createReader(send, [...Object.keys(collections), related], token);
};
