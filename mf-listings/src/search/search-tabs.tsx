import { ValueCheck } from '@binnen/design/fields/value-check';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useText } from '@binnen/platform';
import { useEffect, useId, useRef, useState } from 'react';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import css from './search-tabs.module.css';

const ways = [
  ['', 'Kopen'],
  ['huur', 'Huren'],
  ['verkopen', 'Verkopen'],
] as const;

/**
 * What the visitor comes for: a home, or the value of theirs. Radios of the search form, and a style sheet that shows one of
 * the two forms: it works without script.
 */
export function SearchTabs(props: SearchBoxProps) {
  const form = useId();
  const check = useText('value_check_button', 'Wat is mijn huis waard?');
  const choice = useRef<HTMLFieldSetElement>(null);
  const [soort, setSoort] = useState('');
  // Chosen before the script was there: the browser has it.
  useEffect(() => setSoort(choice.current?.querySelector<HTMLInputElement>(':checked')?.value ?? ''), []);
  return (
    <div className={css.tabs} data-owner="mf-listings">
      <fieldset ref={choice} className={css.ways}>
        <legend>
          <VisuallyHidden>Wat wil je?</VisuallyHidden>
        </legend>
        {ways.map(([value, label]) => (
          <label key={label}>
            <input
              type="radio"
              name="soort"
              value={value}
              form={form}
              defaultChecked={value === ''}
              onChange={() => setSoort(value)}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      <SearchBox {...props} form={form} suggest={soort ? { soort } : {}} />
      <ValueCheck send={check} />
    </div>
  );
}
