import type { ProblemCode } from '../problems/codes.ts';
import type { RouterRoute } from 'hono/types';
import { createComponents } from './components.ts';
import { findDescription, type Operation } from '../requests/describe-route.ts';
import { describeReplies, describeRequests } from './recorded.ts';
import type { ApiWords } from './api-words.ts';
import { findExampleValues, listParameters, toTemplate } from './parameters.ts';

type Json = Record<string, unknown>;

const documentedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Problem codes that every call may answer with. */
const everywhere: ProblemCode[] = ['bad-request', 'rate-limited', 'internal-error'];

interface Writing {
  components: ReturnType<typeof createComponents>;
  words: ApiWords;
}

interface Refusal {
  description: string;
  content: { 'application/problem+json': Json };
}

const describeProblems = (
  codes: ProblemCode[],
  { problems, describeHeaders }: ApiWords,
): Record<string, Refusal> => {
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

const describeReply = (
  operation: Operation,
  id: string,
  method: string,
  { components, words }: Writing,
): Json => {
  const { reply, jsonReply, status = 200 } = operation;
  if (!reply) return { description: 'Done.' };
  const schema = typeof reply === 'string' ? jsonReply : reply;
  const json = schema && {
    'application/json': {
      schema: components.refer(schema, `${id[0]!.toUpperCase()}${id.slice(1)}Reply`),
      ...describeReplies(operation, method, status, words.findRecorded),
    },
  };
  const other =
    typeof reply === 'string'
      ? {
          [reply]: {
            schema: reply.endsWith('json') ? { type: 'object' } : { type: 'string', format: 'binary' },
          },
        }
      : {};
  return { description: 'The answer.', content: { ...other, ...json } };
};

/** `GET /content/pages/:slug` → `getContentPagesSlug`. `isBare`: the same path with a slash at its end is another call. */
const nameOperation = (method: string, path: string, isBare: boolean): string =>
  method.toLowerCase() +
  path
    .replace(/\/$/, '')
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase())
    .concat(isBare ? 'WithoutSlash' : '');

const describeBody = ({ body, examples = [] }: Operation, { components, words }: Writing): Json => {
  if (!body) return {};
  const { forms: ofForms } = words;
  const { type = 'application/json', forms } = body;
  const schema = forms
    ? {
        oneOf: forms.map((form) => components.add(ofForms.name(form), ofForms.describe(form))),
        discriminator: {
          propertyName: ofForms.field,
          mapping: Object.fromEntries(forms.map((form) => [form.name, components.at(ofForms.name(form))])),
        },
      }
    : components.describeInput(body.schema);
  return {
    requestBody: { required: !forms, content: { [type]: { schema, ...describeRequests(type, examples) } } },
  };
};

/** Any body may be too large, of a type that is not taken, or sent by a page of another site. */
const ofBodies: ProblemCode[] = ['forbidden', 'payload-too-large', 'unsupported-media-type'];

/** The problems of a call: its own, and those that follow from its scope, query and body. */
export const listProblems = ({ scope, problems = [], query, body, idempotent }: Operation): ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...(query ? (['invalid-parameter'] as const) : []),
    ...(scope ? (['unauthorized', 'forbidden'] as const) : []),
    ...problems,
    ...(body || idempotent ? ofBodies : []),
    ...everywhere,
  ]),
];

const describeOperation = (
  { method, path }: DocumentedRoute,
  operation: Operation,
  operationId: string,
  writing: Writing,
): Json => {
  const { components, words } = writing;
  const { summary, description, tag, status = 200, problems: codes = [], scope, query } = operation;
  const values = findExampleValues(path, operation.examples?.[0]?.path);
  const parameters = [
    ...listParameters(path, query, query && components.describeInput(query), values),
    ...(operation.idempotent ? [words.idempotencyKey] : []),
  ];
  const refusals = describeProblems(listProblems(operation), words);
  for (const [refusal, entry] of Object.entries(refusals)) {
    const found = describeReplies(operation, method, Number(refusal), words.findRecorded);
    Object.assign(entry.content['application/problem+json'], found);
  }
  return {
    operationId,
    summary,
    ...(description ? { description } : {}),
    ...(operation.deprecation ? { deprecated: true } : {}),
    tags: [tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...describeBody(operation, writing),
    responses: {
      [status]: {
        ...describeReply(operation, operationId, method, writing),
        ...words.describeHeaders(method === 'GET' ? 'read' : 'always', codes.includes('rate-limited')),
      },
      ...(method === 'GET' ? { 304: { description: '`If-None-Match` names what would be sent.' } } : {}),
      ...refusals,
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

/** OpenAPI's versions: 3.0 is for generators that do not read 3.1. */
const versions = {
  '3.1': { openapi: '3.1.0', target: 'draft-2020-12', license: { name: 'MIT', identifier: 'MIT' } },
  '3.0': {
    openapi: '3.0.3',
    target: 'openapi-3.0',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
} as const;
export type OpenApiVersion = keyof typeof versions;

/** Readers of 3.0 refuse a default of null and an empty list of required fields, and see nothing beside a `$ref`. */
const writeFor30 = (key: string, value: unknown): unknown => {
  if (key === 'default' && value === null) return undefined;
  if (key === 'required' && Array.isArray(value) && value.length === 0) return undefined;
  if (typeof value === 'object' && value !== null && '$ref' in value && 'nullable' in value)
    return { type: 'object', nullable: true, allOf: [{ $ref: value.$ref }] };
  return value;
};

/** The OpenAPI document of an app's routes. `words`: what its site says of them. */
export const createDocument = (
  words: ApiWords,
  routes: RouterRoute[],
  origin: string,
  version: OpenApiVersion = '3.1',
): Json => {
  const { openapi, target, license } = versions[version];
  const components = createComponents(target, words.schemas);
  const paths: Record<string, Json> = {};
  const all = listRoutes(routes);
  const known = new Set(all.map(({ method, path }) => `${method} ${path}`));
  for (const route of all) {
    const { method, path } = route;
    const described = route.operation ?? { summary: `${method} ${path}`, tag: 'platform' };
    const template = toTemplate(path);
    const id = nameOperation(method, path, known.has(`${method} ${path}/`));
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: describeOperation(route, described, id, { components, words }),
    };
  }
  const document: Json = {
    openapi,
    info: {
      title: words.title,
      version: '1.0.0',
      description: words.rules.join('\n\n'),
      license,
    },
    servers: [{ url: origin }],
    tags: Object.entries(words.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      headers: words.headerComponents,
      schemas: components.list(paths),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A platform token and its scopes.' },
      },
    },
  };
  return version === '3.1' ? document : (JSON.parse(JSON.stringify(document, writeFor30)) as Json);
};
