import { suggestEmail } from '@binnen/contracts/forms/suggest-email';
import { useEffect, useState } from 'react';
import css from './email-hint.module.css';

/**
 * Below a field that was left with a likely slip in its address: what was probably meant. It keeps nobody from sending.
 * Load it when the field is left: few addresses have one.
 */
export function EmailHint({ field }: { field: HTMLInputElement }) {
  const [meant, setMeant] = useState(() => suggestEmail(field.value));
  useEffect(() => {
    const forget = () => setMeant(undefined);
    field.addEventListener('input', forget);
    return () => field.removeEventListener('input', forget);
  }, [field]);
  const take = () => {
    if (meant) field.value = meant;
    setMeant(undefined);
    field.focus();
  };
  return meant ? (
    <p className={css.meant} role="status">
      Bedoel je{' '}
      <button type="button" onClick={take}>
        {meant}
      </button>
      ?
    </p>
  ) : null;
}
