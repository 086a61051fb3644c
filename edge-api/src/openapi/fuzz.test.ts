import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { ProblemSchema } from '@binnen/contracts/problem';
import { Validator, type Schema } from '@cfworker/json-schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi, createApp } from '../app/create-app.ts';
import { platformRoutes } from '@binnen/composer/behind/calls/routes';
import { breaker } from '@binnen/upstreams/calls/call';
import { listRoutes } from '@binnen/edge-kit/openapi/document';
import { findExampleValues } from '@binnen/edge-kit/openapi/parameters';

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}
interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
}
const app = createApp();
const routes = listRoutes([...createApi().routes, ...platformRoutes.routes]);
const site = bindings['SITE_ORIGIN'] as string;
const operations: Record<string, Operation> = {};
let components: Record<string, unknown> = {};

beforeAll(async () => {
  const ctx = createExecutionContext();
  const response = await app.request(`${site}/openapi.json`, {}, bindings, ctx);
  const document: ApiDocument = await response.json();
  components = document.components;
  for (const [path, methods] of Object.entries(document.paths))
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
  fc.string({ maxLength: 60, size: 'max' }),
  fc.string({ unit: 'binary', maxLength: 30, size: 'max' }),
);
const safely = (text: string) => encodeURIComponent(text.toWellFormed());

/** Addresses, words and files that only we and our upstreams know. */
const leaks = /localhost:(?!8787)\d+|127\.0\.0\.1|local-[a-z]+-(token|key)|node_modules|\.ts:\d+|\n\s+at /;

/** Of the longest body that a call takes, several times. */
const huge = `{"a":"${'é'.repeat(2_000_000)}"}`;
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/html; charset=utf-16',
];
/** A body that is right but for its values, or nothing that its call knows. */
const createBody = ({ requestBody }: Operation) => {
  const examples = Object.values(requestBody?.content ?? {}).flatMap(({ example, examples = {} }) => [
    example,
    ...Object.values(examples).map((one) => one.value),
  ]);
  const known = examples.filter((one) => one !== undefined).map((one) => JSON.stringify(one));
  const names = [...new Set(known.join().match(/(?<=")\w+(?="\s*:)/g) ?? ['a'])];
  const odd = fc.oneof(
    value,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(value, { maxLength: 2 }),
  );
  return fc.record({
    type: fc.constantFrom(...types),
    accept: fc.boolean(),
    body: fc.oneof(
      {
        arbitrary: fc.dictionary(fc.constantFrom(...names), odd).map((one) => JSON.stringify(one)),
        weight: 4,
      },
      {
        arbitrary: fc
          .dictionary(fc.constantFrom(...names, '_formulier'), value)
          .map((one) => new URLSearchParams(one).toString()),
        weight: 2,
      },
      { arbitrary: fc.constantFrom(...(known.length ? known : ['{}'])), weight: 2 },
      { arbitrary: value, weight: 2 },
      fc.constantFrom('{"a":', '[]', '--x\r\n', '\ufeff{}', huge),
    ),
  });
};

/** What is documented of a reply is all that it may be. */
const expectDocumented = async (operation: Operation, response: Response, text: string) => {
  const documented = operation.responses[response.status];
  expect(documented, `${response.status} is documented. ${text.slice(0, 300)}`).toBeDefined();
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const schema = documented?.content?.[type]?.schema;
  if (!schema || !type.includes('json')) return;
  const { valid, errors } = new Validator({ ...schema, components }, '2020-12').validate(JSON.parse(text));
  expect(valid ? [] : errors, text.slice(0, 300)).toEqual([]);
};

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
      const operation = operations[`${method.toLowerCase()} ${template}`]!;
      const { parameters = [] } = operation;
      const check = async (
        url: string,
        { type, body, accept }: { type: string; body: string; accept: boolean },
      ) => {
        const ctx = createExecutionContext();
        const began = Date.now();
        const headers = {
          'content-type': type,
          ...(accept && { accept: 'application/json, text/event-stream' }),
        };
        const init = method === 'POST' ? { method, body, headers } : { method };
        const response = await app.request(`${site}${url}`, init, bindings, ctx);
        const text = await response.text();
        expect(Date.now() - began).toBeLessThan(5_000);
        await waitOnExecutionContext(ctx);
        expect([500, 501, 502, 504]).not.toContain(response.status);
        expect(`${text} ${JSON.stringify([...response.headers])}`).not.toMatch(leaks);
        expect(response.headers.get('set-cookie')).toBeNull();
        await expectDocumented(operation, response, text);
        if (response.headers.get('content-type')?.startsWith('application/problem+json'))
          v.parse(v.looseObject(ProblemSchema.entries), JSON.parse(text));
        else if (response.status >= 400)
          expect(response.headers.get('content-type')).toMatch(/text\/html|image\//);
      };
      await fc.assert(fc.asyncProperty(createRequest(template, parameters), createBody(operation), check), {
        numRuns: 30,
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
