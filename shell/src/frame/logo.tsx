import { routes } from '@binnen/contracts/routes';
import { DoorwayMark } from '@binnen/design/doorway';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import type { MouseEventHandler } from 'react';
import css from './logo.module.css';

/** Doorway and name. The mark is 51 × 48 px. */
export function Logo({ onClick }: { onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <a className={css.logo} href={routes.home.href()} onClick={onClick}>
      <DoorwayMark />
      <span className={css.name}>binnen</span>
      <VisuallyHidden> makelaars, naar de homepage</VisuallyHidden>
    </a>
  );
}
