import { formatEuros, formatWhole } from '@binnen/contracts/formats/amounts';
import { formatDate } from '@binnen/contracts/formats/local-date';
import type { Plek } from '@binnen/contracts/surroundings/plek';
import { formatArea } from '../../home/facts.ts';

export const unknown = 'onbekend';

/** A figure as it is shown; undefined where the register has none. */
export interface Row {
  label: string;
  value: string | undefined;
  /** The year that it is of, where the figures of a group differ in it. */
  year?: number;
}

const row = (label: string, value: string | 0 | null | undefined, year?: number): Row => ({
  label,
  value: value || undefined,
  year,
});

type Figure = NonNullable<Plek['buurt']>['inwoners'];

const rowOf = (label: string, figure: Figure, format: (value: number) => string): Row =>
  row(label, figure && format(figure.waarde), figure?.jaar);

const formatKilometres = (value: number): string => `${value.toFixed(1).replace('.', ',')}\u00a0km`;
const formatShare = (value: number): string => `${Math.round(value)}%`;

const units = { 'kWh/m²/jaar': 'kWh per m² per jaar', 'MJ/jaar': 'MJ per jaar' };

export const listLabel = (label: Plek['energielabel']): Row[] => {
  if (!label?.klasse) return [];
  const { registratiedatum, geldig_tot, energiegebruik: use } = label;
  return [
    row('Label geregistreerd op', formatDate(registratiedatum ?? '')),
    row('Label geldig tot', formatDate(geldig_tot ?? '')),
    row('Berekend energiegebruik', use && `${formatWhole(use.waarde)} ${units[use.eenheid]}`),
  ];
};

export const listBuilding = (gebouw: Plek['gebouw']): Row[] =>
  gebouw
    ? [
        row('Bouwjaar', gebouw.bouwjaar && String(gebouw.bouwjaar)),
        row('Gebruiksoppervlakte', gebouw.gebruiksoppervlakte && formatArea(gebouw.gebruiksoppervlakte)),
      ]
    : [];

export const listNeighbourhood = (buurt: NonNullable<Plek['buurt']>): Row[] => [
  rowOf('Inwoners', buurt.inwoners, formatWhole),
  rowOf('Koopwoningen', buurt.koopwoningen, formatShare),
  rowOf('Gemiddelde WOZ-waarde', buurt.gemiddelde_woz, formatEuros),
];

export const listDistances = (buurt: NonNullable<Plek['buurt']>): Row[] => [
  rowOf('Basisschool', buurt.afstand_basisschool, formatKilometres),
  rowOf('Supermarkt', buurt.afstand_supermarkt, formatKilometres),
  rowOf('Huisarts', buurt.afstand_huisarts, formatKilometres),
  rowOf('Kinderopvang', buurt.afstand_kinderdagverblijf, formatKilometres),
  rowOf('Treinstation', buurt.afstand_treinstation, formatKilometres),
];

const formatSpot = (spot: NonNullable<Plek['dichtbij']>['school']): string | null | undefined =>
  spot && `${spot.naam}, ${spot.meter < 1000 ? `${spot.meter}\u00a0m` : formatKilometres(spot.meter / 1000)}`;

export const listNearby = (dichtbij: NonNullable<Plek['dichtbij']>): Row[] => [
  row('School', formatSpot(dichtbij.school)),
  row('Supermarkt', formatSpot(dichtbij.supermarkt)),
  row('Huisarts', formatSpot(dichtbij.huisarts)),
  row('Bushalte', formatSpot(dichtbij.bushalte)),
  row('Station', formatSpot(dichtbij.station)),
];

/** Age groups with their share of the people in them, in percent; empty unless all are known. */
export const listAges = (buurt: NonNullable<Plek['buurt']>): { label: string; share: number }[] => {
  const groups = [
    ['0–14', buurt.leeftijd_0_14],
    ['15–24', buurt.leeftijd_15_24],
    ['25–44', buurt.leeftijd_25_44],
    ['45–64', buurt.leeftijd_45_64],
    ['65 en ouder', buurt.leeftijd_65_plus],
  ] as const;
  const known = groups.flatMap(([label, figure]) => (figure ? [{ label, count: figure.waarde }] : []));
  const total = known.reduce((sum, { count }) => sum + count, 0);
  if (known.length < groups.length || total === 0) return [];
  return known.map(({ label, count }) => ({ label, share: (100 * count) / total }));
};

const formatNoise = (decibels: number | null): string | undefined =>
  decibels === null ? undefined : `${decibels} dB`;

export const listNoises = (geluid: Plek['geluid']): Row[] =>
  geluid
    ? [
        row('Geluid van wegverkeer (Lden)', formatNoise(geluid.wegverkeer)),
        row('Geluid van treinen (Lden)', formatNoise(geluid.treinverkeer)),
      ]
    : [];

const chances = {
  geen: 'Geen',
  '1:100000': 'Eens in 100.000 jaar',
  '1:1000': 'Eens in 1.000 jaar',
  '1:100': 'Eens in 100 jaar',
  '1:10': 'Eens in 10 jaar',
};

export const listFloods = (floods: Plek['overstroming']): Row[] =>
  floods ? [row('Kans op een overstroming', floods.kans && chances[floods.kans], floods.jaar)] : [];

export const listPrices = ({ verkoopprijs }: NonNullable<Plek['markt']>): Row[] => [
  rowOf('Gemiddelde verkoopprijs', verkoopprijs, formatEuros),
];
