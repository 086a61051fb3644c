import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { useText } from '@binnen/platform';
import type { OfferData } from './load-offer.ts';
import css from './offer.module.css';
import { readSearchWish } from './search-wish.ts';

/** Below a list: the way to hear of homes that come later, with the list's filters filled in. */
export function SearchAlert({ data }: { data: OfferData }) {
  return (
    <div className={css.alert}>
      <p>{useText('search_alert_text', 'Staat jouw huis er nog niet bij?')}</p>
      <Button href={routes.zoekopdracht.href(readSearchWish(data))}>
        {useText('search_alert_button', 'Houd me op de hoogte')}
      </Button>
    </div>
  );
}
