import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { EdgeEnv } from '../environment/env.ts';

/** What was done: said once, on the page that follows. */
const sentences = {
  'rolled-back': 'It was rolled back. It is everywhere within 60 to 90 seconds.',
  started: 'The canary runs.',
  shared: 'The share was changed.',
  promoted: 'The canary is live for everybody. It is everywhere within 60 to 90 seconds.',
  aborted: 'The canary was taken back. It is gone everywhere within 60 to 90 seconds.',
  made: 'The preview can be opened.',
  ended: 'The preview is over: nobody can open it any more.',
} as const;
export type Said = keyof typeof sentences;

const cookie = '__Host-console-said';
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

export const say = (c: Context<EdgeEnv>, said: Said): void =>
  setCookie(c, cookie, said, { ...cookieOptions, maxAge: 60 });

/** The sentence, once. */
export const takeSaid = (c: Context<EdgeEnv>): string | undefined => {
  const said = getCookie(c, cookie);
  if (said === undefined) return undefined;
  deleteCookie(c, cookie, cookieOptions);
  return Object.hasOwn(sentences, said) ? sentences[said as Said] : undefined;
};
