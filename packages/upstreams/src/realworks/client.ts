import type * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { log } from '@binnen/edge-kit/logging/log';
import { callUpstream } from '../calls/call.ts';
import { readJson } from '../calls/read-body.ts';
import { parseRows } from '../calls/rows.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { FeedPageSchema, ObjectSchema, type FeedObject } from './wire.ts';

/** The most that the feed gives at once. */
const pageSize = 100;
/** A feed with more pages than this is in a loop. */
const maxPages = 1200;

/** This many pages without anything new mean that the feed is in a loop. */
const mostRepeats = 3;

interface FeedPage {
  /** The provider has no data yet: that says nothing about the offer. */
  pending: boolean;
  objects: FeedObject[];
  /** Messages about invalid objects, for the log. */
  refused: string[];
  paging: v.InferOutput<typeof FeedPageSchema>['paginering'];
}

/** The link to the next page, null on the last. Throws for a link that leaves the provider: it would leak the token. */
const findNext = (link: unknown, base: string): string | null => {
  if (typeof link !== 'string' || link === '') return null;
  const next = URL.parse(link, `${base}/`);
  const home = new URL(base);
  if (next && next.origin === home.origin && next.pathname.startsWith(home.pathname)) return next.href;
  throw new UpstreamError('realworks', 'malformed', { detail: 'the link to the next page leads elsewhere' });
};

const loadPage = async (env: KitBindings, url: string): Promise<FeedPage> => {
  const { REALWORKS_TOKEN } = parseConfig(env);
  const response = await callUpstream(env, {
    service: 'realworks',
    url,
    init: {
      headers: { authorization: `rwauth ${REALWORKS_TOKEN}`, accept: 'application/json;charset=UTF-8' },
    },
    deadlineMs: 8000,
  });
  // 202 with an empty body: the provider has no data yet.
  if (response.status === 202 || response.status === 204)
    return { pending: true, objects: [], refused: [], paging: null };
  const page = await readJson(response, FeedPageSchema, 'realworks');
  const { items: objects, refused } = parseRows(page.resultaten ?? [], ObjectSchema);
  return { pending: false, objects, refused, paging: page.paginering };
};

/**
 * Every active object of the feed; undefined when the provider has no data yet. Each page has a link to the next. It
 * ends when there is no link, an address repeats, or pages bring nothing new. `totaalAantal` may count homes that are not
 * given, so it is trusted only where the end is odd: at a page that is full or empty, or at the first. Duplicates are removed.
 */
export const loadObjects = async (env: KitBindings): Promise<FeedObject[] | undefined> => {
  const { REALWORKS_URL } = parseConfig(env);
  const objects = new Map<number, FeedObject>();
  const visited = new Set<string>();
  const refused: string[] = [];
  let repeats = 0;
  let total = 0;
  let url: string | null = `${REALWORKS_URL}/wonen/v1/objecten?actief=true&type=ALL&aantal=${pageSize}`;
  while (url) {
    visited.add(url);
    const page: FeedPage = await loadPage(env, url);
    if (page.pending) return undefined;
    const before = objects.size;
    for (const object of page.objects) objects.set(object.id, object);
    refused.push(...page.refused);
    repeats = objects.size === before ? repeats + 1 : 0;
    const next = findNext(page.paging?.volgende, REALWORKS_URL);
    const isLoop = visited.has(next ?? '') || visited.size === maxPages || repeats === mostRepeats;
    url = isLoop ? null : next;
    const rows = page.objects.length + page.refused.length;
    total = Number(page.paging?.totaalAantal) || total;
    const isOdd = rows === 0 || rows >= pageSize || (visited.size === 1 && total > pageSize);
    if (!url && isOdd && total > objects.size + refused.length)
      throw new UpstreamError('realworks', 'malformed', { detail: 'no link leads to the next page' });
  }
  if (refused.length > 0 && objects.size === 0)
    throw new UpstreamError('realworks', 'malformed', {
      detail: `no object can be read: ${refused[0]}`,
    });
  if (refused.length > 0)
    log('warn', 'Homes of the feed cannot be read', { count: refused.length, first: refused[0] });
  return [...objects.values()];
};

/** One object by id: the feed's cursor starts at it. */
export const findObject = async (env: KitBindings, id: number): Promise<FeedObject | undefined> => {
  const { REALWORKS_URL } = parseConfig(env);
  const page = await loadPage(env, `${REALWORKS_URL}/wonen/v1/objecten?actief=true&aantal=1&vanaf=${id}`);
  return page.objects.find((object) => object.id === id);
};
