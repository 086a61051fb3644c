import type { Suggestion } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { area, home, Icon, map, pin } from '@binnen/design/icon';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useText } from '@binnen/platform';
import { useRef, useState, type KeyboardEvent } from 'react';
import css from './suggest-field.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  describedBy: string | undefined;
  /** Parameters that come along with a suggestion: the radius, and filters of the page. */
  keep: Record<string, string>;
}

const kinds: Record<Suggestion['soort'], { icon: string; label: string }> = {
  plaats: { icon: pin, label: 'Plaats' },
  buurt: { icon: map, label: 'Buurt' },
  straat: { icon: map, label: 'Straat' },
  postcode: { icon: area, label: 'Postcode' },
  woning: { icon: home, label: 'Woning' },
};

const formatCount = (count: number) => (count === 1 ? '1 woning' : `${count} woningen`);

/** The question, with what the visitor may mean below it: arrow keys, Enter and Escape, or a press. */
export function SuggestField({ id, value, onChange, onFocus, describedBy, keep }: SuggestFieldProps) {
  const placeholder = useText('search_placeholder', 'Zoek op plaats, adres, postcode, buurt...');
  const list = useRef<HTMLUListElement>(null);
  const [typing, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typing ? value : '');
  const open = typing && suggestions.length > 0;
  const optionId = (index: number) => `${id}o${index}`;

  const close = () => {
    setTyping(false);
    setActive(-1);
  };
  const move = (by: number) => {
    const count = suggestions.length;
    // −1 is the field itself.
    setActive(((active + 1 + by + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!open) return setTyping(true);
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      if (open && active >= 0) {
        event.preventDefault();
        list.current?.querySelectorAll('a')[active]?.click();
      }
      close();
    }
    return undefined;
  };
  return (
    <>
      <input
        id={id}
        className={css.input}
        type="search"
        name="zoeken"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}l` : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        onChange={(event) => {
          setTyping(true);
          setActive(-1);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={onFocus}
        onBlur={close}
      />
      <VisuallyHidden>
        <span role="status">{open ? `${suggestions.length} suggesties, kies met de pijltoetsen` : ''}</span>
      </VisuallyHidden>
      {open && (
        <ul ref={list} id={`${id}l`} className={css.list} role="listbox" aria-label="Suggesties">
          {suggestions.map(({ soort, tekst, aantal, pad }, index) => (
            <li key={`${soort} ${tekst}`} role="presentation">
              <a
                id={optionId(index)}
                className={css.option}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                href={pad ?? routes.offer.href({ zoeken: tekst, ...keep })}
                // The field keeps the focus, so that it does not close before the press counts.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (!pad) onChange(tekst);
                  close();
                }}
              >
                <Icon of={kinds[soort].icon} size="s" />
                <span className={css.text}>{tekst}</span>
                <span className={css.kind}>
                  {soort === 'woning' ? kinds[soort].label : formatCount(aantal)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
