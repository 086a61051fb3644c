import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { isText } from '@binnen/contracts/forms/field-limits';
import type { Post } from './read-post.ts';

const link = /https?:\/\/|\bwww\.|\[url\b/gi;

/** A link in a line such as a name, or more than one in a text. */
const findLinkedField = (lead: Post['lead']): string | undefined =>
  Object.keys(lead).find((field) => (lead[field]?.match(link)?.length ?? 0) > (isText(field) ? 1 : 0));

/** Every browser sends these with a form that script posts; a program has to pretend. */
const isBrowser = (headers: Headers): boolean =>
  headers.has('origin') &&
  headers.has('accept-language') &&
  (headers.get('user-agent') ?? '').startsWith('Mozilla/5.0 ');

/**
 * Why a post looks like a robot's, or undefined. It is kept all the same: a person decides. Time alone is no reason: a
 * browser fills in a form in an instant (decision 36).
 */
export const findSuspicion = (c: Context<EdgeEnv>, { control, lead }: Post): string | undefined => {
  if (control.honeypot) return 'honeypot filled in';
  const isFast = control.filledIn !== '' && Number(control.filledIn) < parseConfig(c.env).LEADS_MIN_FILL_MS;
  if (!isFast) return undefined;
  if (!isBrowser(c.req.raw.headers)) return 'filled in too fast, by no browser';
  const field = findLinkedField(lead);
  return field && `filled in too fast, with a link in "${field}"`;
};
