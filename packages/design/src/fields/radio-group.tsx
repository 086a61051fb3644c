import css from './choice.module.css';
import { classNames } from '../class-names.tsx';
import { useNotes, type FieldText } from './field.tsx';

interface RadioGroupProps extends Omit<FieldText, 'label'> {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; help?: string }[];
  /** Controlled. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  /** `tiles` are large bordered choices, for a step of a wizard; `row` puts short ones beside each other. */
  look?: 'list' | 'row' | 'tiles';
}

/** One answer out of a few. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    name,
    options,
    value,
    defaultValue,
    onChange,
    help,
    error,
    optional,
    look = 'list',
  } = props;
  const { described, notes } = useNotes(help, error);
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      {...described}
      aria-required={optional ? undefined : true}
    >
      <legend className={css.legend}>
        {legend} {optional === true && <span className={css.optional}>(niet verplicht)</span>}
      </legend>
      <div className={classNames(css.options, css[look])}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              className={css.dot}
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.help && <span className={css.hint}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
