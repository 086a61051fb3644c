import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { useText } from '@binnen/platform';
import type { OfferData } from './load-offer.ts';
import { readSearchWish } from './search-wish.ts';
import css from './search-alert.module.css';

/** Below a list: the way to hear of homes that come later, with the list's filters filled in. */
export function SearchAlert({ data }: { data: OfferData }) {
  const title = useText('search_alert_title', 'Staat jouw huis er nog niet bij?');
  const text = useText(
    'search_alert_text',
    'Laat je wensen achter. Je hoort van ons zodra er een woning bij komt die past.',
  );
  const button = useText('search_alert_button', 'Houd me op de hoogte');
  return (
    <aside className={css.alert} aria-label={button}>
      <div>
        <p className={css.title}>{title}</p>
        <p>{text}</p>
      </div>
      <Button href={routes.zoekopdracht.href(readSearchWish(data))}>{button}</Button>
    </aside>
  );
}
