import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { ProblemSchema } from '@binnen/contracts/problem';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi, createApp } from '../app/create-app.ts';
import { platformRoutes } from '@binnen/composer/calls/routes';
import { breaker } from '../upstreams/call.ts';
import { listRoutes } from './document.ts';
import { findExampleValues } from './parameters.ts';

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}
interface Operation {
  parameters?: Parameter[];
}
const app = createApp();
const routes = listRoutes([...createApi().routes, ...platformRoutes.routes]);
const site = bindings['SITE_ORIGIN'] as string;
const operations: Record<string, Operation> = {};

beforeAll(async () => {
  const ctx = createExecutionContext();
  const response = await app.request(`${site}/openapi.json`, {}, bindings, ctx);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) operations[`${method} ${path}`] = operation;
});
beforeEach(() => {
  breaker.reset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const hostile = [
  '__proto__',
  'constructor',
  'toString',
  '..',
  '../../etc/passwd',
  '..\\..\\',
  '%2e%2e%2f',
  '%00',
  '\u0000',
  '\r\nset-cookie: a=1',
  '<script>alert(1)</script>',
  "' OR '1'='1",
  '{{7*7}}',
  '${jndi:ldap://x}',
  '-1',
  '0',
  '1e309',
  'NaN',
  'true',
  'null',
  '[]',
  '{}',
  '9'.repeat(30),
  'a'.repeat(3000),
  'ë'.repeat(300),
  '😀',
  '\ud800',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  ' ',
  '',
];
const value = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const safely = (text: string) => encodeURIComponent(text.toWellFormed());

/** Addresses, words and files that only we and our upstreams know. */
const leaks = /localhost:(?!8787)\d+|127\.0\.0\.1|local-[a-z]+-(token|key)|node_modules|\.ts:\d+|\n\s+at /;

const createRequest = (template: string, parameters: Parameter[]) =>
  fc
    .record({
      // Good values too, so that a bad one is not always the first one found.
      values: fc.tuple(
        ...parameters.map(({ example }) => (example ? fc.oneof(fc.constant(String(example)), value) : value)),
      ),
      left: fc.array(fc.boolean(), { minLength: parameters.length, maxLength: parameters.length }),
      extra: fc.array(fc.tuple(value, value), { maxLength: 3 }),
    })
    .map(({ values, left, extra }) => {
      const given = parameters.map((one, index) => ({ ...one, text: values[index]! }));
      const path = given
        .filter((one) => one.in === 'path')
        .reduce((text, one) => text.replace(`{${one.name}}`, safely(one.text) || 'x'), template);
      const query = given
        .filter((one, index) => one.in === 'query' && !left[index])
        .map((one) => `${one.name}=${safely(one.text)}`);
      const unknown = extra.map(([name, text]) => `${safely(name)}=${safely(text)}`);
      const search = [...query, ...unknown].join('&');
      return search ? `${path}?${search}` : path;
    });

describe('whatever is sent, a call answers in time, says what was wrong, and leaks nothing', () => {
  test.each(routes.map(({ method, path }) => ({ method, path, name: `${method} ${path}` })))(
    '$name',
    async ({ method, path }) => {
      const template = path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
      const parameters = operations[`${method.toLowerCase()} ${template}`]?.parameters ?? [];
      const check = async (url: string) => {
        const ctx = createExecutionContext();
        const began = Date.now();
        const response = await app.request(`${site}${url}`, { method }, bindings, ctx);
        const text = await response.text();
        expect(Date.now() - began).toBeLessThan(5_000);
        await waitOnExecutionContext(ctx);
        expect([500, 501, 502, 504]).not.toContain(response.status);
        expect(`${text} ${JSON.stringify([...response.headers])}`).not.toMatch(leaks);
        expect(response.headers.get('set-cookie')).toBeNull();
        if (response.headers.get('content-type')?.startsWith('application/problem+json'))
          v.parse(v.looseObject(ProblemSchema.entries), JSON.parse(text));
        else if (response.status >= 400)
          expect(response.headers.get('content-type')).toMatch(/text\/html|image\//);
      };
      await fc.assert(fc.asyncProperty(createRequest(template, parameters), check), {
        numRuns: 40,
        seed: 20261121,
      });
    },
  );
});

test('the values of an example are found in its path', () => {
  expect(findExampleValues('/images/:origin/:path{.+}', '/images/realworks/a/b.jpg?resize=1')).toEqual({
    origin: 'realworks',
    path: 'a/b.jpg',
    resize: '1',
  });
});
