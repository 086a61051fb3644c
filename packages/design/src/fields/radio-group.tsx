import css from './choice.module.css';
import { classNames } from '../class-names.tsx';

interface RadioGroupProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** `tiles` are large bordered choices, for a step of a wizard; `row` puts short ones beside each other. */
  look?: 'list' | 'row' | 'tiles';
}

/** One answer out of a few. */
export function RadioGroup({ legend, name, options, value, onChange, look = 'list' }: RadioGroupProps) {
  return (
    <fieldset className={css.group} role="radiogroup" aria-required>
      <legend className={css.legend}>{legend}</legend>
      <div className={classNames(css.options, css[look])}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              className={css.dot}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
