import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './choice.module.css';
import { FieldError, nameField, useDescriptions, type FieldText } from './field.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  Pick<FieldText, 'help' | 'error'> & {
    label: ReactNode;
    /** Its name in an error, for a label that is a sentence: "akkoord met de voorwaarden". */
    named?: string | undefined;
  };

/** A tick box with its words beside it. The whole of it can be pressed. */
export function Checkbox({ label, named, help, error, ...rest }: CheckboxProps) {
  const { ids, describedBy } = useDescriptions(help, error);
  return (
    <div className={css.single}>
      <label className={css.choice}>
        <input
          id={ids.control}
          {...rest}
          type="checkbox"
          className={css.box}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p className={css.help} id={ids.help}>
          {help}
        </p>
      )}
      {error && <FieldError id={ids.error}>{nameField(error, named)}</FieldError>}
    </div>
  );
}
