import { requiredMessage } from '@binnen/contracts/forms';
import { useLocation } from '@binnen/platform';
import { useHydrating } from '@binnen/platform/use-hydrating';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { doubtedEmail } from './sending/doubts.ts';
import { readDraft, saveDraft } from './sending/draft.ts';
import type { FormFields } from './form-context.ts';
import { findUsedForms, readTyped } from './read-typed.ts';
import { useFreshPost } from './use-fresh-post.ts';

/** Beside a draft's values: the prefill that it was made with, and the entry of the tab's history that showed it last. */
const madeWith = '_prefill';
const shownAt = '_entry';

interface ValueOptions {
  name: string;
  /** Its draft's: see `readDraft`. */
  about?: string | undefined;
  /** What fields hold before anybody typed. */
  defaults: Record<string, string>;
  /** Values from a link or from a calculator: they go before a draft of others. Null: not known yet. */
  prefill: Record<string, string> | null;
  element: RefObject<HTMLFormElement | null>;
}

/** Values and warnings of a form: from a post without script, a draft of this tab, a prefill, and what is typed. */
export const useValues = ({ name, about, defaults, prefill, element }: ValueOptions) => {
  const posted = useFreshPost(name);
  const rendered = { ...defaults, ...prefill, ...posted?.values };
  const isHydrating = useHydrating();
  /** What was typed in a form that is drawn anew: at once, for a press that waits for the button. */
  const [lost] = useState(() =>
    isHydrating ? {} : Object.assign({}, ...findUsedForms(name).map(([form]) => readTyped(form, rendered))),
  );
  const [values, setValues] = useState<Record<string, string>>({ ...rendered, ...lost });
  const [errors, setErrors] = useState<Record<string, string>>(
    posted?.message === 'refused' ? { email: doubtedEmail } : (posted?.errors ?? {}),
  );
  const fresh = useRef(true);
  const brought = JSON.stringify(prefill);
  const { key, search, hash } = useLocation();
  /** The prefill that the values came after; empty: whichever comes first. */
  const seen = useRef('');
  /** The entries of the history that brought theirs to this form. */
  const entries = useRef(new Set<string>());
  const keep = (next: Record<string, string>) =>
    saveDraft(name, { ...next, [madeWith]: seen.current, [shownAt]: key }, about);

  /** To an entry that was left and comes back: no more than the one between brought. */
  const bring = (whole: Record<string, string> | null) => {
    if (!whole || !entries.current.has(key + brought)) return whole;
    const between = Object.keys(JSON.parse(seen.current));
    return Object.fromEntries(Object.entries(whole).filter(([field]) => between.includes(field)));
  };

  // Before anything can be typed: it would be kept as all that there is.
  useLayoutEffect(() => {
    const {
      [madeWith]: made = '{}',
      [shownAt]: entry = key,
      ...draft
    } = posted ? {} : readDraft(name, about);
    const isFirst = fresh.current;
    fresh.current = false;
    // A draft is newer than the prefill that it was made with, and a posted form than that of its page.
    if (isFirst) seen.current = posted ? '' : made;
    // A link whose address brings something was pressed again: no reload and no Back.
    if (isFirst && search && entry !== key) seen.current = '{}';
    // A form that came back of a post is in no draft yet: the next reload would lose it.
    const typed = isFirst ? { ...posted?.values, ...readTyped(element.current, values), ...lost } : {};
    for (const [form, last] of findUsedForms(name)) {
      window.usedForms?.delete(form);
      if (form.isConnected || document.activeElement !== document.body) continue;
      const field = element.current?.elements.namedItem(last.getAttribute('name') ?? '');
      if (field instanceof HTMLElement) field.focus();
    }
    const given = seen.current && seen.current !== brought ? bring(prefill) : null;
    if (prefill) seen.current = brought;
    if (prefill) entries.current.add(key + brought);
    setValues((known) => {
      const next = { ...known, ...(isFirst ? draft : {}), ...given, ...typed };
      // A prefill alone is no draft.
      const changed = Object.keys(draft).length > 0 ? { ...given, ...typed } : typed;
      if (Object.keys(changed).length > 0) keep(next);
      return next;
    });
    // A new prefill comes with a new URL, for example when a package of the page is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [brought]);

  /** `given`: what a link brings that was pressed again. The draft is this entry's from now on. */
  const follow = (given: Record<string, string> | null) => {
    if (given) setValues((known) => ({ ...known, ...given }));
    const draft = readDraft(name, about);
    if (Object.keys(draft).length > 0) saveDraft(name, { ...draft, ...given, [shownAt]: key }, about);
  };
  const shown = useRef<{ search: string; hash: string }>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = { search, hash };
    // The same link of the page again. Another one with the same prefill, such as an anchor, brings nothing.
    if (before) follow(search && search === before.search && hash === before.hash ? prefill : null);
    // Each entry of the history, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  // Until the page follows links itself, the browser tells of that link as of an anchor: without a state.
  useEffect(() => {
    const listen = ({ state }: PopStateEvent) => {
      if (!state && search && location.search === search && location.hash === hash) follow(prefill);
    };
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  });

  const clear = (fields: readonly string[]) =>
    setErrors((known) => {
      const left = Object.entries(known).filter(([field]) => !fields.includes(field));
      return left.length === Object.keys(known).length ? known : Object.fromEntries(left);
    });
  const fill = (changed: Record<string, string>) => {
    clear([...Object.keys(changed), ...(changed['fulladdress'] ? ['postcode', 'huisnr'] : [])]);
    // A browser or password manager may fill in fields without an event: the next drawing would empty them.
    const silent = Object.entries(readTyped(element.current, values)).filter(([, value]) => value);
    setValues((known) => {
      const next = { ...known, ...Object.fromEntries(silent), ...changed };
      keep(next);
      return next;
    });
  };
  /** A look-up's word on postcode and number stays until they change: it is why the address is missing. */
  const flag = (found: Record<string, string>) =>
    setErrors((known) => {
      const said = Object.entries(known).filter(
        ([field, error]) => ['postcode', 'huisnr'].includes(field) && error !== requiredMessage,
      );
      return { ...found, ...Object.fromEntries(said) };
    });
  const isMovingFocus = useRef(false);
  // A visitor who goes to a field takes its warning away; we who send them there do not.
  const visit = (field: string) => {
    if (!isMovingFocus.current) clear([field]);
  };
  /** How often something turned out to be missing. */
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns === 0) return;
    isMovingFocus.current = true;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    isMovingFocus.current = false;
  }, [returns, element]);
  /** Warns of these fields, and sends the visitor to the first. */
  const handBack = (found: Record<string, string>) => {
    flag(found);
    setReturns((known) => known + 1);
  };
  const fields: FormFields = { name, values, errors, fill, flag, visit };
  return { ...fields, handBack, posted };
};
