import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { FieldError } from '@binnen/design/field';
import { chevronDown, Icon, search as searchIcon } from '@binnen/design/icon';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useLocation, useNavigation, useText } from '@binnen/platform';
import { useId, useState, type FormEvent } from 'react';
import { formatRadius, radii } from './radii.ts';
import css from './search-box.module.css';
import { SuggestField } from './suggest-field.tsx';

export interface SearchBoxProps {
  /** `leave` goes to the offer, `stay` is on it. Both are the same GET form. */
  variant: 'leave' | 'stay';
  zoeken?: string;
  radius?: number;
  /** Filters of the page that a new search keeps, by parameter. */
  keep?: Record<string, string>;
  /** The id of the form, for controls outside it, and what a suggestion keeps of them. */
  form?: string;
  suggest?: Record<string, string>;
  /** The visitor sent an empty question without script. */
  empty?: boolean;
}

/** The question and how far round it, in one wide field. A plain GET form: it works before and without script. */
export function SearchBox(props: SearchBoxProps) {
  const { variant, zoeken = '', radius = 0, keep = {}, form, suggest = {}, empty = false } = props;
  const id = useId();
  const send = useText('search_button', 'Zoeken');
  const required = useText('form_required', 'Verplicht');
  const busy = useNavigation().state === 'loading';
  const [typed, setTyped] = useState(zoeken);
  const [round, setRound] = useState(radius);
  const [warned, setWarned] = useState(empty);
  // The route fills and resets the fields, also when it leads to the same address again.
  const { key } = useLocation();
  const [route, setRoute] = useState({ key, zoeken, radius, empty });
  if (route.key !== key || route.zoeken !== zoeken || route.radius !== radius || route.empty !== empty) {
    setRoute({ key, zoeken, radius, empty });
    setTyped(zoeken);
    setRound(radius);
    setWarned(empty);
  }

  const check = (event: FormEvent) => {
    if (typed.trim() !== '') return;
    event.preventDefault();
    setWarned(true);
  };
  return (
    <search className={css.search} data-owner="mf-listings" data-variant={variant}>
      <form
        id={form}
        className={css.form}
        action={routes.offer.href()}
        method="get"
        onSubmit={check}
        noValidate
      >
        <div className={css.question}>
          <Icon of={searchIcon} />
          <label htmlFor={`${id}q`}>
            <VisuallyHidden>Zoek op plaats, adres, postcode of buurt</VisuallyHidden>
          </label>
          <SuggestField
            id={`${id}q`}
            value={typed}
            onChange={setTyped}
            onFocus={() => setWarned(false)}
            describedBy={warned ? `${id}e` : undefined}
            keep={{ ...(round > 0 ? { radius: String(round) } : {}), ...keep, ...suggest }}
          />
        </div>
        <label className={css.radius}>
          <VisuallyHidden>Straal</VisuallyHidden>
          <select
            name="radius"
            // None is empty: then the address does not name it.
            value={round || ''}
            onChange={(event) => setRound(Number(event.target.value))}
          >
            {radii.map((option) => (
              <option key={option} value={option || ''}>
                {formatRadius(option)}
              </option>
            ))}
          </select>
          <Icon of={chevronDown} size="s" />
        </label>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" busy={busy} className={css.button}>
          <span className={css.buttonIcon}>
            <Icon of={searchIcon} />
          </span>
          <span className={css.buttonWord}>{send}</span>
        </Button>
      </form>
      {warned && (
        <div className={css.warning} role="alert">
          <FieldError id={`${id}e`}>{required}</FieldError>
        </div>
      )}
    </search>
  );
}
