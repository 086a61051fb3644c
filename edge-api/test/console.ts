import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect } from 'vitest';
import { createApp } from '../src/app/create-app.ts';
import { bindings } from './bindings.ts';
import { ownerToken, sendJson } from './releases.ts';

export const site = bindings['SITE_ORIGIN'] as string;
const app = createApp();

type Env = Record<string, unknown>;

/** Asks the whole edge with these bindings, as a browser does that is signed in with `cookie`. */
export const open = async (
  path: string,
  cookie?: string,
  init: RequestInit = {},
  env: Env = {},
): Promise<Response> => {
  const context = createExecutionContext();
  const headers = { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) };
  const response = await app.request(
    site + path,
    { ...init, headers },
    { ...bindings, ...env } as typeof bindings,
    context,
  );
  const text = await response.text();
  await waitOnExecutionContext(context);
  return new Response(text || null, response);
};

/** What a browser sends for a form of the console. */
export const post = (path: string, fields: Record<string, string>, cookie?: string, env: Env = {}) =>
  open(
    path,
    cookie,
    {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    },
    env,
  );

/** The cookie of a reply, as the browser sends it back. */
export const readCookie = (reply: Response, name = '__Host-console'): string | undefined =>
  reply.headers
    .getSetCookie()
    .find((each) => each.startsWith(`${name}=`))
    ?.split(';')[0];

export const signIn = async (token = ownerToken, env: Env = {}): Promise<string> => {
  const reply = await post('/_platform/console/sign-in', { token }, undefined, env);
  expect(reply.status, await reply.clone().text()).toBe(303);
  return readCookie(reply)!;
};

/** The session's id, which its forms carry. */
export const readFormToken = async (cookie: string): Promise<string> =>
  /name="form" value="([^"]+)"/.exec(await (await open('/_platform/', cookie)).text())![1]!;

/** A form of a signed-in session. */
export const send = async (path: string, cookie: string, fields: Record<string, string> = {}) =>
  post(path, { form: await readFormToken(cookie), ...fields }, cookie);

/** A token of a team. */
export const issue = async (name: string, scopes: string[]): Promise<string> => {
  const reply = await sendJson('/_platform/tokens', { name, scopes }, ownerToken);
  return ((await reply.json()) as { token: string }).token;
};
