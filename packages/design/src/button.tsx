import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.tsx';

interface Looks {
  /** One primary button in a view; `onDark` is for river-dark grounds. */
  look?: 'primary' | 'secondary' | 'quiet' | 'onDark';
  /** As wide as what holds it. */
  wide?: boolean;
}
type LinkButton = Looks & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;
type PressButton = Looks & {
  href?: undefined;
  /** Something is under way: it says so and takes no second press, but keeps the focus. */
  busy?: boolean;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A link with `href`, else a button. */
export function Button({ look = 'primary', wide = false, className, ...rest }: LinkButton | PressButton) {
  const name = classNames(css.button, css[look], wide && css.wide, className);
  if (rest.href !== undefined) return <a {...rest} className={name} />;
  const { busy = false, onClick, type = 'button', ...button } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...button}
      type={type}
      className={name}
      onClick={press}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    />
  );
}
