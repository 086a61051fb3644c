import { useSite, useSiteStore } from '@binnen/platform';
import { useEffect, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';

export const menuId = 'site-menu';

const focusable = 'a[href], button:not([disabled])';

/**
 * The menu is a popover: without a script the browser opens and closes it. With one it also closes on Escape, on a
 * press beside it and on navigation, keeps the focus between top bar and menu, and is known to the site's state.
 */
export const useMenu = (
  bar: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  path: string,
) => {
  const store = useSiteStore();
  const open = useSite((state) => state.menuIsActive);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    // Opened before the script was there, or closed by another part of the site.
    const shown = element.matches(':popover-open');
    if (shown && !open) element.hidePopover();
    if (!shown && open) element.showPopover();
    const page = document.getElementById('site-page');
    if (page) page.inert = open;
  }, [open, menu]);

  useEffect(() => store.setState({ menuIsActive: false }), [path, store]);

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = (event: PointerEvent) => {
      const inside = [bar.current, menu.current].some((element) => element?.contains(event.target as Node));
      if (!inside) store.setState({ menuIsActive: false });
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open, bar, menu, store]);

  const onToggle = (event: ToggleEvent<HTMLElement>) =>
    store.setState({ menuIsActive: event.newState === 'open' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const stops = [bar.current, menu.current]
      .flatMap((element) => [...(element?.querySelectorAll<HTMLElement>(focusable) ?? [])])
      .filter((stop) => stop.checkVisibility());
    if (event.key === 'Escape') {
      store.setState({ menuIsActive: false });
      bar.current?.querySelector<HTMLElement>(`[popovertarget]`)?.focus();
    }
    if (event.key !== 'Tab' || stops.length === 0) return;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length];
    event.preventDefault();
    next?.focus();
  };
  return { open, onToggle, onKeyDown, close: () => store.setState({ menuIsActive: false }) };
};
