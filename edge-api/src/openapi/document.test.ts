import { createExecutionContext } from 'cloudflare:test';
import { apiCalls } from '@binnen/contracts/api-calls';
import { problems } from '@binnen/contracts/problem';
import { expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi } from '../api.ts';
import { platformRoutes } from '../composition/routes.ts';
import { callParameters } from '../leads/intake/call-parameters.ts';
import { createDocument, listRoutes } from './document.ts';

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
        responses: Record<string, { headers?: object }>;
      }
    >
  >;
}
const readDocument = async () => (await (await get('/openapi.json')).json()) as Document;

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

test('a caller is told about limits, and about 304 for reads', async () => {
  const { paths } = await readDocument();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      const limited = responses['429']?.headers ?? {};
      expect(Object.keys(limited), path).toEqual(expect.arrayContaining(['retry-after', 'ratelimit']));
      expect('304' in responses, `${method} ${path}`).toBe(method === 'get');
    }
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
  expect(documented).toEqual(expect.arrayContaining(Object.values(callParameters).flat()));
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
  const document = createDocument(api.routes, 'https://<b>.example');
  expect(JSON.stringify(document)).toContain('<b>');
  expect(await (await get('/api')).text()).not.toContain('<b>.example');
});
