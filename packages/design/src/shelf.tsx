import type { ComponentProps, FocusEvent } from 'react';
import { classNames } from './class-names.tsx';
import css from './shelf.module.css';

/** Scrolls a card that gets the focus wholly into view: a browser leaves it half visible. */
const showCard = ({ currentTarget: list, target }: FocusEvent<HTMLUListElement>) => {
  if (!target.matches(':focus-visible')) return;
  const cards = [...list.children].filter((child) => child instanceof HTMLElement);
  const [first] = cards;
  const card = cards.find((one) => one.contains(target));
  if (first && card) list.scrollTo({ left: card.offsetLeft - first.offsetLeft });
};

/** A list of cards: a grid whose columns `className` says, and on a phone a row to swipe through. */
export function Shelf({ className, ...list }: ComponentProps<'ul'>) {
  return <ul role="list" onFocus={showCard} {...list} className={classNames(css.shelf, className)} />;
}
