import { createExecutionContext } from 'cloudflare:test';
import { apiCalls } from '@binnen/contracts/api-calls';
import { problems } from '@binnen/contracts/problem';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi } from '../app/create-app.ts';
import { platformRoutes } from '@binnen/composer/behind/calls/routes';
import { contactForms } from '@binnen/contracts/leads';
import { WordPressListSchema } from '@binnen/contracts/wordpress/list';
import * as v from 'valibot';
import { leadForms, listParameters } from '../leads/forms/lead-forms.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { createDocument, listRoutes } from '@binnen/edge-kit/openapi/document';
import { apiWords } from './api-words.ts';
import { nameForm } from './form-schemas.ts';

const api = createApi();
const routes = listRoutes([...api.routes, ...platformRoutes.routes]);
const site = bindings['SITE_ORIGIN'] as string;
const get = (path: string) => api.request(`${site}${path}`, {}, bindings, createExecutionContext());

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        summary: string;
        operationId: string;
        parameters?: { name: string; in: string; example?: string }[];
        responses: Record<string, { description?: string; headers?: object }>;
      }
    >
  >;
}
const readDocument = async (path = '/openapi.json') => (await get(path)).json<Document>();

test('every route of the API is described', () => {
  const missing = routes.filter(({ operation }) => !operation).map(({ method, path }) => `${method} ${path}`);
  expect(missing).toEqual([]);
});

test('every call of the contract is a route, and documented with the contract’s reply', () => {
  for (const { method, path, reply } of Object.values(apiCalls)) {
    const route = routes.find((each) => each.method === method && each.path === path);
    expect(route?.operation?.reply, `${method} ${path}`).toBe(reply);
  }
});

test('every route has an example', () => {
  expect(routes.filter(({ operation }) => !operation?.examples?.length).map(({ path }) => path)).toEqual([]);
});

test('the document has every route, with its path parameters and a unique id', async () => {
  const { openapi, paths } = await readDocument();
  expect(openapi).toBe('3.1.0');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(operations).toHaveLength(routes.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters = [] } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
  }
});

interface Node {
  $ref?: string;
  [name: string]: unknown;
}
const listNodes = (value: unknown): Node[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(listNodes)];

test('every reference can be resolved', async () => {
  const document = await readDocument();
  const references = listNodes(document).flatMap(({ $ref }) => $ref ?? []);
  expect(references.length).toBeGreaterThan(50);
  for (const reference of new Set(references)) {
    const found = reference
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((node, name) => (node as Node | undefined)?.[name], document);
    expect(found, reference).toBeDefined();
  }
});

test('the document in OpenAPI 3.0 has the same calls, and nothing that its readers refuse', async () => {
  const newest = await readDocument();
  const older = await readDocument('/openapi-3.0.json');
  expect(older.openapi).toBe('3.0.3');
  const listIds = ({ paths }: Document) =>
    Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(listIds(older)).toEqual(listIds(newest));
  const schemas = listNodes(older).filter(({ type, $ref, anyOf }) => type ?? $ref ?? anyOf);
  const refused = schemas.filter(
    (node) =>
      ['const', 'propertyNames', 'prefixItems'].some((name) => name in node) ||
      node['type'] === 'null' ||
      Array.isArray(node['type']) ||
      node['default'] === null ||
      ('$ref' in node && 'nullable' in node) ||
      (Array.isArray(node['required']) && node['required'].length === 0),
  );
  expect(refused).toEqual([]);
});

test('choices keep apart for generators that drop signs', async () => {
  for (const choice of listNodes(await readDocument())) {
    const names = choice['x-enum-varnames'] ?? choice['enum'];
    if (!Array.isArray(names)) continue;
    const plain = names.map((name) =>
      String(name)
        .toLowerCase()
        .replace(/[^a-z0-9_]/g, ''),
    );
    expect(new Set(plain).size, plain.join()).toBe(plain.length);
  }
});

test('a caller is told about limits, and about 304 for reads', async () => {
  const { paths } = await readDocument();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      const limited = responses['429']?.headers ?? {};
      expect(Object.keys(limited), path).toEqual(expect.arrayContaining(['retry-after', 'ratelimit']));
      expect('304' in responses, `${method} ${path}`).toBe(method === 'get');
    }
});

test('a call with a query says that a parameter may be refused', async () => {
  const operations = Object.values((await readDocument()).paths).flatMap((methods) => Object.values(methods));
  const asking = operations.filter(({ parameters = [] }) => parameters.some((one) => one.in === 'query'));
  expect(asking.length).toBeGreaterThan(20);
  const silent = asking.filter(
    ({ responses }) => !responses['400']?.description?.includes('`invalid-parameter`'),
  );
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test('whatever sends is refused from pages of other sites, and says so', async () => {
  const operations = Object.values((await readDocument()).paths).flatMap(({ get: _read, ...others }) =>
    Object.values(others),
  );
  const silent = operations.filter(({ responses }) => !('403' in responses));
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test('both titles of every code are on the page', async () => {
  const page = await (await get('/api')).text();
  for (const [code, [, dutch, english]] of Object.entries(problems))
    for (const text of [code, dutch, english]) expect(page).toContain(text);
  expect(page).toContain('Unknown query parameters are ignored');
});

test('parameters carry the example’s values', async () => {
  const { paths } = await readDocument();
  expect(paths['/google/radius/']!['get']!.parameters).toContainEqual(
    expect.objectContaining({ name: 'address', in: 'query', required: true, example: 'Deventer' }),
  );
  expect(paths['/content/pages/{slug}']!['get']!.parameters).toContainEqual(
    expect.objectContaining({ name: 'slug', in: 'path', required: true, example: expect.any(String) }),
  );
});

test('every form’s parameters are documented', async () => {
  const { paths } = await readDocument();
  const documented = paths['/ac/contact/add/{form}']!['post']!.parameters!.map(({ name }) => name);
  expect(documented).toEqual(expect.arrayContaining(contactForms.flatMap(listParameters)));
});

test('the readable page has every call, and loads nothing from other sites', async () => {
  const response = await get('/api');
  const page = await response.text();
  for (const { path } of routes) expect(page).toContain(path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'));
  expect(page).not.toMatch(/<script|style=|(src|href)=.https?:/);
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
  expect((await get('/api/style.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('text of a description cannot become markup', async () => {
  const document = createDocument(apiWords, api.routes, 'https://<b>.example');
  expect(JSON.stringify(document)).toContain('<b>');
  expect(await (await get('/api')).text()).not.toContain('<b>.example');
});

test('a caller finds every form with its fields, the key that makes a repeat harmless, and what a reply looks like', async () => {
  const document = JSON.stringify(await readDocument());
  const { components, paths } = JSON.parse(document) as {
    components: {
      schemas: Record<
        string,
        { description: string; properties: Record<string, object>; required: string[] }
      >;
    };
    paths: Record<
      string,
      Record<string, { parameters?: { name: string }[]; responses: Record<string, { content?: object }> }>
    >;
  };
  for (const { contract } of Object.values(leadForms)) {
    const schema = components.schemas[nameForm(contract)]!;
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['_formulier', ...contract.required, ...contract.optional]),
    );
    expect(schema.required).toEqual(['_formulier', ...contract.required]);
    expect(schema.properties).toMatchObject({ email: { maxLength: 250 } });
    if (contract.needsAddress)
      expect(schema.description).toContain('`fulladdress`, or `straat` and `plaats`');
    for (const field of contract.alsoRequired?.({ type_woning: 'koop' }) ?? [])
      expect(schema.description).toContain(`\`${field}\``);
    for (const field of [...contract.required, ...contract.optional].filter(
      (name) => name !== 'acceptsPrivacy',
    ))
      expect(schema.properties[field], field).toHaveProperty('maxLength');
  }
  for (const path of ['/ac/contact/add/{form}', '/ac/contact/note/add', '/realworks/zoekopdracht']) {
    const { parameters = [], responses } = paths[path]!['post']!;
    expect(parameters.map(({ name }) => name)).toContain('Idempotency-Key');
    for (const status of ['409', '413']) expect(responses, path).toHaveProperty(status);
  }
  expect(paths['/images/get/']!['get']!.responses['200']!.content).toHaveProperty('application/json');
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const withExample = operations.filter(({ responses }) => JSON.stringify(responses).includes('"examples"'));
  // The others answer with no JSON: pictures, calendars, pages, this document.
  expect(operations.length - withExample.length).toBeLessThanOrEqual(12);
});

test.each(['posts', 'pages', 'categories', 'tags'])(
  'what %s of the blog have is documented',
  async (list) => {
    const items = await (await get(`/wp-json/wp/v2/${list}`)).json<object[]>();
    const answered = new Set(items.flatMap((item) => Object.keys(item)));
    expect(answered.size).toBeGreaterThan(4);
    const fields = WordPressListSchema.item.entries;
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...answered]));
    expect(v.is(WordPressListSchema, items)).toBe(true);
  },
);

test('ids stay apart for generators that drop signs and capitals', async () => {
  const { paths } = await readDocument();
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids.map((id) => id.toLowerCase().replace(/[^a-z0-9]/g, ''))).size).toBe(ids.length);
});

test('a call that will go says so in its replies', async () => {
  const app = new Hono().get(
    '/old',
    describeRoute({
      summary: 'Old.',
      tag: 'health',
      deprecation: { since: '2026-12-01', sunset: '2027-07-01' },
    }),
    (c) => c.text('still here'),
  );
  const { headers } = await app.request('/old');
  expect(headers.get('deprecation')).toBe('@1796083200');
  expect(headers.get('sunset')).toBe('Thu, 01 Jul 2027 00:00:00 GMT');
  expect(JSON.stringify(createDocument(apiWords, app.routes, site))).toContain('"deprecated":true');
});
