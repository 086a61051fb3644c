import { formatPlace, formatStreet } from '@binnen/contracts/formats/address';
import { formatEuros } from '@binnen/contracts/formats/amounts';
import { formatDay } from '@binnen/contracts/formats/local-date';
import { countBedrooms, isGone, isNoHome } from '@binnen/contracts/filters/home-traits';
import { useEffect, useState } from 'react';
import { formatPath } from '../home/address.ts';
import { EnergyLabel } from '../home/energy-label.tsx';
import { formatArea, formatEnergyLabel, formatOutdoors } from '../home/facts.ts';
import { describePrice, formatPerMetre, formatPrice } from '../home/price.ts';
import { formatStatus } from '../home/status.ts';
import type { SavedHome } from '../saved/saved-homes.ts';
import type { MonthlyCosts } from './estimate-monthly-costs.ts';
import css from './favourites.module.css';

export const mostCompared = 4;

/** In place of the status of a kept home that left the offer: nobody knows what became of it. */
export const notOffered = 'Niet meer in ons aanbod';

const unknown = 'onbekend';
const none = '–';

const isGiven = (value: number | null | undefined): value is number => value !== null && value !== undefined;

/** A plot has no building, so nothing of one is unknown. */
const nameMissing = (home: SavedHome): string => (isNoHome(home) ? none : unknown);
const describePerMetre = (home: SavedHome): string =>
  formatPerMetre(home)?.replace(' per m²', '') ??
  (describePrice(home).kind === 'huur' ? none : nameMissing(home));
const describeParking = ({ parkeren }: SavedHome): string =>
  !parkeren ? unknown : parkeren.includes('garage') ? 'Garage' : parkeren.length > 0 ? 'Eigen plek' : none;
const describeFloor = ({ verdieping }: SavedHome): string =>
  isGiven(verdieping) ? (verdieping === 0 ? 'Begane grond' : `${verdieping}e verdieping`) : none;
const describeOutdoors = (home: SavedHome): string => {
  const outdoors = formatOutdoors(home);
  return outdoors === undefined ? unknown : outdoors || none;
};

type Row = readonly [label: string, format: (home: SavedHome, gone: boolean) => string];

const rows: Row[] = [
  ['Status', (home, gone) => (gone ? notOffered : formatStatus(home))],
  ['Prijs', formatPrice],
  ['Prijs per m²', describePerMetre],
  ['Oppervlakte', (home) => (home.woonoppervlakte ? formatArea(home.woonoppervlakte) : nameMissing(home))],
  ['Perceel', (home) => (home.perceeloppervlakte ? formatArea(home.perceeloppervlakte) : none)],
  ['Kamers', (home) => (home.aantalkamers ? String(home.aantalkamers) : nameMissing(home))],
  ['Slaapkamers', (home) => (countBedrooms(home) > 0 ? String(countBedrooms(home)) : nameMissing(home))],
  ['Soort', (home) => home.subtitle ?? unknown],
  ['Bouwjaar', (home) => home.bouwjaar ?? nameMissing(home)],
  ['Buitenruimte', describeOutdoors],
  ['Parkeren', describeParking],
  ['Verdieping', describeFloor],
  [
    'VvE of servicekosten',
    ({ servicekosten }) => (servicekosten ? `${formatEuros(servicekosten)} p/m` : none),
  ],
  ['Energielabel', (home) => (isNoHome(home) ? none : formatEnergyLabel(home.energieklasse))],
  [
    'Open huis',
    ({ openhuisdagen: [day] }, gone) => (gone ? none : day ? formatDay(day.start) : 'niet gepland'),
  ],
];

/** Rows that say something of at least one of the homes: the others are left out. */
const always = new Set(['Status', 'Prijs', 'Oppervlakte', 'Kamers', 'Slaapkamers', 'Energielabel']);

const note: Row = ['Notitie', (home) => home.notitie ?? ''];

const label = 'Hypotheek p/m';

/** The row of monthly costs, once the office's rates are there; its place is kept meanwhile. */
const useMonthlyRow = (offered: readonly SavedHome[]) => {
  const [costs, setCosts] = useState<MonthlyCosts | null | undefined>(null);
  const isAsked = offered.some((home) => describePrice(home).kind === 'koop' && !isGone(home));
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    void import(/* webpackChunkName: "monthly-costs" */ './estimate-monthly-costs.ts')
      // Who left meanwhile asks for no rates.
      .then((m) => (isLeft ? undefined : m.loadMonthlyCosts()))
      .then(setCosts, () => setCosts(undefined));
    return () => {
      isLeft = true;
    };
  }, [isAsked]);
  const row: Row = [
    label,
    (home, gone) => (gone ? none : costs ? (costs.format(home) ?? none) : costs === null ? '…' : unknown),
  ];
  return { row: isAsked ? row : null, note: costs?.note };
};

interface ComparisonProps {
  homes: SavedHome[];
  /** The ids of those that left the offer. */
  vanished?: readonly number[];
  id?: string;
}

/** Two to four homes side by side, with the visitor's notes where there are any. */
export function Comparison({ homes, vanished = [], id = 'vergelijking' }: ComparisonProps) {
  const isGoneNow = ({ id }: SavedHome) => vanished.includes(id);
  const telling = rows.filter(
    ([label, format]) =>
      always.has(label) ||
      homes.some((home) => ![unknown, none, 'niet gepland'].includes(format(home, isGoneNow(home)))),
  );
  const monthly = useMonthlyRow(homes.filter((home) => !isGoneNow(home)));
  const shown = [
    ...telling,
    ...(monthly.row ? [monthly.row] : []),
    ...(homes.some(({ notitie }) => notitie) ? [note] : []),
  ];
  return (
    <section className={css.comparison} aria-labelledby={id}>
      <h2 id={id}>Naast elkaar</h2>
      {homes.length > 2 && (
        <p
          className={css.aside}
        >{`Je vergelijkt ${homes.length} woningen: schuif opzij voor de volgende.`}</p>
      )}
      <div
        className={css.scroll}
        data-homes={homes.length}
        tabIndex={0}
        role="group"
        aria-label="Vergelijking, schuift opzij"
      >
        <table>
          <thead>
            <tr>
              <td />
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <a href={formatPath(home)}>{formatStreet(home)}</a>
                  <span>{formatPlace(home)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([label, format]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {homes.map((home) => (
                  <td key={home.id}>
                    {label === 'Energielabel' && !isNoHome(home) ? (
                      <EnergyLabel energieklasse={home.energieklasse} />
                    ) : (
                      format(home, isGoneNow(home))
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {monthly.note && <p className={css.small}>{monthly.note}</p>}
    </section>
  );
}
