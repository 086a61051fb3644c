import { Field } from '@binnen/design/field';
import { close, Icon } from '@binnen/design/icon';
import { TextInput } from '@binnen/design/text-input';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useField, useFormFields } from '../form-kit/form-context.ts';
import css from './choose-many.module.css';
import { createOption, findOption, parseChosen, suggestOptions, type SearchOption } from './options.ts';

interface ChooseManyProps {
  name: string;
  label: string;
  help: string;
  /** The options. Called when the visitor goes to the field. */
  load: () => Promise<readonly SearchOption[]>;
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
  const { fill, visit } = useFormFields();
  const { control, error } = useField(name);
  const [isLive, setLive] = useState(false);
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  useEffect(() => setLive(true), []);

  const chosen = parseChosen(control.value, options);
  const suggested = suggestOptions(typed, options).filter(
    ({ code }) => !chosen.some((each) => each.code === code),
  );
  const isNew = typed.trim() !== '' && !findOption(typed, [...options, ...chosen]);
  const choices = isNew ? [...suggested, createOption(typed.trim(), 0)] : suggested;

  const set = (next: SearchOption[]) => fill({ [name]: JSON.stringify(next) });
  const add = (option: SearchOption | undefined) => {
    if (!option) return;
    const isAdded = isNew && option === choices.at(-1);
    set([...chosen, isAdded ? createOption(option.name) : option]);
    setTyped('');
    setActive(-1);
  };
  const remove = (option: SearchOption) => set(chosen.filter(({ code }) => code !== option.code));

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + choices.length) % Math.max(1, choices.length));
    } else if (event.key === 'Enter' && (isOpen || typed.trim())) {
      event.preventDefault();
      add(choices[active] ?? (typed.trim() ? (findOption(typed, choices) ?? choices.at(-1)) : undefined));
    } else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Backspace' && !typed && chosen.length > 0) set(chosen.slice(0, -1));
  };

  const helpWithout = (
    <>
      {help}
      <noscript> Meer dan een? Scheid ze met een komma.</noscript>
    </>
  );
  if (!isLive)
    return (
      <Field label={label} help={helpWithout} error={error}>
        <TextInput
          name={name}
          defaultValue={chosen.map((option) => option.name).join(', ')}
          autoComplete="off"
        />
      </Field>
    );
  return (
    <div className={css.many}>
      <Field label={label} help={help} error={error}>
        <TextInput
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => {
            visit(name);
            setOpen(true);
            // Without the list a place can still be added by its name.
            void load().then(setOptions, () => {});
          }}
          onPointerDown={() => visit(name)}
          onBlur={() => setOpen(false)}
          onKeyDown={press}
        />
      </Field>
      <input type="hidden" name={name} value={JSON.stringify(chosen)} />
      {isOpen && choices.length > 0 && (
        <ul role="listbox" id={list} aria-label={label} className={css.list}>
          {choices.map((option, index) => (
            <li
              key={option.code}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              // The input keeps the focus: a press on a choice must not close the list first.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(option)}
            >
              {isNew && index === choices.length - 1 ? `“${option.name}” toevoegen` : option.name}
            </li>
          ))}
        </ul>
      )}
      <Chosen of={chosen} remove={remove} />
    </div>
  );
}
