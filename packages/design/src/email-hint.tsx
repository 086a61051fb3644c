import { suggestEmail } from '@binnen/contracts/forms/suggest-email';
import css from './email-hint.module.css';

/**
 * Below a field that was left with a likely slip in its address: what was probably meant. It keeps nobody from sending.
 * Load it when the field is left: few addresses have one.
 */
export function EmailHint({ typed, onTake }: { typed: string; onTake: (meant: string) => void }) {
  const meant = suggestEmail(typed);
  return meant ? (
    <p className={css.meant} role="status">
      Bedoel je{' '}
      <button type="button" onClick={() => onTake(meant)}>
        {meant}
      </button>
      ?
    </p>
  ) : null;
}
