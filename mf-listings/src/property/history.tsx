import { formatCondition, formatEuros } from '@binnen/contracts/formats/amounts';
import { formatDate } from '@binnen/contracts/formats/local-date';
import type { Change, Property } from '@binnen/contracts/property';
import { useText } from '@binnen/platform';
import { formatPercentage } from '../home/percentage.ts';
import { formatStatus } from '../home/status.ts';
import css from './history.module.css';

const describePriceChange = ({ van, naar, conditie }: NonNullable<Change['prijs']>): string => {
  const lower = naar < van;
  const share = (100 * Math.abs(naar - van)) / van;
  const price = [formatEuros(naar), formatCondition(conditie)].filter(Boolean).join('\u00a0');
  const told = share < 0.05 ? '' : ` (${formatPercentage(share, 1)} ${lower ? 'lager' : 'hoger'})`;
  return `Prijs ${lower ? 'verlaagd' : 'verhoogd'} van ${formatEuros(van)} naar ${price}${told}`;
};

const describeStatusChange = ({ naar }: NonNullable<Change['status']>, home: Property): string => {
  const label = formatStatus({ ...home, status: naar }).replace('!', '');
  return naar === 'BESCHIKBAAR' ? `Weer ${label.toLowerCase()}` : label;
};

const describeChange = ({ prijs, status, opnieuw }: Change, home: Property): string[] => [
  ...(opnieuw ? ['Opnieuw op de site gezet'] : []),
  ...(status ? [describeStatusChange(status, home)] : []),
  ...(prijs ? [describePriceChange(prijs)] : []),
];

/** The changes of price and status since the site first saw the home. Draws nothing when there are none. */
export function History({ home }: { home: Property }) {
  const title = useText('property_history_title', 'Prijsverloop');
  const changes = home.wijzigingen ?? [];
  if (changes.length === 0) return null;
  const since = formatDate(home.gevolgd_sinds ?? '');
  return (
    <section className={css.history} aria-labelledby="prijsverloop">
      <h2 id="prijsverloop">{title}</h2>
      <ol className={css.changes} role="list">
        {changes.map((change) => (
          <li key={change.datum}>
            <time dateTime={change.datum}>{formatDate(change.datum)}</time>
            <ul role="list">
              {describeChange(change, home).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {since && <p className={css.since}>We houden wijzigingen van deze woning bij sinds {since}.</p>}
    </section>
  );
}
