import { formatEuros } from '@binnen/contracts/formats/amounts';
import { Prose } from '@binnen/design/prose';
import { Tooltip } from '@binnen/design/tooltip';
import { useLongText } from '@binnen/platform';
import css from './calculator.module.css';
import { estimateFactor, type Estimate } from './estimate.ts';

const factor = String(estimateFactor).replace('.', ',');

/** The value, and how it came about. */
export function EstimateView({ estimate, address }: { estimate: Estimate; address: string }) {
  const { value, counted } = estimate;
  const others = counted.length - 1;
  const meaning = useLongText(
    'indicatie_uitleg',
    '<p>Het is geen gevalideerde taxatie: een taxateur kijkt ook naar de staat van je woning.</p>',
  );
  return (
    <div className={css.estimate}>
      <p>{address}</p>
      <p className={css.value}>
        <Tooltip label="Wat zegt deze waarde?" trigger={formatEuros(value)}>
          Dit is een indicatie op basis van vergelijkbare woningen, geen gevalideerde taxatie.
        </Tooltip>
      </p>
      <p className={css.basis}>
        Een indicatie, berekend met{' '}
        {others === 0
          ? 'alleen je eigen woning: er telt geen andere woning mee.'
          : `je eigen woning en ${others === 1 ? 'één woning die erop lijkt' : `${others} woningen die erop lijken`}.`}
      </p>
      <Prose className={css.basis} html={meaning} />
      <details className={css.how}>
        <summary>Zo is deze indicatie berekend</summary>
        <ul role="list" className={css.homes}>
          {counted.map(({ label, range }, index) => (
            <li key={label}>
              <span>{index === 0 ? `Je eigen woning, ${label}` : label}</span>
              <span className={css.range}>
                {formatEuros(range.low)} – {formatEuros(range.high)}
              </span>
            </li>
          ))}
        </ul>
        <p>
          Van elke woning telt het midden. Het gemiddelde daarvan is {formatEuros(value / estimateFactor)}.
          Dat is vermenigvuldigd met {factor}: samen {formatEuros(value)}.
        </p>
      </details>
    </div>
  );
}
