import type { HTMLAttributes } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.tsx';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'li' | 'div' | 'section';
  /** Its one main link, marked with `data-card-link`, covers the whole card. */
  linked?: boolean;
}

/** White ground and a hairline. */
export function Card({ as: Tag = 'article', linked = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(css.card, linked && css.linked, className)} />;
}
