import {
  ArchiveSchema,
  MapSchema,
  PlacesSchema,
  PropertySchema,
  RadiusSchema,
  SuggestionsSchema,
} from '@binnen/contracts/property';
import * as v from 'valibot';
import {
  ArchiveQuerySchema,
  FeedQuerySchema,
  MapQuerySchema,
  RadiusQuerySchema,
  SuggestQuerySchema,
} from './query.ts';
import type { Operation, Operations } from '../openapi/describe.ts';

const feed = (path: string): Operation => ({
  summary: 'The offer in the provider’s way of paging: `paginering.volgende` is the next page.',
  description: 'Active homes only, with the fields of a card. `status` may be given more than once.',
  tag: 'listings',
  query: FeedQuerySchema,
  reply: ArchiveSchema,
  problems: ['invalid-parameter', 'upstream-unavailable'],
  examples: [
    { path: `${path}?actief=true&type=ALL&aantal=100` },
    { path: `${path}?aantal=1&actief=true&status=BESCHIKBAAR` },
    { path: `${path}?aantal=101`, status: 400 },
    { path: `${path}?status=BESCHIKBAAR&status=te%20koop`, status: 400 },
  ],
});

const picture = (summary: string, path: string): Operation => ({
  summary,
  description:
    'Only of configured sources: origin and path prefix. The format is in the path, so nothing varies by `Accept`.',
  tag: 'listings',
  query: v.object({ resize: v.optional(v.picklist(['1', '2', '3', '4', '5'])) }),
  reply: 'image/*',
  problems: ['invalid-parameter', 'not-found', 'upstream-unavailable'],
  examples: [{ path, status: 404 }],
});

export const listingOperations: Operations = {
  'GET /objects/archive/': {
    summary: 'Homes that answer a question and filters, sorted, with the counts of each filter’s choices.',
    tag: 'listings',
    query: ArchiveQuerySchema,
    reply: ArchiveSchema,
    problems: ['invalid-parameter', 'upstream-unavailable'],
    examples: [
      { path: '/objects/archive/?limit=3&sort=-date_created' },
      { path: '/objects/archive/?limit=-1&offset=0&searchquery=deventer&sort=-date_created' },
      { path: '/objects/archive/?limit=0', status: 400 },
    ],
  },
  'GET /objects/suggest/': {
    summary: 'What a visitor may mean while typing: places, streets, homes.',
    tag: 'listings',
    query: SuggestQuerySchema,
    reply: SuggestionsSchema,
    problems: ['invalid-parameter', 'upstream-unavailable'],
    examples: [{ path: '/objects/suggest/?q=dev' }],
  },
  'GET /objects/map/': {
    summary: 'Where the homes of a list stand, with the names of places.',
    description:
      'The same questions as of the lists: `searchquery`, or `address` with `radius`, and all filters.',
    tag: 'listings',
    query: MapQuerySchema,
    reply: MapSchema,
    problems: ['invalid-parameter', 'upstream-unavailable'],
    examples: [
      { path: '/objects/map/?soort=koop' },
      { path: '/objects/map/?address=Deventer&radius=5' },
      { path: '/objects/map/?vak=overal', status: 400 },
    ],
  },
  'GET /objects/places/': {
    summary: 'The known places and how many homes each has.',
    tag: 'listings',
    reply: PlacesSchema,
    problems: ['upstream-unavailable'],
    examples: [{ path: '/objects/places/' }],
  },
  'GET /objects/:city/:object': {
    summary: 'A home, with everything that its page shows.',
    tag: 'listings',
    reply: PropertySchema,
    problems: ['city-not-found', 'address-not-found', 'upstream-unavailable'],
    examples: [
      { path: '/objects/deventer/bestaat-niet-1', status: 404 },
      { path: '/objects/nergens/bestaat-niet-1', status: 404 },
    ],
  },
  'GET /google/radius/': {
    summary: 'Homes within so many kilometres of an address, place or postcode.',
    tag: 'listings',
    query: RadiusQuerySchema,
    reply: RadiusSchema,
    problems: ['invalid-parameter', 'address-not-found', 'upstream-unavailable'],
    examples: [
      { path: '/google/radius/?address=Deventer&radius=5' },
      { path: '/google/radius/?address=Deventer&radius=many', status: 400 },
    ],
  },
  'GET /realworks/objects': feed('/realworks/objects'),
  'GET /wonen/v1/objecten': feed('/wonen/v1/objecten'),
  'GET /images/get/': {
    summary:
      'A picture by its address at its source, which must be a configured one. With `Accept: application/json`: where it is on this site, whole (`data`) and small (`datathumbnail`).',
    tag: 'listings',
    query: v.object({
      url: v.string(),
      thumbnail: v.optional(v.string()),
      soort: v.optional(v.string()),
      volgnummer: v.optional(v.string()),
    }),
    reply: 'image/*',
    problems: ['invalid-parameter', 'not-found', 'upstream-unavailable'],
    examples: [{ path: '/images/get/?url=http%3A%2F%2F169.254.169.254%2F&soort=FOTO', status: 400 }],
  },
  'GET /images/:origin/:path{.+}': picture('A picture of a home or a blog.', '/images/elsewhere/a.jpg'),
  'GET /assets/:path{.+}': picture('A picture of the CMS.', '/assets/not-an-id'),
};
