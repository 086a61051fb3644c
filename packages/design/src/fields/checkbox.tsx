import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './choice.module.css';
import { useNotes, type FieldText } from './field.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  Pick<FieldText, 'error'> & {
    label: ReactNode;
    /** Its name in an error, for a label that is a sentence: "akkoord met de voorwaarden". */
    named?: string | undefined;
  };

/** A tick box with its words beside it. The whole of it can be pressed. */
export function Checkbox({ label, named, error, ...rest }: CheckboxProps) {
  const { id, described, notes } = useNotes(undefined, error, named);
  return (
    <div className={css.single}>
      <label className={css.choice}>
        <input id={id} {...rest} type="checkbox" className={css.box} {...described} />
        <span>{label}</span>
      </label>
      {notes}
    </div>
  );
}
