import { Button } from '@binnen/design/button';
import { Prose } from '@binnen/design/prose';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLongText, useText } from '@binnen/platform';
import { useConsent } from '../tracking/consent.tsx';
import css from './cookie-notice.module.css';
import { contentId } from './frame.tsx';
import { menuId } from './menu-control.tsx';

/** Milliseconds in which nobody has seen yet that it came. */
const toNotice = 500;

/**
 * Floats over the page, and is last in the document. Shown once the browser knows that the visitor has not chosen yet.
 * Nothing moves when it appears.
 */
export function CookieNotice() {
  const { asking, asked, choose } = useConsent();
  const long = useText(
    'cookie_notice',
    'Binnen gebruikt cookies om de site gebruiksvriendelijk te houden en om je, samen met onze partners voor sociale media, adverteren en analyse, persoonlijke advertenties te laten zien. Met Ok vind je dat goed.',
  );
  const short = useText(
    'cookie_notice_mobile',
    'Cookies voor gebruiksgemak en, met partners voor sociale media, adverteren en analyse, voor reclame op maat.',
  );
  const more = useText('cookie_more', 'Meer over cookies');
  const explanation = useLongText(
    'cookie_uitleg',
    '<p>Noodzakelijke cookies onthouden je keuzes. Die voor analyse en advertenties plaatsen we alleen na “Ok”. Lees <a href="/disclaimer#cookies">welke dat zijn</a>.</p>',
  );
  const ok = useText('cookie_ok', 'Ok');
  const necessary = useText('cookie_necessary', 'Alleen noodzakelijke cookies');
  // Editors hide the second button by the text "-".
  const offersNecessary = necessary !== '-';
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = notice.current;
    if (!shown) return;
    // A press of this moment was aimed at what was there before: it goes through. A rule for `:active` would restyle each press.
    shown.style.pointerEvents = 'none';
    const take = () => shown.style.removeProperty('pointer-events');
    const timer = setTimeout(() => {
      if (!document.querySelector(':active')) return take();
      for (const end of ['pointerup', 'pointercancel', 'keyup']) addEventListener(end, take, { once: true });
    }, toNotice);
    return () => clearTimeout(timer);
  }, [asking, asked]);
  useEffect(() => {
    if (!asking || !notice.current) return;
    // The parts that make room for it: a property of the root would restyle the whole page.
    const parts = [document.getElementById(menuId), notice.current.parentElement];
    const observer = new ResizeObserver(([entry]) => {
      for (const part of parts)
        part?.style.setProperty('--notice', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    observer.observe(notice.current);
    return () => {
      observer.disconnect();
      for (const part of parts) part?.style.removeProperty('--notice');
    };
  }, [asking]);
  useEffect(() => {
    if (asked) notice.current?.focus();
  }, [asked]);
  if (!asking) return null;
  const answer = (choice: Parameters<typeof choose>[0]) => {
    // The keyboard would be nowhere: its button goes.
    if (notice.current?.contains(document.activeElement)) {
      const from = asked?.from === document.body ? null : asked?.from;
      const place = from instanceof HTMLElement ? from : document.getElementById(contentId);
      place?.focus({ preventScroll: true });
    }
    choose(choice);
  };
  return (
    <section ref={notice} tabIndex={-1} className={css.notice} aria-label="Cookies">
      <div className={css.inner}>
        <div className={css.long}>
          <p>{long}</p>
          <details>
            <summary>{more}</summary>
            <Prose html={explanation} />
          </details>
        </div>
        <p className={css.short}>{short}</p>
        <div className={css.buttons}>
          {offersNecessary && (
            <Button look="secondary" onClick={() => answer('necessary')}>
              {necessary}
            </Button>
          )}
          <Button look={offersNecessary ? 'secondary' : 'primary'} onClick={() => answer('all')}>
            {ok}
          </Button>
        </div>
      </div>
    </section>
  );
}
