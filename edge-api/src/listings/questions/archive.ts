import { apiCalls } from '@binnen/contracts/api-calls';
import { isNoHome } from '@binnen/contracts/filters/home-traits';
import type { Archive, Card } from '@binnen/contracts/property';
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { correctQuestion } from '@binnen/offer/suggestions/correct';
import { explainNothing } from '@binnen/offer/lists/explain-nothing';
import { answerList, describeFields } from '../fill-in.ts';
import { applyFilters } from '@binnen/offer/lists/apply-filters';
import { sortRows } from '@binnen/offer/index/sorts';
import type { Listings } from '@binnen/offer/index/listings';
import { formatNext, takePage } from '@binnen/offer/lists/paging';
import { ArchiveQuerySchema, pickFilters } from '@binnen/offer/lists/query';
import { search } from '@binnen/offer/index/search-index';
import { isAddress, readSentence } from '@binnen/offer/sentence/read-sentence';
import { loadOffer } from '../offer/snapshot.ts';
import { summarizeSold } from '@binnen/offer/lists/summarize-sold';

const { path, reply } = apiCalls.archive;

type Question = v.InferOutput<typeof ArchiveQuerySchema>;

/** The rows before the filters are applied, and what the question was understood as. */
const findCandidates = (
  listings: Listings,
  query: Question,
): { candidates: readonly number[]; begrepen: string | null } => {
  const { cards, byId, index } = listings;
  // In the order of the rows, as those that are found are.
  const kept = query.ids && [...new Set(query.ids.flatMap((id) => byId.get(id) ?? []))].sort((a, b) => a - b);
  const matched = kept ? undefined : search(index, query.searchquery);
  const found = kept ?? matched ?? [...cards.keys()];
  return {
    candidates: query.status ? found.filter((row) => cards[row]?.status === query.status) : found,
    begrepen: matched ? correctQuestion(listings, query.searchquery, matched) : null,
  };
};

/** Without what no card shows: lists are in documents, where every field of every home counts. */
const pickShown = ({
  soorten: _kinds,
  buitenruimte: _outdoors,
  zonligging: _side,
  verdieping: _floor,
  parkeren: _parking,
  perceeloppervlakte: plot,
  servicekosten: _costs,
  bouwjaar: _year,
  ...card
}: Card): Card => ({
  ...card,
  // A plot has no energy label to name.
  objecttype: isNoHome(card) ? card.objecttype : null,
  ...{ objectSku: '', buurt: null, lat: null, lon: null },
  ...{ date_created: '', date_updated: '' },
  // Without a floor area that is its size.
  ...(card.woonoppervlakte ? {} : { perceeloppervlakte: plot }),
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
  const filters = pickFilters(query);
  const zin =
    candidates.length > 0 && isAddress(listings, query.searchquery)
      ? undefined
      : readSentence(listings, query.searchquery, filters.soort);
  const { rows, facets } = applyFilters(cards, candidates, filters, query.tellingen);
  // The rows are sorted by newest already.
  const sorted = query.sort === '-date_created' ? rows : sortRows(cards, rows, query.sort);
  const { offset, limit, fields } = query;
  const shown = takePage(sorted, offset, limit, fields);
  const total = rows.length;
  const verkoop = query.sort === '-verkocht' && summarizeSold(rows.flatMap((row) => cards[row] ?? []));
  return {
    resultaten: shown
      .flatMap((row) => cards[row] ?? [])
      .map((card) => (fields === 'shown' ? pickShown(card) : card)),
    paginering: {
      totaalAantal: total,
      volgende: formatNext(requestUrl, { offset, shown: shown.length, total }),
    },
    tellingen: facets,
    ...(total === 0 ? { zonder: explainNothing(listings, candidates, filters) } : {}),
    ...(begrepen ? { begrepen } : {}),
    ...(zin ? { zin } : {}),
    ...(verkoop ? { verkoop } : {}),
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
    problems: ['upstream-unavailable'],
    examples: [
      { path: '/objects/archive/?limit=3&sort=-date_created' },
      { path: '/objects/archive/?limit=-1&offset=0&searchquery=deventer&sort=-date_created' },
      { path: '/objects/archive/?limit=3&fields=full' },
      { path: '/objects/archive/?limit=1&searchquery=hoekhuis%20met%20tuin%20onder%204%20ton' },
      { path: '/objects/archive/?limit=0', status: 400 },
    ],
  }),
  async (c) => {
    const query = parseQuery(ArchiveQuerySchema, c.req.query());
    const offer = await loadOffer({ env: c.env, ctx: c.executionCtx });
    return answerList(c, offer, query.fields, () => answerArchive(offer.listings, query, c.req.url));
  },
);
