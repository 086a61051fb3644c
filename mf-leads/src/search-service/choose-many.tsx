import { useCombobox } from '@binnen/design/fields/combobox';
import { Field } from '@binnen/design/fields/field';
import { close, Icon } from '@binnen/design/icon';
import { TextInput } from '@binnen/design/fields/text-input';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
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

interface ChosenProps {
  of: SearchOption[];
  remove: (option: SearchOption) => void;
  /** The last one goes. */
  onEmpty: () => void;
}

/** What was chosen, each with a way to take it back. */
function Chosen({ of, remove, onEmpty }: ChosenProps) {
  if (of.length === 0) return null;
  const press = (option: SearchOption, { detail, currentTarget }: MouseEvent<HTMLElement>) => {
    const item = currentTarget.parentElement;
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    remove(option);
    // The focus of the keyboard goes with its button.
    if (detail > 0) return;
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <ul role="list" className={css.chosen}>
      {of.map((option) => (
        <li key={option.code}>
          <button
            type="button"
            onClick={(event) => press(option, event)}
            aria-label={`${option.name} verwijderen`}
          >
            {option.name}
            <Icon of={close} size="s" />
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
  const [isWhole, showWhole] = useState(false);
  const { isLive, hasSuggestions, typed, type, commit, chosen, choices, isNew, add, remove, begin } =
    useChoices({
      name,
      load,
      input,
      isWhole,
    });
  const take = (option: SearchOption | undefined) => {
    add(option);
    combobox.close();
  };
  const combobox = useCombobox({
    id: useId(),
    count: hasSuggestions ? choices.length : 0,
    onPick: (index) => take(choices[index]),
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method takes it for itself: the Enter that picks its characters too.
    if (event.keyCode === 229) return;
    // Nobody has to guess how a name begins.
    if (event.key === 'ArrowDown') showWhole(!typed);
    combobox.field.onKeyDown(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && (combobox.isOpen || typed.trim() || event.repeat)) {
      event.preventDefault();
      // Held down, it is one press: it sends no form after it picked.
      if (event.repeat) return;
      void commit();
      combobox.close();
    } else if (event.key === 'Backspace' && !typed && chosen.length > 0) remove(chosen.at(-1)!);
  };

  const live = {
    ...combobox.field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      visit(name);
      type(event.target.value);
      combobox.restart();
    },
    onFocus: () => {
      visit(name);
      combobox.open();
      void begin();
    },
    onPointerDown: () => visit(name),
    onClick: combobox.open,
    onBlur: () => {
      combobox.close();
      showWhole(false);
      // A name that was typed when the visitor leaves the field is chosen.
      void commit();
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
            {...(isLive ? live : { name, onChange: () => {} })}
          />
          {combobox.isOpen && (
            <ul {...combobox.list} aria-label={label} className={css.list}>
              {choices.map((option, index) => (
                <li key={option.code} {...combobox.option(index)} onClick={() => take(option)}>
                  {isNew && index === choices.length - 1 ? `“${option.name}” toevoegen` : option.name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Field>
      {isLive && <input type="hidden" name={name} value={JSON.stringify(chosen)} />}
      {isLive && <Chosen of={chosen} remove={remove} onEmpty={() => input.current?.focus()} />}
    </div>
  );
}
