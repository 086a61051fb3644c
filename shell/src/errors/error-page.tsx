import { formatTel } from '@binnen/contracts/formats/format-tel';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { DoorwayMark } from '@binnen/design/doorway';
import { Container } from '@binnen/design/section';
import { useLocation, useSite, useText, type Missing } from '@binnen/platform';
import { whenStaying } from '@binnen/platform/progress';
import { useEffect } from 'react';
import { useKeptPages } from '../offline/use-kept-pages.ts';
import { Boundary } from './boundary.tsx';
import css from './error-page.module.css';
import { PlainError } from './plain-error.tsx';

/** What is said of an error: its title, and what a visitor can do next. */
const useWords = (status: number, missing: Missing = 'page'): [title: string, advice: string] => {
  const isOnline = useSite((state) => state.isOnline);
  const title = useText('error_title', 'Er ging iets mis');
  const moved = useText(
    'error_advice_not_found',
    'Misschien is de pagina verhuisd, of zit er een tikfout in het adres.',
  );
  const gone: Record<Missing, [string, string]> = {
    page: [useText('page_not_found', 'Deze pagina bestaat niet (meer)'), moved],
    blog: [useText('blog_not_found', 'Deze blog bestaat niet (meer)'), moved],
    city: [
      useText('city_not_found', 'Plaats niet gevonden'),
      useText(
        'error_advice_city',
        'Een plaats met deze naam staat niet in ons aanbod. Misschien zit er een tikfout in het adres. Bekijk anders het hele aanbod.',
      ),
    ],
    address: [
      useText('address_not_found', 'Adres niet gevonden'),
      useText(
        'error_advice_address',
        'Deze woning staat niet (meer) op onze site. Bekijk het aanbod, of bel ons: we denken graag mee.',
      ),
    ],
  };
  const closed = useText(
    'error_advice_forbidden',
    'Deze pagina is niet voor iedereen te zien. Denk je dat jij dat wel zou moeten kunnen? Bel of mail ons dan even.',
  );
  const ours = useText(
    'error_advice_failure',
    'Dat ligt aan ons, niet aan jou. Probeer het over een paar minuten opnieuw, of bel ons even.',
  );
  const offline: [string, string] = [
    useText('error_title_offline', 'Je bent even niet online'),
    useText(
      'error_advice_offline',
      'Je hebt nu geen verbinding. Probeer het opnieuw als je weer online bent.',
    ),
  ];
  if (status >= 500) return isOnline ? [title, ours] : offline;
  if (status === 403) return ['Error 403', closed];
  return status === 404 ? gone[missing] : [title, moved];
};

/** So often it is asked whether the network answers again. */
const lookMilliseconds = 4_000;

/** Without a connection a visitor can still call, and read what was kept. With one again, the page loads by itself. */
function OfflineHelp() {
  const phone = useText('primary_phone_number', '0570 555 010');
  const call = useText('error_call', 'Bellen kan wel:');
  const readable = useText('error_readable', 'Dit kun je nu nog lezen');
  const pages = useKeptPages();
  useEffect(() => {
    // Not before a press on one of the pages below.
    const load = async () => {
      await whenStaying();
      location.reload();
    };
    // A network that answered nothing was a connection for the browser, which has no news when it answers again.
    const look = () => {
      const asked = {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(lookMilliseconds),
      } as const;
      if (!document.hidden && navigator.onLine) fetch('/favicon.svg', asked).then(load, () => undefined);
    };
    const looking = setInterval(look, lookMilliseconds);
    addEventListener('online', load);
    // A task later: the notice may hear of it first, and this part goes with its news.
    return () =>
      void setTimeout(() => {
        clearInterval(looking);
        removeEventListener('online', load);
      });
  }, []);
  return (
    <>
      <p className={css.advice}>
        {call} <a href={formatTel(phone)}>{phone}</a>
      </p>
      {pages.length > 0 && (
        <nav className={css.kept} aria-label={readable}>
          <h2>{readable}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} rel="external">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** After a failure of ours the same page may work now; else the offer is what most visitors came for. */
function OtherWay({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const retry = useText('error_retry', 'Probeer het opnieuw');
  const offer = useText('error_to_offer', 'Bekijk het aanbod');
  if (status < 500)
    return (
      <Button href={routes.offer.href()} look="secondary">
        {offer}
      </Button>
    );
  return (
    <Button href={pathname + search} rel="external" look="secondary">
      {retry}
    </Button>
  );
}

function ErrorContent({ status, missing }: { status: number; missing: Missing | undefined }) {
  const [title, advice] = useWords(status, missing);
  const isOnline = useSite((state) => state.isOnline);
  return (
    <div className={css.page}>
      <Container className={css.inner}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.status}>{status}</p>
          <p className={css.advice}>{advice}</p>
          {status >= 500 && !isOnline && <OfflineHelp />}
          <div className={css.ways}>
            <Button href={routes.home.href()}>{useText('error_back_home', 'Terug naar home')}</Button>
            <OtherWay status={status} />
          </div>
        </div>
        <DoorwayMark className={css.door} />
      </Container>
    </div>
  );
}

/** Takes the place of a page that failed, inside the frame. A 401 shows nothing: it is only logged. */
export function ErrorPage({ status, missing }: { status: number; missing?: Missing }) {
  const silent = status === 401;
  useEffect(() => {
    if (silent) console.warn('A page could not be read: 401');
  }, [silent]);
  if (silent) return null;
  return (
    <Boundary of={status} fallback={<PlainError />}>
      <ErrorContent status={status} missing={missing} />
    </Boundary>
  );
}
