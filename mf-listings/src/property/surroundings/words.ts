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

type Figure = NonNullable<Plek['buurt']>['inwoners'];

const row = (label: string, figure: Figure, format: (value: number) => string): Row => ({
  label,
  value: figure ? format(figure.waarde) : undefined,
  year: figure?.jaar,
});

const formatKilometres = (value: number): string => `${value.toFixed(1).replace('.', ',')}\u00a0km`;
const formatShare = (value: number): string => `${Math.round(value)}%`;

const units = { 'kWh/m²/jaar': 'kWh per m² per jaar', 'MJ/jaar': 'MJ per jaar' };

export const listLabel = (label: Plek['energielabel']): Row[] => {
  if (!label?.klasse) return [];
  const { registratiedatum, geldig_tot, energiegebruik: use } = label;
  return [
    { label: 'Label geregistreerd op', value: formatDate(registratiedatum ?? '') || undefined },
    { label: 'Label geldig tot', value: formatDate(geldig_tot ?? '') || undefined },
    {
      label: 'Berekend energiegebruik',
      value: use ? `${formatWhole(use.waarde)} ${units[use.eenheid]}` : undefined,
    },
  ];
};

export const listBuilding = (gebouw: Plek['gebouw']): Row[] =>
  gebouw
    ? [
        { label: 'Bouwjaar', value: gebouw.bouwjaar ? String(gebouw.bouwjaar) : undefined },
        {
          label: 'Gebruiksoppervlakte',
          value: gebouw.gebruiksoppervlakte ? formatArea(gebouw.gebruiksoppervlakte) : undefined,
        },
      ]
    : [];

export const listNeighbourhood = (buurt: NonNullable<Plek['buurt']>): Row[] => [
  row('Inwoners', buurt.inwoners, formatWhole),
  row('Koopwoningen', buurt.koopwoningen, formatShare),
  row('Gemiddelde WOZ-waarde', buurt.gemiddelde_woz, formatEuros),
];

export const listDistances = (buurt: NonNullable<Plek['buurt']>): Row[] => [
  row('Basisschool', buurt.afstand_basisschool, formatKilometres),
  row('Supermarkt', buurt.afstand_supermarkt, formatKilometres),
  row('Huisarts', buurt.afstand_huisarts, formatKilometres),
  row('Kinderopvang', buurt.afstand_kinderdagverblijf, formatKilometres),
  row('Treinstation', buurt.afstand_treinstation, formatKilometres),
];

export const listNearby = (dichtbij: NonNullable<Plek['dichtbij']>): Row[] =>
  (
    [
      ['School', dichtbij.school],
      ['Supermarkt', dichtbij.supermarkt],
      ['Huisarts', dichtbij.huisarts],
      ['Bushalte', dichtbij.bushalte],
      ['Station', dichtbij.station],
    ] as const
  ).map(([label, spot]) => ({
    label,
    value: spot
      ? `${spot.naam}, ${spot.meter < 1000 ? `${spot.meter}\u00a0m` : formatKilometres(spot.meter / 1000)}`
      : undefined,
  }));

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
        { label: 'Geluid van wegverkeer (Lden)', value: formatNoise(geluid.wegverkeer) },
        { label: 'Geluid van treinen (Lden)', value: formatNoise(geluid.treinverkeer) },
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
  floods
    ? [
        {
          label: 'Kans op een overstroming',
          value: floods.kans ? chances[floods.kans] : undefined,
          year: floods.jaar,
        },
      ]
    : [];

export const listPrices = ({ verkoopprijs }: NonNullable<Plek['markt']>): Row[] => [
  row('Gemiddelde verkoopprijs', verkoopprijs, formatEuros),
];
