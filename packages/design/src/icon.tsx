import { createContext, useContext, useMemo, type ReactNode } from 'react';
import css from './icon.module.css';

// Line drawings on a 24 × 24 grid, one path each. A text costs a remote nothing unless it uses it.
export const phone =
  'M6.6 3.5h2.2a1 1 0 0 1 1 .8l.7 3.3a1 1 0 0 1-.3.9L8.6 10a13 13 0 0 0 5.4 5.4l1.5-1.6a1 1 0 0 1 .9-.3l3.3.7a1 1 0 0 1 .8 1v2.2a2.6 2.6 0 0 1-2.8 2.6C10.3 19.4 4.6 13.7 4 6.3a2.6 2.6 0 0 1 2.6-2.8Z';
export const heart =
  'M12 20.2C6.5 16.3 3.5 13 3.5 9.3A4.6 4.6 0 0 1 8.1 4.7c1.6 0 3.1.9 3.9 2.3.8-1.4 2.3-2.3 3.9-2.3a4.6 4.6 0 0 1 4.6 4.6c0 3.7-3 7-8.5 10.9Z';
export const menu = 'M3.5 7.5h17M3.5 12h17M3.5 16.5h17';
export const close = 'm5.5 5.5 13 13m0-13-13 13';
export const search = 'M10.8 17.5a6.7 6.7 0 1 0 0-13.4 6.7 6.7 0 0 0 0 13.4Zm4.9-1.8 4.8 4.8';
export const arrowRight = 'M4 12h16m-6-6 6 6-6 6';
export const arrowLeft = 'M20 12H4m6-6-6 6 6 6';
export const chevronDown = 'm5.5 9 6.5 6.5L18.5 9';
export const chevronRight = 'm9 5.5 6.5 6.5L9 18.5';
export const pin =
  'M12 21c-4.3-4.6-6.5-8.1-6.5-11a6.5 6.5 0 0 1 13 0c0 2.9-2.2 6.4-6.5 11Zm0-8.7a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z';
export const bed =
  'M3.5 19v-13m0 10h17m0 3v-5a3 3 0 0 0-3-3h-14m3.5 0v-1.6a1.4 1.4 0 0 1 1.4-1.4h2.7a1.4 1.4 0 0 1 1.4 1.4V11';
export const rooms =
  'M5.5 20.5V5.2c0-.7.5-1.2 1.2-1.2h10.6c.7 0 1.2.5 1.2 1.2v15.3M3.5 20.5h17M9 20.5V8.3h6.5v12.2m-2.5-6v1';
export const area = 'M4 9V4.5h4.5M4.5 4.5l15 15M15.5 19.5H20V15M20 9V4.5h-4.5M4 15v4.5h4.5';
export const share = 'M12 15V3.8m0 0L8 7.8m4-4 4 4M5 12.5V19c0 .8.7 1.5 1.5 1.5h11c.8 0 1.5-.7 1.5-1.5v-6.5';
export const photos =
  'M7.5 7.5v-2c0-.8.7-1.5 1.5-1.5h10.5c.8 0 1.5.7 1.5 1.5V16c0 .8-.7 1.5-1.5 1.5h-2M4.5 7.5H16c.8 0 1.5.7 1.5 1.5v10c0 .8-.7 1.5-1.5 1.5H4.5c-.8 0-1.5-.7-1.5-1.5V9c0-.8.7-1.5 1.5-1.5Zm-1 11.5 4.5-5 3.5 3.5 2-2 3.5 3.5';
export const calendar =
  'M5 5.5h14c.6 0 1 .4 1 1V19c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1V6.5c0-.6.4-1 1-1Zm-1 5h16M8 3v4m8-4v4';
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.2l3.5 2';
export const warning =
  'M12 8.8v4.7m0 3.2v.2M10.7 4 2.9 17.7A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4a1.5 1.5 0 0 0-2.6 0Z';
export const check = 'm4.5 12.8 5 5L19.5 7';
export const plus = 'M12 4.5v15M4.5 12h15';
export const minus = 'M4.5 12h15';
export const mail =
  'M4.5 5.5h15c.6 0 1 .4 1 1v11c0 .6-.4 1-1 1h-15c-.6 0-1-.4-1-1v-11c0-.6.4-1 1-1Zm-1 1.3 8.5 6.7 8.5-6.7';
export const home = 'M4 20.5V10.8L12 3.5l8 7.3v9.7H4Zm5.5 0v-5.3a2.5 2.5 0 0 1 5 0v5.3';
export const external = 'M9 5.5H5.5v13h13V15M13 4h7v7m0-7-9 9';
export const filter = 'M3.5 7h17M6.5 12h11M10 17h4';
export const map = 'm3.5 6 5.5-2 6 2 5.5-2v14l-5.5 2-6-2-5.5 2V6ZM9 4v14m6-12v14';
export const user = 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Zm-8 9c0-4.2 3.2-6.5 8-6.5s8 2.3 8 6.5';
export const facebook =
  'M13.5 21v-8h3l.5-3.5h-3.5V7.8c0-1 .6-1.8 1.8-1.8H17V3.2h-2.4c-2.7 0-4.3 1.7-4.3 4.2v2.1H7.5V13h2.8v8';
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12.3a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM16.8 7v.2';
export const youtube =
  'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Zm4 3.7v5.6l5-2.8-5-2.8Z';
export const linkedin = 'M5 10v9.5M5 5.5v.2M10 19.5V10m0 4.5c0-2.7 1.8-4.5 4.5-4.5s4.5 1.6 4.5 4.5v5';
export const whatsapp =
  'M3.5 20.5 4.8 16A8.5 8.5 0 1 1 8 19.3l-4.5 1.2ZM9 8.3c-.8.8-.6 2.3 1 4.1s3.6 2.9 4.6 2.6c.8-.3 1.2-1 1-1.6l-1.7-.9-1 .9c-1-.4-2-1.4-2.4-2.4l.9-1L10.5 8.3H9Z';

const SheetContext = createContext<{ id: string; icons: readonly string[] } | null>(null);

interface SheetProps {
  /** The id of the drawings: once in a page. */
  id: string | undefined;
  of: readonly string[];
  children: ReactNode;
}

/** Draws these icons once, for a list that repeats them: those inside it refer to the drawings. */
export function IconSheet({ id, of, children }: SheetProps) {
  return (
    <>
      <svg className={css.sheet} aria-hidden>
        {of.map((path, index) => (
          <path key={path} id={`${id}${index}`} d={path} />
        ))}
      </svg>
      <FromSheet id={id} of={of}>
        {children}
      </FromSheet>
    </>
  );
}

/** For a part of such a list that is drawn by itself; without an `id` its icons are drawn where they are. */
export function FromSheet({ id, of, children }: SheetProps) {
  const sheet = useMemo(() => (id ? { id, icons: of } : null), [id, of]);
  return <SheetContext value={sheet}>{children}</SheetContext>;
}

/**
 * One of the line drawings of this file: `<Icon of={phone} />`. It says nothing by itself; give the control that
 * holds it a name, or give the icon a `label`.
 */
export function Icon({ of, label, size = 'm' }: { of: string; label?: string; size?: 's' | 'm' | 'l' }) {
  const sheet = useContext(SheetContext);
  const drawn = sheet ? sheet.icons.indexOf(of) : -1;
  return (
    <svg
      className={`${css.icon} ${css[size]}`}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawn < 0 ? <path d={of} /> : <use href={`#${sheet?.id}${drawn}`} />}
    </svg>
  );
}
