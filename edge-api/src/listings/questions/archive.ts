import { apiCalls } from '@binnen/contracts/api-calls';
import type { Archive, Card } from '@binnen/contracts/property';
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { EdgeEnv } from '../../env.ts';
import { describeRoute } from '../../openapi/describe.ts';
import { parseQuery } from '../../parse-query.ts';
import { correctQuestion } from '../correct.ts';
import { answerList, describeFields } from '../fill-in.ts';
import { applyFilters, sortRows } from '../filters.ts';
import type { Listings } from '../listings.ts';
import { formatNext, takePage } from '../paging.ts';
import { ArchiveQuerySchema, pickFilters } from '../query.ts';
import { search } from '../search-index.ts';
import { loadOffer } from '../snapshot.ts';

const { path, reply } = apiCalls.archive;

type Question = v.InferOutput<typeof ArchiveQuerySchema>;

/** The rows before the filters are applied, and what the question was understood as. */
const findCandidates = (
  listings: Listings,
  query: Question,
): { candidates: Iterable<number>; begrepen: string | null } => {
  const { cards, byId, index } = listings;
  const kept = query.ids?.flatMap((id) => byId.get(id) ?? []);
  const matched = kept ? undefined : search(index, query.searchquery);
  const found = kept ?? matched ?? cards.keys();
  return {
    candidates: query.status ? [...found].filter((row) => cards[row]?.status === query.status) : found,
    begrepen: matched ? correctQuestion(listings, query.searchquery, matched) : null,
  };
};

/** Without what no card shows: lists are in documents, where every field of every home counts. */
const pickShown = (card: Card): Card => ({
  ...card,
  ...{ objectSku: '', buurt: null, objecttype: null, lat: null, lon: null },
  ...{ date_created: '', date_updated: '' },
  // A card has the sum of all floors.
  etages: [{ aantalSlaapkamers: card.etages.reduce((sum, floor) => sum + floor.aantalSlaapkamers, 0) }],
});

const answerArchive = (
  listings: Listings,
  query: Question,
  requestUrl: string,
): Archive & { resultaten: Card[] } => {
  const { cards } = listings;
  const { candidates, begrepen } = findCandidates(listings, query);
  const { rows, facets } = applyFilters(cards, candidates, pickFilters(query));
  // The rows are sorted by newest already.
  const sorted = query.sort === '-date_created' ? rows : sortRows(cards, rows, query.sort);
  const { offset, limit, fields } = query;
  const shown = takePage(sorted, offset, limit, fields);
  const total = rows.length;
  return {
    resultaten: shown.map((row) => (fields === 'shown' ? pickShown(cards[row]!) : cards[row]!)),
    paginering: {
      totaalAantal: total,
      volgende: formatNext(requestUrl, { offset, shown: shown.length, total }),
    },
    tellingen: facets,
    ...(begrepen ? { begrepen } : {}),
  };
};

export const archiveRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'Homes that answer a question and filters, sorted, with the counts of each filter’s choices.',
    description: `With \`fields=shown\` homes have what a card shows; other fields are empty. ${describeFields}`,
    tag: 'listings',
    query: ArchiveQuerySchema,
    reply,
    problems: ['invalid-parameter', 'upstream-unavailable'],
    examples: [
      { path: '/objects/archive/?limit=3&sort=-date_created' },
      { path: '/objects/archive/?limit=-1&offset=0&searchquery=deventer&sort=-date_created' },
      { path: '/objects/archive/?limit=3&fields=full' },
      { path: '/objects/archive/?limit=0', status: 400 },
    ],
  }),
  async (c) => {
    const query = parseQuery(ArchiveQuerySchema, c.req.query());
    const offer = await loadOffer({ env: c.env, ctx: c.executionCtx });
    return answerList(c, offer, query.fields, () => answerArchive(offer.listings, query, c.req.url));
  },
);
