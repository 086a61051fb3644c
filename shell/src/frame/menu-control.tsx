import { useSite, useSiteStore } from '@binnen/platform';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
} from 'react';

export const menuId = 'site-menu';

const focusable = 'a[href], button:not([disabled])';

/** Browsers before Chrome 114 and Safari 17 know no popover. They skip the first, and have the second from us. */
const shown = ':is(:popover-open, [data-open])';
const show = (menu: HTMLElement, open: boolean) =>
  menu.togglePopover ? menu.togglePopover(open) : menu.toggleAttribute('data-open', open);

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

  // A visitor may have opened it before the script was there. This runs before the effects that would close it.
  useLayoutEffect(() => {
    if (menu.current?.matches(shown)) store.setState({ menuIsActive: true });
  }, [menu, store]);

  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current !== path) store.setState({ menuIsActive: false });
    last.current = path;
  }, [path, store]);

  // React holds other effects back while a page moves in, and the visitor may open the menu meanwhile. On another page
  // before it is drawn: the keyboard goes there now, and what is behind an open menu is out of reach.
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    // The store, not this render: see above.
    const wanted = store.getState().menuIsActive;
    show(element, wanted);
    document.getElementById('site-page')?.toggleAttribute('inert', wanted);
  }, [open, path, menu, store]);

  // Listens all the time and asks the popover itself: a press right after it opened must count as well. On the document:
  // after a press on an empty part of the menu no element has the keyboard.
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.matches(shown)) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        bar.current?.querySelector<HTMLElement>(`[popovertarget]`)?.focus();
      } else if ([bar.current, element].some((part) => part?.contains(event.target as Node))) return;
      show(element, false);
      store.setState({ menuIsActive: false });
    };
    const closers = ['pointerdown', 'keydown'] as const;
    for (const event of closers) document.addEventListener(event, close);
    return () => {
      for (const event of closers) document.removeEventListener(event, close);
    };
  }, [bar, menu, store]);

  const onToggle = (event: ToggleEvent<HTMLElement>) =>
    store.setState({ menuIsActive: event.newState === 'open' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const stops = [bar.current, menu.current]
      .flatMap((element) => [...(element?.querySelectorAll<HTMLElement>(focusable) ?? [])])
      .filter((stop) => stop.getClientRects().length > 0);
    if (event.key !== 'Tab' || stops.length === 0) return;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length];
    event.preventDefault();
    next?.focus();
  };
  const onPress = () => {
    // Where there are popovers the browser does this.
    if (!menu.current?.togglePopover) store.setState({ menuIsActive: !open });
  };
  return { open, onToggle, onKeyDown, onPress, close: () => store.setState({ menuIsActive: false }) };
};
