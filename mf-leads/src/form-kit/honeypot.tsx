import { controlFields } from '@binnen/contracts/forms/control-fields';
import { VisuallyHidden } from '@binnen/design/visually-hidden';

/** A field that nobody sees, nor hears of: what fills it in is no visitor. */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <label aria-hidden>
        Laat dit veld leeg
        <input type="text" name={controlFields.honeypot} defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
