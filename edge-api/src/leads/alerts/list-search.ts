import { filterNames, filters, type FilterTexts } from '@binnen/contracts/filters/filters';
import { findLimit } from '@binnen/contracts/forms/field-limits';
import { routes } from '@binnen/contracts/routes';
import type { Listings } from '@binnen/offer/index/listings';
import { longestQuestion } from '@binnen/offer/lists/query';

/** What the address of a list asks for. Parts that are no question are left out, as the list itself does. */
export interface ListSearch {
  zoeken: string;
  /** Kilometres; 0 for none. */
  radius: number;
  filters: FilterTexts & { soort: string };
  /** The address in its one spelling. */
  lijst: string;
}

const pathPattern = /^\/woningaanbod(?:\/([\w-]{1,80}))?\/?$/;
const mostRadius = 50;

/** Reads `/woningaanbod/deventer?kamers=3`; undefined for no list of homes, or when a filter makes no sense. */
export const parseList = (text: string): ListSearch | undefined => {
  const base = 'https://site.invalid';
  if (text.length > findLimit('lijst') || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  const path = url.origin === base ? pathPattern.exec(url.pathname) : null;
  if (!path) return undefined;
  const zoeken = (url.searchParams.get('zoeken') ?? '').trim().slice(0, longestQuestion);
  const asked = Number(url.searchParams.get('radius'));
  const radius = zoeken && Number.isInteger(asked) && asked > 0 && asked <= mostRadius ? asked : 0;
  const wanted: ListSearch['filters'] = { soort: 'koop' };
  for (const name of filterNames) {
    const text = name === 'verkocht' ? '' : url.searchParams.get(name);
    const value = text ? filters[name].parse(text) : null;
    // Without it, the alert would be of more homes than were asked for.
    if (value === undefined) return undefined;
    if (value) wanted[name] = value;
  }
  // A place in the path and as a filter are one list; the path's counts, as there.
  if (path[1]) wanted.plaats = path[1];
  const { plaats, ...set } = wanted;
  const query = { ...(zoeken ? { zoeken } : {}), ...(radius ? { radius } : {}), ...set };
  const lijst = plaats ? routes.offerInCity.href(plaats, query) : routes.offer.href(query);
  return { zoeken, radius, filters: wanted, lijst };
};

/** In words, as the list's chips have them: "Te koop", "Deventer", "3 of meer kamers". In quotes: what is no home's own spelling. */
export const describeList = (
  { zoeken, radius, filters: set }: ListSearch,
  { cards, places }: Pick<Listings, 'cards' | 'places'>,
): string[] => {
  const words = filterNames.flatMap((name) => {
    const value = set[name];
    if (value === undefined) return [];
    const { say, byHomes, listChoices } = filters[name];
    if (name === 'plaats') return [places.get(value)?.plaats ?? say(value)];
    const isOurs = !byHomes || cards.some((card) => listChoices(card).includes(value));
    return [isOurs ? say(value) : `“${say(value)}”`];
  });
  return [...words, ...(zoeken ? [`“${zoeken}”`] : []), ...(radius ? [`Binnen ${radius} km`] : [])];
};
