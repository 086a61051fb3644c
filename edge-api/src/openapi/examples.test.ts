import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { ProblemSchema } from '@binnen/contracts/problem';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi, createApp } from '../app/create-app.ts';
import { platformRoutes } from '@binnen/composer/behind/calls/routes';
import { breaker } from '@binnen/upstreams/calls/call';
import { listProblems, listRoutes } from '@binnen/edge-kit/openapi/document';
import { nameExample } from '@binnen/edge-kit/openapi/recorded';
import { findRecorded } from './api-words.ts';

const app = createApp();
const routes = listRoutes([...createApi().routes, ...platformRoutes.routes]);
const site = bindings['SITE_ORIGIN'] as string;

const cases = routes.flatMap(({ method, operation }) =>
  operation!.examples!.map((example) => ({
    name: `${method} ${example.path}`,
    method,
    example,
    operation: operation!,
  })),
);

beforeEach(() => breaker.reset());

describe('every documented example does what is documented', () => {
  test.each(cases)('$name', async ({ method, example, operation }) => {
    const { path, headers, body, status = operation.status ?? 200 } = example;
    const ctx = createExecutionContext();
    const init = { method, ...(headers ? { headers } : {}), ...(body ? { body } : {}) };
    const response = await app.request(`${site}${path}`, init, bindings, ctx);
    const text = await response.text();
    // The example that callers read: `pnpm generate:client` records it from a running site.
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const recorded = findRecorded(nameExample(method, example));
    const schema = typeof operation.reply === 'string' ? operation.jsonReply : operation.reply;
    if (isJson && (schema || status >= 400)) {
      expect(recorded?.status, 'Run "pnpm generate:client" and commit what it writes.').toBe(status);
      if (status < 400 && schema) expect(recorded?.body).toEqual(v.parse(schema, recorded?.body));
    }
    await waitOnExecutionContext(ctx);
    expect(`${response.status} ${response.status === status ? '' : text}`).toBe(`${status} `);
    if (status >= 400) {
      const problem = v.parse(v.looseObject(ProblemSchema.entries), JSON.parse(text));
      expect(recorded?.body).toMatchObject({ code: problem.code, title: problem.title });
      expect([...listProblems(operation), 'not-found']).toContain(problem.code);
    } else if (typeof operation.reply === 'string') {
      expect(response.headers.get('content-type')).toContain(operation.reply.replace('*', ''));
    } else if (operation.reply) {
      // Only what the schema allows: the parser would drop a field that it does not know.
      const reply = JSON.parse(text) as unknown;
      expect(reply).toEqual(v.parse(operation.reply, reply));
    }
  });
});
