import { formatDate } from '@binnen/contracts/formats/local-date';
import type { ReactNode } from 'react';
import css from './surroundings.module.css';
import { unknown, type Row } from './words.ts';

interface Source {
  bron: string;
  opgehaald: string;
}

interface GroupProps {
  title: string;
  /** What the figures are about: `de woning`, `100 meter om de woning`. */
  about: string;
  rows: Row[];
  /** Those of its rows. */
  sources: (Source | undefined)[];
  /** Before the rows. */
  head?: ReactNode;
  /** After them. */
  children?: ReactNode;
}

/** Figures of one register about one thing, with their source and the day on which it was asked. */
export function Group({ title, about, rows, sources, head, children }: GroupProps) {
  return (
    <div className={css.group}>
      <h3>{title}</h3>
      <p className={css.about}>{about}</p>
      {head}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value, year }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-unknown={value ? undefined : ''}>
                {value ?? unknown}
                {value && year ? <span className={css.year}> ({year})</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <p className={css.source}>
        {[...new Map(sources.flatMap((one) => (one ? [[one.bron, one]] : []))).values()].map(
          ({ bron, opgehaald }) => (
            <span key={bron}>
              Bron: {bron}, opgehaald op {formatDate(opgehaald)}.
            </span>
          ),
        )}
      </p>
    </div>
  );
}
