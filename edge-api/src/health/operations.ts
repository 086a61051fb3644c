import * as v from 'valibot';
import { StatusSchema } from './status.ts';
import type { Operations } from '../openapi/describe.ts';

export const healthOperations: Operations = {
  'GET /healthz': {
    summary: 'Whether the edge answers. It asks no upstream.',
    tag: 'health',
    reply: v.object({ status: v.literal('ok') }),
    examples: [{ path: '/healthz' }],
  },
  'GET /_platform/status': {
    summary:
      'What this isolate serves, what waits in the outbox, how each upstream does, how old the cache is.',
    tag: 'health',
    scope: 'status',
    reply: StatusSchema,
    problems: ['unauthorized', 'forbidden'],
    examples: [{ path: '/_platform/status', status: 401 }],
  },
  'POST /_reports/csp': {
    summary: 'Where browsers report what our content security policy refused.',
    tag: 'health',
    body: {
      schema: v.array(v.object({ type: v.string(), body: v.unknown() })),
      type: 'application/reports+json',
    },
    status: 204,
    problems: ['payload-too-large'],
    examples: [
      {
        path: '/_reports/csp',
        status: 204,
        headers: { 'content-type': 'application/reports+json' },
        body: '[{"type":"csp-violation","body":{"documentURL":"https://binnen.example/","effectiveDirective":"img-src","blockedURL":"https://elsewhere.example/a.gif"}}]',
      },
    ],
  },
  'GET /openapi.json': {
    summary: 'This document.',
    tag: 'health',
    reply: 'application/json',
    examples: [{ path: '/openapi.json' }],
  },
  'GET /api': {
    summary: 'This document as a page.',
    tag: 'health',
    reply: 'text/html',
    examples: [{ path: '/api' }],
  },
  'GET /api/style.css': {
    summary: 'The style sheet of that page.',
    tag: 'health',
    reply: 'text/css',
    examples: [{ path: '/api/style.css' }],
  },
};
