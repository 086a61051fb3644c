import { page } from '@binnen/contracts/routing/route-table';
import { Button } from '../button.tsx';
import css from './value-check.module.css';

/** The form of the page of the value check. */
const form = `${page.href('waardecheck')}#berekenen`;

/**
 * Postcode and house number, for the value check. A plain GET form: without script the address has them, as a link of the
 * office may, and the page takes them out of it. With script they go along in the history's state, in no address.
 *
 * @param send what its button says
 */
export function ValueCheck({ send }: { send: string }) {
  return (
    <form className={css.check} action={form} method="get" data-private="">
      <label>
        Postcode
        <input name="zip" autoComplete="postal-code" />
      </label>
      <label>
        Huisnummer
        <input name="nr" />
      </label>
      <Button type="submit">{send}</Button>
    </form>
  );
}
