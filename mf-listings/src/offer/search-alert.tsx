import { alertPaths, frequencies } from '@binnen/contracts/alerts/alert-form';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { Select } from '@binnen/design/fields/select';
import { TextInput } from '@binnen/design/fields/text-input';
import { useText } from '@binnen/platform';
import { useEffect, useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import type { OfferData } from './load-offer.ts';
import css from './search-alert.module.css';
import { formatOfferPath } from './offer-query.ts';
import { readSearchWish } from './search-wish.ts';

/**
 * Below a list: new homes of it by mail, or the office that searches. A plain form, which the browser posts: the list needs
 * no code for it. By web push they come where a script finds that the browser has it.
 */
export function SearchAlert({ data }: { data: OfferData }) {
  const { query, city } = data;
  const [PushAlert, setPushAlert] = useState<ComponentType>();
  const [hint, setHint] = useState<ReactNode>();
  const look = (event: FormEvent<HTMLInputElement>) => {
    const { currentTarget: field, type } = event;
    event.preventDefault();
    import(/* webpackChunkName: "push-alert" */ '@binnen/design/fields/email-hint').then(
      ({ hintEmail }) => hintEmail(field, type, setHint),
      // The edge says it, at the next press.
      () => field.form?.toggleAttribute('novalidate', true),
    );
  };
  useEffect(() => {
    // On an iPhone only once the site is installed.
    if ('PushManager' in window && 'Notification' in window)
      import(/* webpackChunkName: "push-alert" */ './push-alert.tsx').then(
        (code) => setPushAlert(() => code.PushAlert),
        () => {},
      );
  }, []);
  const explained = useText(
    'search_alert_explained',
    'We mailen je als hier een woning bij komt of goedkoper wordt. Stoppen kan altijd, met een link in elke mail.',
  );
  const explainedOfShape = useText(
    'search_alert_explained_shape',
    'We mailen je als er in je getekende gebied een woning bij komt of goedkoper wordt. Stoppen kan altijd, met een link in elke mail.',
  );
  const explainedOfSold = useText(
    'search_alert_explained_sold',
    'Deze woningen zijn weg. We mailen je als er weer zo een bij komt. Stoppen kan altijd, met een link in elke mail.',
  );
  const { verkocht, gebied } = query.filters;
  return (
    <form method="post" action={alertPaths.alertSignUp} className={css.alert}>
      <p className={css.alertTitle}>{useText('search_alert_text', 'Staat jouw huis er nog niet bij?')}</p>
      <p>{verkocht === 'ja' ? explainedOfSold : gebied ? explainedOfShape : explained}</p>
      <input
        type="hidden"
        name="lijst"
        value={formatOfferPath(query, city?.slug, { soort: query.soort, sort: null })}
      />
      <input name={controlFields.honeypot} autoComplete="off" hidden />
      <div className={css.alertFields}>
        <div>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            aria-label="E-mailadres"
            placeholder="E-mailadres"
            required
            onBlur={look}
            onInvalid={look}
            onChange={() => setHint(null)}
          />
          {hint}
        </div>
        <Select name="frequentie" aria-label="Hoe vaak we mailen">
          {Object.entries(frequencies).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit">{useText('search_alert_button', 'Mail mij nieuwe woningen')}</Button>
      </div>
      {PushAlert && <PushAlert />}
      <p>
        <a href={routes.zoekopdracht.href(readSearchWish(data))}>Of laat ons voor je zoeken</a>
      </p>
    </form>
  );
}
