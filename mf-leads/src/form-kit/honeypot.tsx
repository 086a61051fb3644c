import { controlFields } from '@binnen/contracts/forms/control-fields';
import css from './lead-form.module.css';

/** A field that nobody sees: what fills it in is no visitor. */
export function Honeypot() {
  return (
    <div className={css.away} aria-hidden>
      <label>
        Laat dit veld leeg
        <input type="text" name={controlFields.honeypot} defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
