import { formatEuros } from '@binnen/contracts/formats/amounts';
import type { SoldHome } from '@binnen/contracts/list-answers';
import { formatDate } from '@binnen/contracts/formats/local-date';
import { formatDistance } from './format-distance.ts';
import css from './sold-list.module.css';

const describeDays = (days: number | null | undefined): string =>
  days === null || days === undefined ? '' : days === 1 ? ', na 1 dag' : `, na ${days} dagen`;

const describeDistance = (kilometres: number | null | undefined): string =>
  typeof kilometres === 'number' ? `Op ${formatDistance(kilometres)} · ` : '';

/** Homes that were sold: when, after how many days, and what was asked last, which is not what was paid. */
export function SoldList({ homes }: { homes: readonly SoldHome[] }) {
  return (
    <ul className={css.sold} role="list">
      {homes.map(({ adres, pad, verkocht_op, verkocht_na, laatste_vraagprijs, afstand }) => (
        <li key={pad}>
          <a href={pad}>{adres}</a>
          <span>{`${describeDistance(afstand)}Verkocht op ${formatDate(verkocht_op)}${describeDays(verkocht_na)}`}</span>
          {laatste_vraagprijs ? (
            <span className={css.asked}>{`Laatste vraagprijs ${formatEuros(laatste_vraagprijs)}`}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
