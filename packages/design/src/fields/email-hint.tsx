import { suggestEmail } from '@binnen/contracts/forms/suggest-email';
import type { ReactNode } from 'react';
import css from './email-hint.module.css';

/**
 * Below a field that was left with a likely slip in its address: what was probably meant, to take with a press. It keeps
 * nobody from sending. Load it when the field is left: few addresses have one.
 */
export const hintEmail = (field: HTMLInputElement, onTaken: () => void): ReactNode => {
  const meant = suggestEmail(field.value);
  if (!meant) return null;
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
