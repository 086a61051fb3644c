import { Field } from '@binnen/design/field';
import { close as cross, Icon } from '@binnen/design/icon';
import { TextInput } from '@binnen/design/text-input';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useField, useFormFields } from '../form-kit/form-context.ts';
import css from './choose-many.module.css';
import type { SearchOption } from './options.ts';
import { useChoices, type LoadOptions } from './use-choices.ts';

interface ChooseManyProps {
  name: string;
  label: string;
  help: string;
  /** The options. Called when the visitor goes to the field. */
  load: LoadOptions;
}

/** What was chosen, each with a way to take it back. */
function Chosen({ of, remove }: { of: SearchOption[]; remove: (option: SearchOption) => void }) {
  if (of.length === 0) return null;
  return (
    <ul className={css.chosen}>
      {of.map((option) => (
        <li key={option.code}>
          <button type="button" onClick={() => remove(option)} aria-label={`${option.name} verwijderen`}>
            {option.name}
            <Icon of={cross} size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Several answers out of many, and any that is not among them. Without script a line of text, names separated by
 * commas; with script a combobox after the ARIA pattern, whose choices are posted as JSON.
 */
export function ChooseMany({ name, label, help, load }: ChooseManyProps) {
  const { visit } = useFormFields();
  const { error } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const { isLive, hasSuggestions, typed, type, commit, chosen, choices, isNew, add, remove, begin } =
    useChoices({
      name,
      load,
      input,
    });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();

  const isShown = isOpen && hasSuggestions;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (option: SearchOption | undefined) => {
    add(option);
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!hasSuggestions) return;
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + choices.length) % Math.max(1, choices.length));
    } else if (event.key === 'Enter' && (isOpen || typed.trim())) {
      event.preventDefault();
      if (isShown && choices[active]) return take(choices[active]);
      commit();
      close();
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Backspace' && !typed && chosen.length > 0) remove(chosen.at(-1)!);
  };

  const combobox = {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': list,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active >= 0 ? `${list}-${active}` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      type(event.target.value);
      setActive(-1);
      setOpen(true);
    },
    onFocus: () => {
      visit(name);
      setOpen(true);
      void begin();
    },
    onPointerDown: () => visit(name),
    onClick: () => setOpen(true),
    onBlur: () => {
      close();
      // Who types a name and goes on means it.
      commit();
    },
    onKeyDown: press,
  } as const;
  return (
    <div className={css.many}>
      <Field
        label={label}
        help={
          <>
            {help}
            <noscript> Meer dan een? Scheid ze met een komma.</noscript>
          </>
        }
        error={error}
      >
        <div className={css.anchor}>
          <TextInput
            ref={input}
            autoComplete="off"
            value={typed}
            {...(isLive ? combobox : { name, onChange: () => {} })}
          />
          {isShown && (
            <ul role="listbox" id={list} aria-label={label} className={css.list}>
              {choices.map((option, index) => (
                <li
                  key={option.code}
                  id={`${list}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  // The input keeps the focus: a press on a choice must not close the list first.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(option)}
                >
                  {isNew && index === choices.length - 1 ? `“${option.name}” toevoegen` : option.name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Field>
      {isLive && <input type="hidden" name={name} value={JSON.stringify(chosen)} />}
      {isLive && <Chosen of={chosen} remove={remove} />}
    </div>
  );
}
