import { close as closeIcon, Icon, menu as menuIcon, phone as phoneIcon } from '@binnen/design/icon';
import { useText } from '@binnen/platform';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { FavouritesLink } from './favourites-link.tsx';
import { Logo } from './logo.tsx';
import { menuId } from './menu-control.tsx';
import { PhoneLink, usePhone } from './phone-link.tsx';
import css from './top-bar.module.css';

interface TopBarProps {
  ref: RefObject<HTMLElement | null>;
  menuOpen: boolean;
  closeMenu: () => void;
  /** Of the menu's button. */
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Compact while the visitor reads on, whole again at the first move back up. */
const useCompactBar = (bar: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      const down = scrollY > last;
      if (bar.current && Math.abs(scrollY - last) > 4) {
        bar.current.toggleAttribute('data-compact', down && scrollY > 160);
        bar.current.toggleAttribute('data-scrolled', scrollY > 8);
        last = scrollY;
      }
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [bar]);

/** Logo, phone, favourites and the menu's toggle. */
export function TopBar({ ref, menuOpen, closeMenu, onPress, onKeyDown }: TopBarProps) {
  useCompactBar(ref);
  const phone = usePhone();
  const menu = useText('menu_titel', 'Menu');
  return (
    <header ref={ref} className={css.bar} onKeyDown={onKeyDown}>
      <div className={css.inner}>
        <Logo
          onClick={(event) => {
            if (!menuOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            closeMenu();
          }}
        />
        <div className={css.actions}>
          <PhoneLink phone={phone} className={css.action}>
            <Icon of={phoneIcon} />
            <span className={css.number}>{phone}</span>
          </PhoneLink>
          <FavouritesLink />
          <button
            type="button"
            className={`${css.action} ${css.toggle}`}
            popoverTarget={menuId}
            aria-controls={menuId}
            aria-expanded={menuOpen}
            onClick={onPress}
          >
            <Icon of={menuOpen ? closeIcon : menuIcon} />
            <span>{menu}</span>
          </button>
        </div>
      </div>
    </header>
  );
}
