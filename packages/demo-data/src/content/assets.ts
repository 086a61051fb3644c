import { createHash } from 'node:crypto';
import type { PictureSpec } from '../drawing/draw.ts';

type Detail = Record<string, string | number>;
interface Drawing {
  title: string;
  /** For who cannot see it; empty where it only decorates. */
  description: string;
  picture: PictureSpec;
}

const draw = (
  title: string,
  description: string,
  kind: PictureSpec['kind'],
  seed: number,
  detail: Detail = {},
): Drawing => ({ title, description, picture: { seed, kind, detail } });

const scene = (theme: string, title: string, description: string, seed: number, detail: Detail = {}) =>
  draw(title, description, 'scene', seed, { theme, ...detail });
const facade = (title: string, description: string, seed: number, detail: Detail = {}) =>
  draw(title, description, 'facade', seed, detail);
const room = (ruimte: string, title: string, description: string, seed: number, detail: Detail = {}) =>
  draw(title, description, 'room', seed, { room: ruimte, ruimte, ...detail });
const portrait = (name: string, seed: number) =>
  draw(name, `Portret van ${name}`, 'portrait', seed, { name });

const drawings = {
  // Page headers
  'kop-home': room('woonkamer', 'Woonkamer in de ochtend', '', 101, { light: 'ochtend', season: 'lente' }),
  'kop-aankoop': scene('bezichtiging', 'Bezichtiging', '', 102),
  'kop-verkoop': facade('Herenhuis aan het einde van de middag', '', 103, {
    type: 'herenhuis',
    bouwjaar: 1904,
    storeys: 3,
    light: 'avond',
    season: 'herfst',
  }),
  'kop-verhuur': facade('Appartementen bij de haven', '', 104, {
    type: 'appartement',
    bouwjaar: 2012,
    storeys: 4,
  }),
  'kop-taxatie': facade('Tussenwoning uit de jaren dertig', '', 105, {
    type: 'tussenwoning',
    bouwjaar: 1931,
    storeys: 2,
  }),
  'kop-over': scene('kantoor', 'Ons kantoor', '', 106),
  'kop-contact': scene('brink', 'De Brink', '', 107),
  'kop-blogs': scene('ijssel', 'De IJssel bij Deventer', '', 108),
  'kop-aanbod': draw('Straat in Deventer', '', 'street', 109, { season: 'zomer' }),
  'kop-wooncontinuplan': room('keuken', 'Aan de keukentafel', '', 1110, { light: 'ochtend' }),
  'kop-zoekopdracht': scene('kaart', 'De regio op de kaart', '', 111),
  'kop-leebl': scene('energie', 'Een dak met zonnepanelen', '', 112),
  'kop-verkoopadvies': room('woonkamer', 'Een gesprek over je woning', '', 1113, { season: 'lente' }),
  'kop-waardebepaling': facade('Twee-onder-een-kapwoning', '', 114, {
    type: 'twee-onder-een-kap',
    bouwjaar: 1958,
    storeys: 2,
  }),
  'kop-rente': scene('hypotheek', 'Cijfers op papier', '', 115, { light: 'avond' }),
  'kop-waarde-woning': facade('Hoekwoning in het voorjaar', '', 116, {
    type: 'hoekwoning',
    bouwjaar: 1974,
    season: 'lente',
  }),
  'kop-waardecheck': draw('Rij huizen', '', 'street', 117, { season: 'herfst' }),
  'kop-hypotheekvragen': room('werkkamer', 'Werkkamer', '', 118),
  'kop-karwei': scene('verbouwing', 'Verbouwing', '', 1119, { light: 'ochtend' }),
  'kop-werken-bij': facade('De straat van ons kantoor', '', 1120, {
    type: 'herenhuis',
    bouwjaar: 1906,
    storeys: 3,
    season: 'lente',
  }),
  'kop-deventer': scene(
    'ijssel',
    'Deventer vanaf de overkant',
    'De skyline van Deventer aan de IJssel',
    121,
    { light: 'avond' },
  ),
  'kop-twello': facade('Een huis aan een laan', 'Een vrijstaand huis in Twello', 122, {
    type: 'vrijstaand',
    bouwjaar: 1936,
    season: 'zomer',
  }),
  'kop-starter': scene(
    'sleutels',
    'De sleutel van je eerste huis',
    'Een sleutel op een koopakte, naast een vaas tulpen',
    123,
  ),

  // Tiles of the services
  'dienst-verkopen': scene('sleutels', 'Verkopen', '', 131),
  'dienst-verhuren': facade('Verhuren', '', 132, { type: 'bovenwoning', bouwjaar: 1921, storeys: 3 }),
  'dienst-aankopen': scene('bezichtiging', 'Aankopen', '', 133, { light: 'ochtend' }),
  'dienst-taxeren': facade('Taxeren', '', 134, { type: 'tussenwoning', bouwjaar: 1936, season: 'herfst' }),
  'dienst-hypotheek': room('werkkamer', 'Hypotheekhulp', '', 1135, { season: 'zomer' }),
  'dienst-zoeken': room('woonkamer', 'Woning zoeken', '', 136, { season: 'zomer' }),
  'dienst-verkoopadvies': room('keuken', 'Gratis verkoopadvies', '', 137, { light: 'ochtend' }),
  'dienst-energielabel': scene('energie', 'Energielabel', '', 138),

  // Beside a text
  'thuis-intro': facade('Ons kantoor aan de Keulenstraat', 'De voorgevel van ons kantoor in Deventer', 141, {
    type: 'herenhuis',
    bouwjaar: 1898,
    storeys: 3,
    season: 'lente',
  }),
  'verkoop-styling': room(
    'woonkamer',
    'Woonkamer, klaar voor de foto',
    'Een opgeruimde woonkamer met veel daglicht',
    142,
  ),
  'verkoop-bord': facade('Te koop', 'Een tussenwoning met een groene voordeur', 143, {
    type: 'tussenwoning',
    bouwjaar: 1929,
  }),
  'aankoop-samen': scene(
    'bezichtiging',
    'Samen kijken',
    'Een makelaar en twee kopers in een lege kamer',
    144,
  ),
  'aankoop-keuring': scene('verbouwing', 'Bouwkundig kijken', 'Een kale muur met een ladder ervoor', 145),
  'verhuur-kamer': room('slaapkamer', 'Slaapkamer', 'Een lichte slaapkamer in een huurappartement', 146),
  'verhuur-sleutel': room('hal', 'Sleuteloverdracht', 'Een lege hal met een voordeur', 1147),
  'taxatie-opname': room('keuken', 'Opname van de woning', 'Een keuken met een eiland en twee lampen', 148),
  'taxatie-kaart': draw(
    'Vergelijkbare woningen',
    'Een straat met woningen die op elkaar lijken',
    'street',
    1149,
    { season: 'lente' },
  ),
  'plan-gesprek': room('werkkamer', 'Gesprek op kantoor', 'Een werkkamer met een bureau bij het raam', 1150),
  'plan-huis': scene('hypotheek', 'Rekenen aan een huis', 'Een eettafel met papieren onder een lamp', 151),
  'leebl-isolatie': facade('Na-isolatie', 'Een woning uit de jaren zestig met nieuwe kozijnen', 1152, {
    type: 'hoekwoning',
    bouwjaar: 1963,
  }),
  'leebl-dak': scene('energie', 'Zonnepanelen', 'Een pannendak met zonnepanelen', 153, { light: 'ochtend' }),
  'over-kantoor': room(
    'werkkamer',
    'Het kantoor van binnen',
    'De werkkamer van Binnen, met boeken tot aan het plafond',
    1154,
    { light: 'ochtend' },
  ),
  'over-brink': scene('brink', 'De Brink', 'Terrassen en de Waag op de Brink in Deventer', 155, {
    season: 'zomer',
  }),
  'advies-tafel': room('woonkamer', 'Aan tafel', 'Een woonkamer waar een gesprek kan beginnen', 1156, {
    season: 'herfst',
  }),
  'zoek-kaart': scene('kaart', 'Het zoekgebied', 'Een kaart met Deventer en de dorpen eromheen', 157),
  'deventer-bergkwartier': facade('Het Bergkwartier', 'Oude gevels in het Bergkwartier', 1158, {
    type: 'herenhuis',
    bouwjaar: 1680,
    storeys: 3,
    season: 'lente',
  }),
  'deventer-ijssel': scene('ijssel', 'Langs de IJssel', 'De uiterwaarden en de IJssel bij Deventer', 159, {
    season: 'herfst',
  }),
  'twello-dorp': draw('Een laan in Twello', 'Een straat met bomen en huizen in Twello', 'street', 160, {
    season: 'zomer',
    omgeving: 'dorp',
  }),
  'twello-tuin': scene('tuin', 'Een tuin in Twello', 'Een achtertuin met een gazon en bloemen', 161),
  'starter-kamer': room('woonkamer', 'Een eerste huis', 'Een kleine woonkamer met verhuisdozen', 162),
  'werken-team': scene(
    'kantoor',
    'Kantoor na zonsondergang',
    'Ons kantoor in de avond, met licht achter de ramen',
    1163,
    { light: 'avond' },
  ),
  'karwei-klus': room('hal', 'De laatste klussen', 'Een hal die net geschilderd is', 1164, {
    light: 'ochtend',
  }),

  // What customers say: the home that it was about
  'klant-1': facade('Huis van Ilse en Robin', '', 171, { type: 'tussenwoning', bouwjaar: 1934 }),
  'klant-2': facade('Appartement van mevrouw Ebbers', '', 172, { type: 'appartement', bouwjaar: 1998 }),
  'klant-3': facade('Huis van Karim en Noor', '', 173, { type: 'hoekwoning', bouwjaar: 1968 }),
  'klant-4': facade('Boerderij van de familie Wolterink', '', 174, { type: 'boerderij', bouwjaar: 1887 }),
  'klant-5': facade('Huis van Peter', '', 175, { type: 'twee-onder-een-kap', bouwjaar: 1955 }),
  'klant-6': facade('Bovenwoning van Anouk', '', 176, { type: 'bovenwoning', bouwjaar: 1911 }),
  'klant-7': facade('Huis van Wim en Tineke', '', 177, { type: 'bungalow', bouwjaar: 1972 }),

  // People
  'marloes-wijngaarden': portrait('Marloes Wijngaarden', 324),
  'thijs-averink': portrait('Thijs Averink', 305),
  'sanne-kolkman': portrait('Sanne Kolkman', 303),
  'joost-hagedoorn': portrait('Joost Hagedoorn', 319),
  'fenna-bruggeman': portrait('Fenna Bruggeman', 321),
  'daan-oosterwechel': portrait('Daan Oosterwechel', 318),
  'leonie-ter-horst': portrait('Leonie ter Horst', 314),
  'bram-nijland': portrait('Bram Nijland', 325),
} as const satisfies Record<string, Drawing>;

export type AssetName = keyof typeof drawings;
export const isAssetName = (name: string): name is AssetName => Object.hasOwn(drawings, name);

/**
 * A file's UUID (version 5's layout), from its name and how it is drawn: it stays the same when files are added, and a
 * picture that is drawn anew is another file, because whoever has one by its id keeps it.
 */
export const assetId = (name: AssetName): string => {
  const source = JSON.stringify([name, drawings[name].picture]);
  const hex = createHash('sha1').update(source).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

export interface AssetFile {
  title: string;
  description: string;
  width: number;
  height: number;
  picture: PictureSpec;
}

const toFile = ({ title, description, picture }: Drawing): AssetFile => {
  const [width, height] = picture.kind === 'portrait' ? [1200, 1600] : [1600, 1200];
  return { title, description, width, height, picture };
};

const entries = Object.entries(drawings) as [AssetName, Drawing][];

/** Every file of the CMS by its id, and how it is drawn. */
export const assets: Record<string, AssetFile> = Object.fromEntries(
  entries.map(([name, drawing]) => [assetId(name), toFile(drawing)]),
);

/** The files as Directus lists them. */
export const files = entries.map(([name, drawing]) => ({
  id: assetId(name),
  status: 'published',
  type: 'image/jpeg',
  filename_download: `${name}.jpg`,
  uploaded_on: '2025-03-03T09:00:00.000Z',
  ...toFile(drawing),
}));
