import { isGone } from '@binnen/contracts/filters/home-traits';
import { dropPastDays } from '@binnen/contracts/filters/open-houses';
import { formatAmsterdam } from '@binnen/contracts/formats/local-date';
import type { Media, Property } from '@binnen/contracts/property';
import { statuses, type Status } from '@binnen/contracts/statuses';
import { stripTags } from '../html/plain-text.ts';
import { formatEnum, formatPlace } from './dutch-names.ts';
import { describeFacts } from './facts.ts';
import { formatLocalTime, parseOpenHouseDays } from './open-house-days.ts';
import { formatCitySlug, formatObjectSlug } from './slugs.ts';
import { describeTraits, findOther, findPlot, findUse } from './traits.ts';
import type { FeedObject, Terms } from './wire.ts';

/** A picture's path on this site, or null when we do not serve its origin. */
export type FormatPicture = (link: string) => string | null;

/** Values of the feed that mean one of the seven labelled ones. Others are not published. */
const meanings: Record<string, Status> = {
  ...Object.fromEntries(statuses.map((status) => [status, status])),
  ONDER_OPTIE: 'ONDER_BOD',
  VERKOCHT_BIJ_INSCHRIJVING: 'VERKOCHT',
  GEVEILD: 'VERKOCHT',
};

/** A day that is further ahead has the wrong year, and pages name none. */
const yearMs = 365 * 86_400_000;

const films = new Set(['VIDEO', 'CONNECTED_PARTNER']);

/** Without a main photo that may be shown, the first of the others is the main one. */
const nameMain = (media: readonly Media[]): Media[] => {
  const find = (kind: string) => media.find(({ soort }) => soort === kind);
  const main = find('HOOFDFOTO') ?? find('FOTO');
  return media.map((item) => (item === main ? { ...item, soort: 'HOOFDFOTO' } : item));
};

const flattenMedia = (object: FeedObject, formatPicture: FormatPicture): Media[] =>
  object.media
    .flatMap((item): Media[] => {
      if (!item.vrijgave) return [];
      const soort = item.soort ?? 'FOTO';
      const film = films.has(soort) && URL.parse(item.link)?.protocol === 'https:';
      // A floor plan may be a PDF, which no browser draws as a picture.
      const link = film ? item.link : item.mimetype === 'application/pdf' ? null : formatPicture(item.link);
      if (!link) return [];
      return [
        { soort, link, volgnummer: item.volgnummer ?? 0, omschrijving: item.omschrijving ?? item.titel },
      ];
    })
    .sort((one, other) => one.volgnummer - other.volgnummer);

const splitNumber = (adres: FeedObject['adres']): [number: string | null, addition: string | null] => {
  const number = adres?.huisnummer ?? null;
  const [main, own] =
    typeof number === 'object' && number ? [number.hoofdnummer, number.toevoeging] : [number, null];
  return [main, own ?? adres?.huisnummertoevoeging ?? null];
};

/** `7412be` → `7412 BE`; anything that is not a postcode is dropped. */
const formatPostcode = (text: string | null | undefined): string | null => {
  const match = /^(\d{4})\s*([a-z]{2})$/i.exec(text ?? '');
  return match ? `${match[1]} ${match[2]!.toUpperCase()}` : null;
};

/** Paragraphs of plain text, separated by an empty line. */
const formatText = (text: string | null | undefined): string | null => {
  const plain = stripTags((text ?? '').replace(/<br\s*\/?>|<\/p>/gi, '\n'))
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return plain || null;
};

const describeKind = (home: FeedObject, plaats: string | null): string | null => {
  const { algemeen, object } = home;
  const kind =
    findUse(algemeen) ??
    algemeen?.appartementsoort ??
    algemeen?.woonhuistype ??
    algemeen?.woonhuissoort ??
    findOther(home)?.type ??
    object?.type?.objecttype ??
    null;
  if (!kind) return null;
  return plaats ? `${formatEnum(kind)} in ${plaats}` : formatEnum(kind);
};

/** A rent by the year is told by the month: filters and lists compare rents, and so does who reads them. */
const readRent = (terms: Terms | null | undefined): Pick<Property, 'huurprijs' | 'huurconditie'> => {
  const { huurprijs = null, huurconditie = null } = terms ?? {};
  return huurprijs && huurconditie === 'PER_JAAR'
    ? { huurprijs: Math.round(huurprijs / 12), huurconditie: 'PER_MAAND' }
    : { huurprijs, huurconditie };
};

/**
 * One object of the feed as the site's flat object, or null when it may not be shown: inactive, confidential, or with a
 * status that is not public. Its slug is not unique yet.
 */
export const flattenObject = (
  object: FeedObject,
  formatPicture: FormatPicture,
  now = new Date(),
): Property | null => {
  const terms = object.financieel?.overdracht;
  const status = meanings[terms?.status ?? ''];
  if (!object.actief || object.vertrouwelijk || !status) return null;

  const plaats = object.adres?.plaats ? formatPlace(object.adres.plaats) : null;
  const [huisnummer, huisnummertoevoeging] = splitNumber(object.adres);
  const straat = object.adres?.straat ?? null;
  const citySlug = formatCitySlug(plaats);
  const slug = formatObjectSlug(object.id, { straat, huisnummer, huisnummertoevoeging });
  const media = nameMain(flattenMedia(object, formatPicture));
  const floors = object.detail?.etages ?? [];
  const roomsByFloor = floors.reduce((sum, floor) => sum + (floor.aantalKamers ?? 0), 0);
  const changed = formatLocalTime(object.tijdstipLaatsteWijziging) ?? '';
  const today = formatAmsterdam(now).slice(0, 'yyyy-mm-dd'.length);
  const since =
    object.marketing?.publicatiedatum ?? object.diversen?.diversen?.invoerdatum ?? changed.slice(0, 10);
  const algemeen = object.algemeen;

  return {
    id: object.id,
    slug,
    objectSku: `${citySlug}-${slug}`,
    citySlug,
    status,
    straat,
    huisnummer,
    huisnummertoevoeging,
    postcode: formatPostcode(object.adres?.postcode),
    plaats,
    buurt: null,
    subtitle: describeKind(object, plaats),
    image_alt_text: media.find(({ soort }) => soort === 'HOOFDFOTO')?.omschrijving ?? null,
    koopprijs: terms?.koopprijs ?? null,
    koopconditie: terms?.koopconditie ?? null,
    ...readRent(terms),
    woonoppervlakte: algemeen?.woonoppervlakte ?? null,
    aantalkamers: algemeen?.aantalKamers ?? (roomsByFloor || null),
    energieklasse: algemeen?.energieklasse ?? null,
    objecttype: object.object?.type?.objecttype ?? null,
    ...describeTraits(object, status, today),
    etages: floors.map((floor) => ({
      aantalSlaapkamers: floor.aantalSlaapkamers ?? 0,
      aantalKamers: floor.aantalKamers ?? 0,
      omschrijving: floor.etageomschrijving ?? (floor.etagesoort ? formatEnum(floor.etagesoort) : null),
    })),
    // Nobody is invited to a home that is gone; the feed keeps its days.
    openhuisdagen: isGone({ status })
      ? []
      : dropPastDays(parseOpenHouseDays(object.marketing?.website?.openhuisdagen), now).filter(
          ({ start }) => Date.parse(start) - now.valueOf() < yearMs,
        ),
    media,
    lat: null,
    lon: null,
    date_created: since < today ? since : today,
    date_updated: changed,
    aanbiedingstekst:
      formatText(object.teksten?.eigenSiteTekst) ?? formatText(object.teksten?.aanbiedingstekst),
    flyertekst: formatText(object.teksten?.flyertekst),
    bouwjaar: algemeen?.bouwjaar ?? null,
    perceeloppervlakte: findPlot(algemeen),
    inhoud: algemeen?.inhoud ?? null,
    kenmerken: describeFacts(object),
    vergelijkbaar: [],
  };
};
