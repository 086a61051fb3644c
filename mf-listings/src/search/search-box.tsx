import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { FieldError } from '@binnen/design/fields/field';
import { HiddenFields } from '@binnen/design/fields/hidden-fields';
import { chevronDown, Icon, search as searchIcon } from '@binnen/design/icon';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useLocation, useNavigation, useText } from '@binnen/platform';
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { formatRadius, radii } from './radii.ts';
import css from './search-box.module.css';
import { SuggestField } from './suggest-field.tsx';

/** A browser that does not know it finds nothing. */
const sentEmpty = ':is(:user-invalid)';

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
}

/** The question and how far round it, in one wide field. A plain GET form: it works before and without script. */
export function SearchBox(props: SearchBoxProps) {
  const { variant, zoeken = '', radius = 0, keep = {}, form, suggest = {} } = props;
  const id = useId();
  const send = useText('search_button', 'Zoeken');
  const required = useText('form_required', 'Verplicht');
  const { location: next } = useNavigation();
  const [typed, setTyped] = useState(zoeken);
  const [round, setRound] = useState(radius);
  const [warned, setWarned] = useState(false);
  // The route fills and resets the fields, also when it leads to the same address again; but not while one types on the way.
  const { key } = useLocation();
  const [typedFor, setTypedFor] = useState<string>();
  const [filledFor, setFilledFor] = useState(key);
  if (filledFor !== key) {
    setFilledFor(key);
    if (typedFor !== key) {
      setTyped(zoeken);
      setRound(radius);
    }
    setWarned(false);
  }

  const field = useRef<HTMLInputElement>(null);
  // Before anything can be sent. The radius too was chosen before the script was there: the field's first change would put it back.
  useLayoutEffect(() => {
    const input = field.current;
    // Sent without a question before the script was there: the browser said so, and is not needed for that from now on.
    if (input?.matches(sentEmpty)) setWarned(true);
    input?.form?.toggleAttribute('novalidate', true);
    setRound(Number(input?.form?.['radius'].value));
  }, []);

  const check = (event: FormEvent) => {
    if (typed.trim()) return;
    event.preventDefault();
    // It is for the visitor to fill in now; before and without script a browser goes there too.
    field.current?.focus();
    setWarned(true);
  };
  const type = (text: string) => {
    setTyped(text);
    setWarned(false);
  };
  return (
    <search className={css.search} data-owner="mf-listings" data-variant={variant}>
      <form
        id={form}
        className={css.form}
        action={routes.offer.href()}
        method="get"
        onChange={() => setTypedFor(next?.key)}
        onSubmit={check}
      >
        <div className={css.question}>
          <Icon of={searchIcon} />
          <label htmlFor={`${id}q`}>
            <VisuallyHidden>Zoek op plaats, adres, postcode of buurt</VisuallyHidden>
          </label>
          <SuggestField
            id={`${id}q`}
            input={field}
            value={typed}
            onChange={type}
            onFocus={() => setWarned(false)}
            describedBy={warned ? `${id}e` : undefined}
            keep={{ radius: String(round || ''), ...keep, ...suggest }}
          />
        </div>
        <label className={css.radius}>
          <VisuallyHidden>Straal</VisuallyHidden>
          <select
            name="radius"
            autoComplete="off"
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
        <HiddenFields of={keep} />
        <Button type="submit" busy={!!next} className={css.button}>
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
