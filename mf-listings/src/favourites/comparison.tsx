import { formatEuros } from '@binnen/contracts/formats/amounts';
import { countBedrooms, isGone } from '@binnen/contracts/filters/home-traits';
import { useEffect, useState } from 'react';
import { formatPath, formatPlace, formatStreet } from '../home/address.ts';
import { formatDay } from '../home/dates.ts';
import { EnergyLabel } from '../home/energy-label.tsx';
import { formatArea, formatEnergyLabel, formatOutdoors } from '../home/facts.ts';
import { describePrice, formatPerMetre, formatPrice, nameLastPrice } from '../home/price.ts';
import { formatStatus } from '../home/status.ts';
import type { SavedHome } from '../saved/saved-homes.ts';
import type { MonthlyCosts } from './estimate-monthly-costs.ts';
import css from './favourites.module.css';

export const mostCompared = 4;

const unknown = 'onbekend';
const none = '–';

const isGiven = (value: number | null | undefined): value is number => value !== null && value !== undefined;

const describeParking = ({ parkeren }: SavedHome): string =>
  !parkeren ? unknown : parkeren.includes('garage') ? 'Garage' : parkeren.length > 0 ? 'Eigen plek' : none;
const describeFloor = ({ verdieping }: SavedHome): string =>
  isGiven(verdieping) ? (verdieping === 0 ? 'Begane grond' : `${verdieping}e verdieping`) : none;
const describeOutdoors = (home: SavedHome): string => {
  const outdoors = formatOutdoors(home);
  return outdoors === undefined ? unknown : outdoors || none;
};

const rows: [label: string, format: (home: SavedHome) => string][] = [
  ['Status', formatStatus],
  ['Prijs', (home) => [nameLastPrice(home), formatPrice(home)].filter(Boolean).join(' ')],
  ['Prijs per m²', (home) => formatPerMetre(home)?.replace(' per m²', '') ?? unknown],
  ['Oppervlakte', (home) => (home.woonoppervlakte ? formatArea(home.woonoppervlakte) : unknown)],
  ['Perceel', (home) => (home.perceeloppervlakte ? formatArea(home.perceeloppervlakte) : none)],
  ['Kamers', (home) => (home.aantalkamers ? String(home.aantalkamers) : unknown)],
  ['Slaapkamers', (home) => (countBedrooms(home) > 0 ? String(countBedrooms(home)) : unknown)],
  ['Soort', (home) => home.subtitle ?? unknown],
  ['Bouwjaar', (home) => home.bouwjaar ?? unknown],
  ['Buitenruimte', describeOutdoors],
  ['Parkeren', describeParking],
  ['Verdieping', describeFloor],
  ['Servicekosten', ({ servicekosten }) => (servicekosten ? `${formatEuros(servicekosten)} p/m` : none)],
  ['Energielabel', (home) => formatEnergyLabel(home.energieklasse)],
  ['Open huis', (home) => (home.openhuisdagen[0] ? formatDay(home.openhuisdagen[0].start) : 'niet gepland')],
];

/** Rows that say something of at least one of the homes: the others are left out. */
const always = new Set(['Status', 'Prijs', 'Oppervlakte', 'Kamers', 'Slaapkamers', 'Energielabel']);
const isTelling = (homes: readonly SavedHome[], [label, format]: (typeof rows)[number]): boolean =>
  always.has(label) || homes.some((home) => ![unknown, none, 'niet gepland'].includes(format(home)));

const note: (typeof rows)[number] = ['Notitie', (home) => home.notitie ?? ''];

const label = 'Hypotheek p/m';

/** The row of monthly costs, once the office's rates are there; its place is kept meanwhile. */
const useMonthlyRow = (homes: readonly SavedHome[]) => {
  const [costs, setCosts] = useState<MonthlyCosts | null | undefined>(null);
  const isAsked = homes.some((home) => describePrice(home).kind === 'koop' && !isGone(home));
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
  const format = (home: SavedHome) => (costs ? (costs.format(home) ?? none) : costs === null ? '…' : unknown);
  return { row: isAsked ? ([label, format] as const) : null, note: costs?.note };
};

/** Two to four homes side by side, with the visitor's notes where there are any. */
export function Comparison({ homes, id = 'vergelijking' }: { homes: SavedHome[]; id?: string }) {
  const telling = rows.filter((row) => isTelling(homes, row));
  const monthly = useMonthlyRow(homes);
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
                    {label === 'Energielabel' ? (
                      <EnergyLabel energieklasse={home.energieklasse} />
                    ) : (
                      format(home)
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
