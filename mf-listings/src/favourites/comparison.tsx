import { formatPath, formatPlace, formatStreet } from '../home/address.ts';
import { formatDay } from '../home/dates.ts';
import { EnergyLabel } from '../home/energy-label.tsx';
import { countBedrooms, formatArea, formatEnergyLabel } from '../home/facts.ts';
import { formatPerMetre, formatPrice } from '../home/price.ts';
import { formatStatus } from '../home/status.ts';
import type { SavedHome } from '../saved/saved-homes.ts';
import css from './favourites.module.css';

export const mostCompared = 4;

const unknown = 'onbekend';

const rows: [label: string, format: (home: SavedHome) => string][] = [
  ['Status', formatStatus],
  ['Prijs', formatPrice],
  ['Prijs per m²', (home) => formatPerMetre(home) ?? unknown],
  ['Woonoppervlakte', (home) => (home.woonoppervlakte ? formatArea(home.woonoppervlakte) : unknown)],
  ['Kamers', (home) => (home.aantalkamers ? String(home.aantalkamers) : unknown)],
  ['Slaapkamers', (home) => (countBedrooms(home) > 0 ? String(countBedrooms(home)) : unknown)],
  ['Soort', (home) => home.subtitle ?? unknown],
  ['Energielabel', (home) => formatEnergyLabel(home.energieklasse)],
  ['Open huis', (home) => (home.openhuisdagen[0] ? formatDay(home.openhuisdagen[0].start) : 'niet gepland')],
];

const note: (typeof rows)[number] = ['Notitie', (home) => home.notitie ?? ''];

/** Two to four homes side by side, with the visitor's notes where there are any. */
export function Comparison({ homes, id = 'vergelijking' }: { homes: SavedHome[]; id?: string }) {
  const shown = homes.some(({ notitie }) => notitie) ? [...rows, note] : rows;
  return (
    <section className={css.comparison} aria-labelledby={id}>
      <h2 id={id}>Naast elkaar</h2>
      <div className={css.scroll} tabIndex={0} role="group" aria-label="Vergelijking, schuift opzij">
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
    </section>
  );
}
