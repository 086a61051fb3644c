import type { FilterName, FilterTexts } from '@binnen/contracts/filters/filters';
import { mostRent } from '@binnen/contracts/filters/sale-price';

/** The wish in a phrase; null: it was understood, and no list can do it. */
export interface Wish {
  filters?: FilterTexts;
  /** Kilometres round a place. */
  radius?: number;
  sort?: string;
  /** A place or postcode to search for. */
  zoeken?: string;
  /** Words of the phrase that no list can do. */
  said?: string[];
}
export interface Rule {
  /** Matches whole words of the sentence in its normal spelling. */
  pattern: RegExp;
  read: (match: RegExpExecArray) => Wish | null | undefined;
}

export const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'g'),
  read,
});
const phrase = (name: FilterName, value: string, pattern: string): Rule =>
  rule(pattern, () => ({ filters: { [name]: value } }));
/** The first group of the pattern is what is asked of a filter; `more` comes along. */
const figure = (name: FilterName, pattern: string, more: FilterTexts = {}): Rule =>
  rule(pattern, ([, value = '']) => ({ filters: { ...more, [name]: value } }));

const most =
  '(?:voor )?(?:onder|tot en met|t m|tot aan|tot|max|hooguit|hoogstens|ten hoogste|niet meer dan|niet duurder dan|niet boven|minder dan|goedkoper dan|lager dan|budget|voor)(?: is| van| de| het)*';
const least =
  '(?:van )?(?:vanaf|boven|meer dan|min|ten minste|duurder dan|hoger dan|groter dan)(?: de| het)*';
const m2 = '(?:m2|vierkante meter)';
const about = '(?:rond|ongeveer|circa|ca)(?: de)?';
const year = '(1[6-9]\\d\\d|20[0-4]\\d)(?! (?:euro|per maand|p m|pm|k|ton|m2))';
const built = '(?:bouwjaar|gebouwd)(?: in)?';
const orMore = '(?: of (?:meer|groter))?';

const aboutYear = `(${about} )?${year}`;
/** "Rond 1900" is ten years to either side: hardly a home is of the very year. */
const readYear: Rule['read'] = ([, about, one = '']) => {
  const years = about ? 10 : 0;
  return { filters: { bouwjaarvan: String(Number(one) - years), bouwjaartot: String(Number(one) + years) } };
};

/** Wishes that no list can do: less of something, or without something. */
export const refusals: Rule[] = [
  rule(
    '(?:geen|zonder|niet)(?! (?:meer|duurder|boven|ouder)(?![^ ]))(?: (?:op|in|aan|de|het|een|met))*(?: (?:begane grond|\\d+e verdieping|\\S+))',
    () => null,
  ),
  rule(
    '(?:slaapkamers?|slapen|badkamers?)(?: en (?:slaapkamers?|badkamers?))?(?: op de| op)? (?:begane grond|beneden)',
    () => null,
  ),
  rule(
    '(?:max|hoogstens|hooguit|kleiner dan|minder dan|onder|tot) \\d+(?:\\.\\d+)? (?:m2|vierkante meter|slaapkamers?|kamers?)',
    () => null,
  ),
  rule('\\d+(?:\\.\\d+)? (?:m2|vierkante meter|slaapkamers?|kamers?) of (?:minder|kleiner)', () => null),
  rule('[12]e verdieping of hoger', () => null),
];

export const figures: Rule[] = [
  // Years.
  rule('(?:(?:gebouwd|bouwjaar) )?(?:(?:uit|in|van) )?(?:de )?jaren (?:19)?([1-9]0)', ([, tens]) => ({
    filters: { bouwjaarvan: `19${tens}`, bouwjaartot: `19${Number(tens) + 9}` },
  })),
  rule(
    `${built} (?:(?:tussen|van|vanaf|na) )?${year} (?:en voor|en|tot en met|t m|tot) ${year}`,
    ([, one = '', other = '']) => {
      const [from = '', to = ''] = [one, other].sort();
      // "bouwjaar 2010 tot 1800" is a year and a rent.
      return other < one && other < '1900' ? undefined : { filters: { bouwjaarvan: from, bouwjaartot: to } };
    },
  ),
  rule(
    `(?:(?:${built} )?(?:van )?(?:vanaf|na|sinds|niet ouder dan|nieuwer dan|jonger dan) ${year}|${built} (?:min|ten minste) ${year}|(?:(?:${built}|uit|van) )?${year} of (?:later|nieuwer|jonger))(?: gebouwd)?`,
    ([, after, least, own]) => ({ filters: { bouwjaarvan: after ?? least ?? own ?? '' } }),
  ),
  rule(
    `(?:(?:bouwjaar|gebouwd|van) voor ${year}|voor ${year} gebouwd|ouder dan ${year}|${built} (?:tot en met|t m|tot|max|hooguit|hoogstens|onder|uiterlijk) ${year}|(?:(?:${built}|uit|van) )?${year} of (?:eerder|ouder))`,
    ([, ...found]) => ({ filters: { bouwjaartot: found.find(Boolean) ?? '' } }),
  ),
  rule(`(?:bouwjaar|uit|gebouwd in|gebouwd(?= ${about})) ${aboutYear}`, readYear),
  phrase('bouwjaartot', '1945', 'vooroorlogse?'),
  // Plots before areas.
  figure('perceel', `(?:bouw)?kavel(?: ${least}| van)* (\\d+) ${m2}${orMore}`, { type: 'bouwgrond' }),
  rule(
    `(\\d+) ${m2} (?:perceel|grond) (\\d+) ${m2} (?:woonoppervlakte?|wonen)(?! (?:in|van|\\d+) )`,
    ([, plot = '', metres = '']) => ({ filters: { perceel: plot, oppervlakte: metres } }),
  ),
  // Of "120 m2 perceel 400 m2" the second number is the plot's.
  figure('perceel', `(?:perceel|grond)(?: ${least}| van)* (\\d+) ${m2}${orMore}`),
  figure('perceel', `tuin van (\\d+) ${m2}${orMore}`, { tuin: 'ja' }),
  figure('perceel', `(\\d+) ${m2}${orMore} (?:eigen )?(?:perceel|grond)`),
  figure('perceel', `(\\d+) ${m2}${orMore} tuin`, { tuin: 'ja' }),
  figure(
    'oppervlakte',
    `(?:(?:woon)?oppervlakte? )?(?:van )?(?:${least} |${about} )?(\\d+) ${m2}${orMore}(?: woonoppervlakte?| wonen)?`,
  ),
  // Rooms.
  figure('slaapkamers', '(\\d+)(?= (?:a|of|tot) \\d+ slaapkamers)'),
  rule('meer dan (\\d+) slaapkamers', ([, count]) => ({
    filters: { slaapkamers: String(Number(count) + 1) },
  })),
  figure('slaapkamers', `(?:${least} )?(\\d+)\\+?(?: of meer)? slaapkamers?${orMore}`),
  phrase('slaapkamers', '1', 'een slaapkamer'),
  figure('kamers', `(?:${least} )?(\\d+)\\+?(?: of meer)? kamers?${orMore}`),
  // Labels and floors.
  rule(
    '(?:min )?(?:een )?(?:energie)?label (?:min |vanaf )?(a\\+{0,5}|[b-g])(?: of (?:beter|hoger))?',
    ([, label = '']) => ({
      filters: { energielabel: label.toUpperCase() },
    }),
  ),
  rule('(a\\+{0,5}|[b-g]) (?:energie)?label', ([, label = '']) => ({
    filters: { energielabel: label.toUpperCase() },
  })),
  phrase('verdieping', '0', '(?:op )?(?:de )?begane grond'),
  rule('(?:op )?(?:de )?(?:(\\d+)e verdieping(?: of hoger)?|(\\d+) hoog)', ([, one, other]) => ({
    filters: { verdieping: String(Math.min(3, Number(one ?? other))) },
  })),
];

const units: Record<string, number> = { k: 1_000, ton: 100_000, miljoen: 1_000_000 };
const amount =
  '(?:euro )?(\\d+(?:\\.\\d+)?|een half|half|anderhalve|anderhalf|een(?= (?:ton|miljoen)))(?: (k(?! k)|ton|miljoen))?( euro)?( per maand| p m| pm)?(?: k k)?(?! (?:m2|slaapkamers?|kamers?|km|badkamers?))';
const rent = '(huur |huurprijs |huren )?';
const monthly = '( per maand| p m| pm)?(?! (?:m2|m3|vierkante|meter|slaapkamers?|kamers?))';
const words: Record<string, number> = { een: 1, half: 0.5, 'een half': 0.5, anderhalve: 1.5, anderhalf: 1.5 };

interface Amount {
  euros: number;
  /** A unit or a size says that it is money; a bare number does not. */
  sure: boolean;
}
/** `unit`: that of the other amount of two, as in "3 en 4 ton". */
const readAmount = (parts: readonly (string | undefined)[], unit?: string): Amount => {
  const [number = '', own, euro, month] = parts;
  const scale = own ?? unit;
  const euros = (words[number] ?? Number(number)) * (scale ? (units[scale] ?? 1) : 1);
  return { euros: Math.round(euros), sure: Boolean(scale ?? euro ?? month) || euros >= 10_000 };
};

const leastRent = 400;

const price = (from: Amount | undefined, to: Amount | undefined, sure: boolean): Wish | undefined => {
  const all = [from, to].flatMap((one) => one ?? []);
  if (all.some(({ euros }) => euros < leastRent) || !(sure || all.some((one) => one.sure))) return undefined;
  return {
    filters: {
      ...(from ? { prijsvan: String(from.euros) } : {}),
      ...(to ? { prijstot: String(to.euros) } : {}),
      ...(all.some(({ euros }) => euros < mostRent) ? { soort: 'huur' } : {}),
    },
  };
};

export const prices: Rule[] = [
  rule(`(tussen |van |vanaf )?(?:de )?${amount} (en|tot|a)(?: de)? ${amount}`, ([, between, ...parts]) => {
    // "7411 tot 3 ton": no rent is so high, and no home for sale so cheap.
    if (/^[5-9]\d{3}$/.test(parts.slice(0, 4).join(''))) return undefined;
    const to = readAmount(parts.slice(5));
    const from = readAmount(parts.slice(0, 4), parts[6]);
    const isRange = parts[4] === 'tot' && from.euros < to.euros;
    // "300-400" is no rent, and does not say that it is thousands. "3 tot 1200" is no range.
    const isUnclear = isRange && !to.sure && from.euros >= 100 && to.euros >= leastRent;
    return price(from, to, Boolean(between) || isRange) ?? (isUnclear ? null : undefined);
  }),
  rule(`${about} ${amount}`, ([, ...parts]) => {
    const { euros, sure } = readAmount(parts);
    return price({ euros: Math.round(euros * 0.9), sure }, { euros: Math.round(euros * 1.1), sure }, false);
  }),
  rule(`${rent}(?:${least} )?${amount} of (?:meer|hoger)${monthly}`, ([, kind, ...parts]) =>
    price(readAmount(parts), undefined, Boolean(kind ?? parts[4])),
  ),
  rule(`${rent}(?:${most} )?${amount} of (?:minder|lager|goedkoper)${monthly}`, ([, kind, ...parts]) =>
    price(undefined, readAmount(parts), Boolean(kind ?? parts[4])),
  ),
  rule(`${most} ${rent}${amount}`, ([, kind, ...parts]) => {
    const wish = price(undefined, readAmount(parts), true);
    return wish && kind ? { filters: { ...wish.filters, soort: 'huur' } } : wish;
  }),
  rule(`${least} ${amount}`, ([, ...parts]) => price(readAmount(parts), undefined, true)),
  rule(`(?:van )?${amount}(?: te besteden)?`, ([, ...parts]) => price(undefined, readAmount(parts), false)),
];

const south = '(zuid|west|oost|noord)(?:west|oost)?(?:elijk)?(?:en)?';
const outdoors: Record<string, FilterTexts> = {
  tuin: { tuin: 'ja' },
  achtertuin: { tuin: 'ja' },
  balkon: { balkon: 'ja' },
  dakterras: { dakterras: 'ja' },
};

/** Names of kinds of homes, with their plurals. */
const buildings: [value: string, pattern: string][] = [
  ['hoekwoning', 'hoekhuis|hoekhuizen|hoekwoning(?:en)?'],
  ['tussenwoning', 'rijtjeshuis|rijtjeshuizen|rijtjeswoning(?:en)?|rijwoning(?:en)?|tussenwoning(?:en)?'],
  ['vrijstaande_woning', 'vrijstaande?(?: woning(?:en)?)?'],
  [
    'twee_onder_een_kapwoning',
    '2 (?:onder |tot )?(?:een|1) ?kap(?:per|pers|woning|woningen| woning| woningen)?|tweekappers?',
  ],
  ['geschakelde_woning', 'geschakelde?(?: woning(?:en)?)?'],
  ['eengezinswoning', 'eengezinswoning(?:en)?'],
  ['herenhuis', 'herenhuis|herenhuizen'],
  ['villa', 'villas?'],
  ['landhuis', 'landhuis|landhuizen'],
  ['bungalow', 'bungalows?'],
  ['woonboerderij', '(?:woon)?boerderij(?:en)?'],
  ['grachtenpand', 'grachtenpand(?:en)?'],
  ['bovenwoning', 'bovenwoning(?:en)?'],
  ['benedenwoning', 'benedenwoning(?:en)?'],
  ['portiekflat', 'portiekflats?'],
  ['galerijflat', 'galerijflats?'],
  ['maisonnette', 'maisonnettes?'],
  ['penthouse', 'penthouses?'],
];
const flats = 'appartement(?:en|je|jes)?|ap+art?e?ment(?:en)?|flat(?:s|je)?';
const houses = 'huis|huizen|huisjes?|woonhuis|woonhuizen';

export const phrases: Rule[] = [
  phrase('openhuis', 'ja', 'open (?:huis|huizen)'),
  phrase(
    'verlaagd',
    'ja',
    '(?:in )?prijs verlaagde?|prijs ?verlaging(?:en)?|verlaagde? (?:in )?prijs|afgeprijsde?|verlaagde?',
  ),
  phrase('verkocht', 'ook', 'ook verkochte?'),
  phrase('verkocht', 'ja', 'verkochte?'),
  phrase('beschikbaar', 'ja', '(?:nog )?beschikba(?:ar|re)'),
  rule('goedkoopste', () => ({ sort: 'prijs' })),
  rule('duurste', () => ({ sort: '-prijs' })),
  rule('grootste', () => ({ sort: '-woonoppervlakte' })),
  rule('kleinste', () => ({ sort: 'woonoppervlakte' })),
  rule('nieuwste', () => ({ sort: '-date_created' })),
  rule(`(tuin|achtertuin|balkon|dakterras)(?: op)?(?: het)? ${south}`, ([, what = '', side = '']) => ({
    filters: { ...outdoors[what], zon: side },
  })),
  rule('(?:zonnige (?:achter)?tuin|tuin op de zon)', () => ({ filters: { tuin: 'ja', zon: 'zuid' } })),
  figure('zon', '(zuid|west|oost|noord)tuin', { tuin: 'ja' }),
  phrase('tuin', 'ja', '(?:achter)?tuin(?:tje)?'),
  phrase('balkon', 'ja', 'balkon(?:netje)?'),
  phrase('dakterras', 'ja', 'dakterras'),
  ...buildings.map(([value, pattern]) => phrase('bouwvorm', value, pattern)),
  figure('soort', `(huur|koop)(?:${flats})`, { type: 'appartement' }),
  figure('soort', `(huur|koop)(?:${houses})`, { type: 'woonhuis' }),
  phrase('soort', 'huur', 'te huur|huren|huur|huurwoning(?:en)?|huurprijs|te huren'),
  phrase('soort', 'koop', 'te koop|kopen|koop|koopwoning(?:en)?|te kopen'),
  phrase('type', 'appartement', flats),
  phrase('type', 'woonhuis', houses),
  phrase('type', 'bouwgrond', 'bouwgrond|bouwkavels?|kavels?'),
  phrase(
    'parkeren',
    'eigen',
    'carport|(?:eigen )?oprit|(?:eigen )?parkeer(?:plaats|plek|kelder|garage)|parkeren op eigen terrein|eigen parkeren',
  ),
  phrase('parkeren', 'garage', 'garage'),
];

/** A year by itself, after all else was read. */
export const lastFigures: Rule[] = [rule(aboutYear, readYear)];

/** Words that say nothing within a phrase. */
export const smallWords = new Set(['op', 'de', 'in', 'het', 'een', 'en', 'of', 'aan']);

/** Words that ask for nothing. */
export const stopWords = new Set(
  'a aan aanbod af al alle alles als au bent bij dat de den der die dit door een eerst en er euro gaan gelegen graag had hebben heb heeft het hier huis ik in is je jij jou jullie laat me men met mij mijn mooi nog of om ons op per prijs prijzen rond staan staat t te tot toon u uit van vanaf voor vraagprijs postcode waar wat we wie wij wil willen wonen woning woningen woonruimte woonoppervlak zien zijn zoek zoeken zoekt gezocht iets ben heb naar laten plus max min budget maximum minimum bouwjaar k'.split(
    ' ',
  ),
);
