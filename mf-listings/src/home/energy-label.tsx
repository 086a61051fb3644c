import { formatEnergyLabel } from './facts.ts';
import css from './energy-label.module.css';

/** The label as an arrow in its letter's colour; without one it says so, because the law wants it named. */
export function EnergyLabel({ energieklasse }: { energieklasse: string | null }) {
  const label = formatEnergyLabel(energieklasse);
  return (
    <span className={css.energy} data-letter={/^[A-G]\b/.exec(label)?.[0]}>
      <span className={css.word}>Energielabel</span> <span className={css.label}>{label}</span>
    </span>
  );
}
