import { fillPath, readPaths } from '@binnen/contracts/api-paths';
import { describeForm } from '@binnen/contracts/filters/describe-form';
import { filterNames, filters } from '@binnen/contracts/filters/filters';
import { isGone } from '@binnen/contracts/filters/home-traits';
import { asksSalePrice } from '@binnen/contracts/filters/sale-price';
import {
  ArchiveSchema,
  PlacesSchema,
  PropertySchema,
  RadiusSchema,
  type Property,
} from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import * as v from 'valibot';
import { sorts } from '@binnen/contracts/list-queries';
import { describeHome, describeHomeInFull } from './describe-home.ts';
import { defineTool, ToolRefusal, type Ask, type Setting } from './tool.ts';

const FiltersSchema = v.strictObject(
  Object.fromEntries(
    filterNames.map((name) => {
      const row = filters[name];
      return [name, v.optional(v.pipe(v.string(), v.description(`${row.title}: ${describeForm(row)}`)))];
    }),
  ),
);

type Query = Record<string, string>;
const ask = async <S extends v.GenericSchema>(of: Ask, path: string, query: Query, reply: S) =>
  of(`${path}?${new URLSearchParams(query).toString()}`, reply);

/** Around a place or address. */
const searchAround = async (of: Ask, { searchquery: address = '', ...query }: Query) => {
  const around = { ...query, address };
  const { resultaten, volgorde, paginering } = await ask(of, readPaths.radius, around, RadiusSchema);
  const homes = volgorde.flatMap((id) => resultaten[String(id)] ?? []);
  return { homes, total: paginering?.totaalAantal ?? homes.length };
};

const searchList = async (of: Ask, query: Query) => {
  const { resultaten, paginering, zin, begrepen } = await ask(of, readPaths.archive, query, ArchiveSchema);
  return { homes: resultaten, total: paginering.totaalAantal, sentence: zin, understood: begrepen };
};

const newestFirst = '-date_created';
/** What the site's list has by itself. */
const onOffer = { soort: 'koop', verkocht: 'nee' };

/** A sentence is a list of its own: its filters instead of its words. `query` may have a `sort`. */
const search = async (of: Ask, query: Query, page: Query) => {
  const first = await searchList(of, { sort: newestFirst, ...query, ...page });
  if (!first.sentence) return { ...first, isSentence: false, asked: query, rest: [] };
  const { zoeken = '', ...wished } = first.sentence.vraag;
  const asked: Query = { ...query, ...wished, searchquery: zoeken };
  // An order that the caller names goes before that of the sentence.
  if (query['sort']) asked['sort'] = query['sort'];
  const found = asked['radius']
    ? await searchAround(of, { sort: 'afstand', ...asked, ...page })
    : await searchList(of, { sort: newestFirst, ...asked, ...page });
  return { ...found, isSentence: true, asked, rest: first.sentence.rest };
};

/** The same list on the site, whose page leaves out what is sold by itself. */
const linkToList = (
  link: Setting['link'],
  { searchquery = '', verkocht = 'ook', ...asked }: Query,
): string => {
  const more = { ...(searchquery && { zoeken: searchquery }), ...(verkocht !== 'nee' && { verkocht }) };
  return link(`${routes.offer.href()}?${new URLSearchParams({ ...more, ...asked }).toString()}`);
};

const searchHomes = defineTool({
  name: 'search_homes',
  title: 'Search the homes of this broker',
  description:
    'Homes in and around Deventer, newest first: for sale, or for rent where the question or soort says so; sold ones only with verkocht, or by their address. Ask with a Dutch question, with filters, or both. The answer says which words were not understood, and links to the same list on the site.',
  input: v.strictObject({
    question: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.description(
          'In Dutch: a place, street, postcode, neighbourhood, or a sentence such as "hoekhuis met tuin onder 4 ton in Colmschate, label B"',
        ),
      ),
      '',
    ),
    filters: v.optional(
      v.pipe(FiltersSchema, v.description('All are texts: {"soort":"koop","prijstot":"400000"}')),
      {},
    ),
    sort: v.optional(v.picklist(sorts)),
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 10),
  }),
  answer: async ({ ask: of, link }, { question, filters: wished, sort, offset, limit }) => {
    const given = Object.entries(wished).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const query: Query = {
      ...Object.fromEntries(given),
      ...(question ? { searchquery: question } : {}),
      ...(sort ? { sort } : {}),
    };
    const page = { offset: String(offset), limit: String(limit) };
    let found = await search(of, { ...onOffer, ...query }, page);
    const isWord = question !== '' && !found.isSentence;
    if (isWord && !('soort' in query || 'verkocht' in query)) {
      // A place may have rentals alone, but none of a price for which homes are sold; an address may be that of a sold home.
      const rentals = asksSalePrice(query) ? [] : [{ ...onOffer, ...query, soort: 'huur' }];
      for (const wider of [...rentals, ...(/\d/.test(question) ? [query] : [])])
        if (found.total === 0) {
          const others = await search(of, wider, page);
          if (others.total > 0) found = others;
        }
    }
    if (isWord && found.total === 0) {
      const anywhere = await searchList(of, { searchquery: question, limit: '1' });
      if (anywhere.total === 0) found = { ...found, rest: [question] };
    }
    const { homes, total, asked, rest } = found;
    return {
      total,
      homes: homes.map((home) => describeHome(home, link)),
      page: linkToList(link, asked),
      ...(rest.length ? { not_understood: rest } : {}),
    };
  },
});

const homePage = /\/woningaanbod\/([\w-]+)\/([\w-]+)\/?(?:[?#].*)?$/;

const HomeInput = v.strictObject({
  page: v.pipe(
    v.string(),
    v.regex(homePage, 'expected the page of a home, such as "/woningaanbod/deventer/keulenstraat-19"'),
    v.description('The "page" of a home that search_homes found'),
  ),
});

const askHome = (of: Ask, page: string): Promise<Property> => {
  const [, city = '', object = ''] = homePage.exec(page) ?? [];
  return of(fillPath(readPaths.home, { city, object }), PropertySchema);
};

const getHome = defineTool({
  name: 'get_home',
  title: 'Everything about one home',
  description:
    'The description, facts, open days and price changes of a home, what public registers say of its place (registered energy label, neighbourhood, distances, noise, floods, each with its source and year), and what was sold nearby.',
  input: HomeInput,
  answer: async ({ ask: of, link }, { page }) => describeHomeInFull(await askHome(of, page), link),
});

const listPlaces = defineTool({
  name: 'list_places',
  title: 'The places of the offer',
  description: 'The places in which this broker has homes, and how many.',
  input: v.strictObject({}),
  answer: async ({ ask: of, link }) => {
    const { plaatsen } = await of(readPaths.places, PlacesSchema);
    const places = plaatsen
      .filter(({ aantal }) => aantal > 0)
      .map(({ plaats, aantal, citySlug }) => ({
        place: plaats,
        homes: aantal,
        page: link(routes.offerInCity.href(citySlug)),
      }));
    return { places };
  },
});

const requestViewing = defineTool({
  name: 'request_viewing',
  title: 'A viewing of a home',
  description:
    'Where the visitor asks for a viewing. Nothing is sent by this tool: only the visitor can send the form, with a name and telephone number that never pass an assistant.',
  input: HomeInput,
  answer: async ({ ask: of, link }, { page }) => {
    const home = await askHome(of, page);
    if (isGone(home))
      throw new ToolRefusal(
        'This home is sold or let, maybe with a reservation. Find another with search_homes.',
      );
    return {
      form: `${link(routes.property.href(home.citySlug, home.slug))}#interesse`,
      sent: false,
      what_to_do: 'Give the visitor this link. The broker calls when the visitor has sent the form.',
    };
  },
});

export const searchTools = [searchHomes, getHome, listPlaces, requestViewing];
