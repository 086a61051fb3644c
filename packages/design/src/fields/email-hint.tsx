import { suggestEmail } from '@binnen/contracts/forms/suggest-email';
import type { ReactNode } from 'react';
import css from './email-hint.module.css';
import { FieldError } from './field.tsx';

const id = 'email-hint';

/** In our words, and not in a bubble of the browser that goes by itself. */
const refuse = (field: HTMLInputElement): ReactNode => {
  field.setAttribute('aria-describedby', id);
  field.focus();
  return (
    <div role="alert">
      <FieldError id={id}>Vul een geldig e-mailadres in.</FieldError>
    </div>
  );
};

const suggest = (field: HTMLInputElement, meant: string, onTaken: () => void): ReactNode => {
  const take = () => {
    field.value = meant;
    field.focus();
    onTaken();
  };
  return (
    <p className={css.meant} role="status">
      Bedoel je{' '}
      <button type="button" onClick={take}>
        {meant}
      </button>
      ?
    </p>
  );
};

/**
 * Below a field that was left with a likely slip in its address: what was probably meant, to take with a press. It keeps
 * nobody from sending. Load it when the field is left: few addresses have one. With the field's event `invalid`, it says
 * that this is no address.
 */
export const hintEmail = (field: HTMLInputElement, event: string, show: (hint: ReactNode) => void): void => {
  const meant = suggestEmail(field.value);
  if (event === 'invalid') show(refuse(field));
  else if (meant) show(suggest(field, meant, () => show(null)));
};
