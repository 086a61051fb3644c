import { problems, type ProblemCode } from '@binnen/contracts/problem';
import type { RouterRoute } from 'hono/types';
import { createComponents } from './components.ts';
import { findDescription, tags, type Operation } from './describe.ts';
import { describeHeaders, headerComponents } from './headers.ts';
import { findExampleValues, listParameters, toTemplate } from './parameters.ts';
import { rules } from './rules.ts';

type Json = Record<string, unknown>;

const documentedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Problem codes that every call may answer with. */
const everywhere: ProblemCode[] = ['bad-request', 'rate-limited', 'internal-error'];

type Components = ReturnType<typeof createComponents>;

const describeProblems = (codes: ProblemCode[]): Json => {
  const byStatus = Map.groupBy(codes, (code) => problems[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        ...(Number(status) === 429 ? describeHeaders('limited') : {}),
        description: group.map((code) => `\`${code}\`: ${problems[code][2]}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
};

const describeReply = ({ reply }: Operation, id: string, components: Components): Json => {
  if (!reply) return { description: 'Done.' };
  const content =
    typeof reply === 'string'
      ? { [reply]: { schema: { type: 'string' } } }
      : {
          'application/json': {
            schema: components.refer(reply, `${id[0]!.toUpperCase()}${id.slice(1)}Reply`),
          },
        };
  return { description: 'The answer.', content };
};

/** `GET /content/pages/:slug` → `getContentPagesSlug`; a trailing slash gives another name. */
const nameOperation = (method: string, path: string): string =>
  method.toLowerCase() +
  path.replace(/\/$/, '_').replace(/[^A-Za-z0-9_]+(.)?/g, (_, next: string = '') => next.toUpperCase());

const describeOperation = (
  method: string,
  path: string,
  operation: Operation,
  components: Components,
): Json => {
  const { summary, description, tag, body, status = 200, problems: codes = [], scope, query } = operation;
  const values = findExampleValues(path, operation.examples?.[0]?.path);
  const parameters = listParameters(path, query, query && components.describeInput(query), values);
  const operationId = nameOperation(method, path);
  return {
    operationId,
    summary,
    ...(description ? { description } : {}),
    tags: [tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            content: { [body.type ?? 'application/json']: { schema: components.describeInput(body.schema) } },
          },
        }
      : {}),
    responses: {
      [status]: {
        ...describeReply(operation, operationId, components),
        ...describeHeaders(method === 'GET' ? 'read' : 'always'),
      },
      ...(method === 'GET' ? { 304: { description: '`If-None-Match` names what would be sent.' } } : {}),
      ...describeProblems([...new Set([...codes, ...everywhere])]),
    },
    security: scope ? [{ token: [scope] }] : [],
    ...(operation.examples ? { 'x-examples': operation.examples } : {}),
  };
};

export interface DocumentedRoute {
  method: string;
  path: string;
  operation: Operation | undefined;
}

/** The calls of an app, each with its description if it has one. */
export const listRoutes = (routes: RouterRoute[]): DocumentedRoute[] => {
  const found = new Map<string, DocumentedRoute>();
  for (const { method, path, handler } of routes) {
    if (!documentedMethods.includes(method) || path.includes('*')) continue;
    const known = found.get(`${method} ${path}`);
    found.set(`${method} ${path}`, { method, path, operation: known?.operation ?? findDescription(handler) });
  }
  return [...found.values()];
};

/** The OpenAPI 3.1 document of an app's routes. */
export const createDocument = (routes: RouterRoute[], origin: string): Json => {
  const components = createComponents();
  const paths: Record<string, Json> = {};
  for (const { method, path, operation } of listRoutes(routes)) {
    const described = operation ?? { summary: `${method} ${path}`, tag: 'platform' };
    const template = toTemplate(path);
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: describeOperation(method, path, described, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Binnen edge API',
      version: '1.0.0',
      description: rules.join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      headers: headerComponents,
      schemas: components.list(paths),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A platform token and its scopes.' },
      },
    },
  };
};
