import { Tooltip } from '@binnen/design/tooltip';
import css from './calculator.module.css';
import { estimateFactor, formatValue } from './estimate.ts';
import type { Estimate } from './use-comparison.ts';

const factor = estimateFactor.toLocaleString('nl-NL');

/** The value, and how it came about. */
export function EstimateView({ estimate, address }: { estimate: Estimate; address: string }) {
  return (
    <div className={css.estimate}>
      <p>{address}</p>
      <p className={css.value}>
        <Tooltip label="Wat zegt deze waarde?" trigger={formatValue(estimate.value)}>
          Dit is een indicatie op basis van vergelijkbare woningen, geen gevalideerde taxatie.
        </Tooltip>
      </p>
      <details className={css.how}>
        <summary>Zo is deze indicatie berekend</summary>
        <ul>
          {estimate.counted.map(({ label, range }) => (
            <li key={label}>
              {label}: {formatValue(range.low)} – {formatValue(range.high)}
            </li>
          ))}
        </ul>
        <p>
          Van elke woning telt het midden. Het gemiddelde daarvan is vermenigvuldigd met {factor}. Het blijft
          een indicatie: een taxateur kijkt ook naar de staat van je woning.
        </p>
      </details>
    </div>
  );
}
