import {
  platformCalls,
  type PlatformBody,
  type PlatformCallName,
  type PlatformReply,
} from '@binnen/platform/contract/platform-calls';
import { fillPath } from '@binnen/platform/fill-path';
import * as v from 'valibot';

/** The edge refused, or could not be reached. `details` has one line for each thing to mend. */
export class EdgeRefusal extends Error {
  readonly code: string;
  readonly details: string[];
  constructor(code: string, message: string, details: string[] = []) {
    // A test prints an error whole: so its details are in it.
    super(message, details.length ? { cause: new Error(details.join('\n')) } : {});
    this.name = 'EdgeRefusal';
    this.code = code;
    this.details = details;
  }
}

export interface EdgeAccess {
  /** Origin of the edge, e.g. `https://binnen.example`. */
  url: string;
  token: string;
}

/** Whether an edge runs on this machine. */
export const isLocal = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');

/** The token of the local stack; a real edge does not know it. */
export const localToken = 'local-platform-token';

const deadlineMilliseconds = 120_000;

/** Refuses a token that cannot be sent, without showing it, and one that others could read on the way. */
const checkToken = ({ url, token }: EdgeAccess): void => {
  // White space around a value is none of a header's.
  if (!/^[\x21-\x7e]+$/.test(token.trim()))
    throw new EdgeRefusal(
      'usage',
      'BINNEN_TOKEN is no token: it is empty, or has spaces, line breaks or signs in it that no token has.',
    );
  if (URL.parse(url)?.protocol === 'http:' && !isLocal(url) && token !== localToken)
    throw new EdgeRefusal(
      'usage',
      `BINNEN_URL=${url} would send the token in the clear: use https:// for an edge on another machine.`,
    );
};

/** Refuses to follow: the token is not sent on, and a POST would become a GET. */
const refuseMoved = ({ url }: EdgeAccess, asked: URL, location: string): never => {
  const target = URL.parse(location, asked.href);
  const isMoved = target?.pathname === asked.pathname;
  throw new EdgeRefusal(
    'moved',
    `${url} (BINNEN_URL) leads to ${isMoved ? `${target.origin}: set that.` : `${location}. Is it the edge?`}`,
  );
};

const resolveAddress = ({ url }: EdgeAccess, path: string): URL => {
  const address = /^https?:\/\//.test(url) ? URL.parse(path, url) : null;
  if (!address)
    throw new EdgeRefusal(
      'usage',
      `BINNEN_URL=${url} is no address of an edge. Expected e.g. http://localhost:8787.`,
    );
  return address;
};

interface ProblemBody {
  code?: string;
  message?: string;
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** The values of a call's query, and its body. */
interface Question {
  query?: Record<string, string>;
  body?: unknown;
}

/** A call of the edge's, and the schema of its reply. */
interface Call<S extends v.GenericSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  reply: S;
}

/** Whether the edge may have the question: the connection ended after it was there, or the deadline passed. */
const isAnswerLost = ({ name }: Error, code: string | undefined): boolean =>
  name === 'TimeoutError' || /^(ECONNRESET|EPIPE|UND_ERR_(SOCKET|HEADERS_TIMEOUT))$/.test(code ?? '');

/** Said again, a roll-back goes further back, and a promote that was done changes nothing. */
const adviseAgain = (method: string, path: string): string[] => {
  if (method === 'GET') return [];
  return path === platformCalls.promote.path
    ? ['It may be done all the same. Promote again: what is live already changes nothing.']
    : ['It may be done all the same: look at pnpm remote status before you try again.'];
};

/** What is no JSON is none of an edge's; one that broke off may be. */
const passNoJson = (error: unknown): object => {
  if (error instanceof SyntaxError) return {};
  throw error;
};

/** Makes a call and parses the reply; throws an `EdgeRefusal` with what the edge said. */
export const ask = async <S extends v.GenericSchema>(
  access: EdgeAccess,
  { method, path: asked, reply: schema }: Call<S>,
  { query, body }: Question = {},
): Promise<v.InferOutput<S>> => {
  const path = asked + (query ? `?${new URLSearchParams(query)}` : '');
  const request: RequestInit = { method, signal: AbortSignal.timeout(deadlineMilliseconds) };
  if (body) request.body = body instanceof FormData ? body : JSON.stringify(body);
  const address = resolveAddress(access, path);
  checkToken(access);
  let response: Response | undefined;
  let answer: unknown;
  try {
    response = await fetch(address, {
      ...request,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${access.token}`,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
    });
    answer = await response.json().catch(passNoJson);
  } catch (error) {
    // The error itself only says `fetch failed`; the reason is in its cause.
    const { message, cause } = error as Error & { cause?: { code?: string; message: string } };
    const reason = cause?.code ?? cause?.message ?? message;
    const again = response || isAnswerLost(error as Error, cause?.code) ? adviseAgain(method, asked) : [];
    if (again.length)
      throw new EdgeRefusal(
        'unreachable',
        `The answer of ${access.url} (BINNEN_URL) was lost: ${reason}.`,
        again,
      );
    throw new EdgeRefusal(
      'unreachable',
      `${access.url} (BINNEN_URL) cannot be reached: ${reason}. Does it run there?`,
    );
  }
  const location = response.headers.get('location');
  if (location !== null && response.status >= 300 && response.status < 400)
    refuseMoved(access, address, location);
  if (response.ok) {
    const reply = v.safeParse(schema, answer);
    if (reply.success) return reply.output;
    throw new EdgeRefusal(
      'not-understood',
      `${access.url} (BINNEN_URL) answered ${path} with something else than this command knows. Is it the edge?`,
      reply.issues.map((issue) => `${v.getDotPath(issue) ?? 'the reply'}: ${issue.message}`),
    );
  }
  const reply: ProblemBody = answer ?? {};
  const refusedToken = response.status === 401 || response.status === 403;
  throw new EdgeRefusal(
    reply.code ?? `http-${response.status}`,
    [reply.message, reply.detail].filter(Boolean).join('. ') ||
      `${access.url} (BINNEN_URL) answered ${path} with ${response.status}. Is it the edge?`,
    [
      ...(reply.errors ?? []).map((each) => `${each.field}: ${each.message}`),
      // A proxy speaks for an edge that may go on.
      ...(response.status >= 500 && !reply.code ? adviseAgain(method, asked) : []),
      ...(refusedToken
        ? ['The token that was sent is BINNEN_TOKEN, by default that of the local stack.']
        : []),
      ...(reply.code === 'forbidden'
        ? [
            'A team’s token is for its own remote, by its name. For more, ask an operator: pnpm remote token issue.',
          ]
        : []),
    ],
  );
};

/** The values of a platform call's path and query, and its body. */
interface Values<Name extends PlatformCallName> extends Question {
  path?: Record<string, string>;
  body?: PlatformBody<Name> | FormData;
}

/** Makes a call of the edge's `/_platform`. */
export const callEdge = async <Name extends PlatformCallName>(
  access: EdgeAccess,
  name: Name,
  { path: values = {}, ...question }: Values<Name> = {},
): Promise<PlatformReply<Name>> => {
  const { method, path, reply } = platformCalls[name];
  const call: Call<v.GenericSchema> = { method, path: fillPath(path as string, values), reply };
  return (await ask(access, call, question)) as PlatformReply<Name>;
};
