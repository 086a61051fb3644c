import { formatWhole } from '@binnen/contracts/formats/amounts';
import { routes } from '@binnen/contracts/routes';
import { useCombobox } from '@binnen/design/fields/combobox';
import { area, filter, home, Icon, map, pin } from '@binnen/design/icon';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useText } from '@binnen/platform';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { formatHomes } from '../home/facts.ts';
import type { Shown } from './ask-suggestions.ts';
import css from './suggest-field.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  describedBy: string | undefined;
  /** Parameters that come along with a suggestion: the radius, and filters of the page. */
  keep: Record<string, string>;
}

const kinds: Record<Shown['soort'], { icon: string; label: string }> = {
  plaats: { icon: pin, label: 'Plaats' },
  buurt: { icon: map, label: 'Buurt' },
  straat: { icon: map, label: 'Straat' },
  postcode: { icon: area, label: 'Postcode' },
  woning: { icon: home, label: 'Woning' },
  filter: { icon: filter, label: 'Filter' },
};

/**
 * How many homes its list has: "96 te koop", or "96 woningen" where sold ones come along. With a radius the list has
 * more than the suggestion counts, so it says only what it is; and so does a place that is not counted yet.
 */
const describeKind = ({ soort, aantal, aanbod }: Shown, keep: Record<string, string>): string => {
  if (soort === 'woning' || keep['radius'] || aantal === 0) return kinds[soort].label;
  return aanbod && !keep['verkocht'] ? `${formatWhole(aantal)} te ${aanbod}` : formatHomes(aantal);
};

/** The question, with what the visitor may mean below it: arrow keys, Enter and Escape, or a press. */
export function SuggestField({ id, input, value, onChange, onFocus, describedBy, keep }: SuggestFieldProps) {
  const placeholder = useText('search_placeholder', 'Zoek op plaats, adres, postcode, buurt...');
  const list = useRef<HTMLUListElement>(null);
  // What the visitor waits for suggestions of: a text that a navigation puts in the field is none. And those that the keys
  // walk through: an answer that came meanwhile would put others below them.
  const [[asked, held], setAsked] = useState<[asked?: string, held?: Shown[]]>([]);
  const isAsked = asked === value;
  const { suggestions: found, prepare } = useSuggestions(isAsked ? value : '', keep);
  const suggestions = (isAsked && held) || found;
  const combobox = useCombobox({
    id,
    count: suggestions.length,
    onPick: (index) => list.current?.querySelectorAll('a')[index]?.click(),
  });
  const { isOpen, field } = combobox;
  const type = (text: string) => {
    setAsked([text]);
    combobox.restart();
    onChange(text);
  };
  // Typed before the script was there: the browser has it, and a visitor who is still in the field waits for an answer. It is
  // known before Enter can be pressed.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) (document.activeElement === input.current ? type : onChange)(typed);
    // Only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const close = () => {
    setAsked([]);
    combobox.close();
  };
  return (
    <>
      <input
        ref={input}
        id={id}
        className={css.input}
        type="search"
        name="zoeken"
        required
        value={value}
        placeholder={placeholder}
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        enterKeyHint="search"
        {...field}
        aria-describedby={describedBy}
        // A browser calls a required field invalid as long as it is empty.
        aria-invalid={describedBy !== undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) setAsked([value, suggestions[0] && suggestions]);
          field.onKeyDown(event);
          // Enter on the field itself searches.
          if (event.key === 'Enter') close();
        }}
        onFocus={() => {
          prepare();
          onFocus();
        }}
        onClick={onFocus}
        onBlur={close}
      />
      <VisuallyHidden>
        <span role="status">
          {isOpen && `${suggestions.length} suggestie${suggestions[1] ? 's' : ''}, kies met de pijltoetsen`}
        </span>
      </VisuallyHidden>
      {isOpen && (
        <ul ref={list} {...combobox.list} className={css.list} aria-label="Suggesties">
          {suggestions.map((suggestion, index) => (
            <li key={`${suggestion.soort} ${suggestion.tekst}`} role="presentation">
              <a
                {...combobox.option(index)}
                className={css.option}
                tabIndex={-1}
                href={
                  suggestion.pad ??
                  routes.offer.href(
                    suggestion.vraag
                      ? { ...keep, ...suggestion.vraag }
                      : { zoeken: suggestion.tekst, ...keep },
                  )
                }
                onClick={() => {
                  if (!suggestion.pad) onChange(suggestion.tekst);
                  close();
                }}
              >
                <Icon of={kinds[suggestion.soort].icon} size="s" />
                <span className={css.text}>{suggestion.tekst}</span>
                <span className={css.kind}>{describeKind(suggestion, keep)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
