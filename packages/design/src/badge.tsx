import type { ReactNode } from 'react';
import css from './badge.module.css';

/** A short word that stands out: "Open huis", "Meest gekozen". */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={css.badge}>{children}</span>;
}

/** The tab that hangs from the top of a photo; the photo's box is its positioned parent. */
export function StatusTab({ tone, children }: { tone: 'available' | 'offer' | 'gone'; children: ReactNode }) {
  return <span className={`${css.tab} ${css[tone]}`}>{children}</span>;
}
