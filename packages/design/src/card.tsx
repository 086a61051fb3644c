import type { HTMLAttributes } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.tsx';

/** White ground and a hairline. Its one main link, marked with `data-card-link`, covers the whole card. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <article {...rest} className={classNames(css.card, className)} />;
}
