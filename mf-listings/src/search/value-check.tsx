import { page } from '@binnen/contracts/route-table';
import { Button } from '@binnen/design/button';
import { useNavigate, useText } from '@binnen/platform';
import type { FormEvent } from 'react';
import css from './value-check.module.css';

/** The page of the value check, and its place there. */
const path = page.href('waardecheck');
const place = '#berekenen';

/**
 * Postcode and house number, for the value check. Without script a plain GET form: the address has them, as a link of the
 * office may, and the page takes them out of it. With script they go along in the history's state.
 */
export function ValueCheck() {
  const navigate = useNavigate();
  const send = useText('value_check_button', 'Wat is mijn huis waard?');
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(path + place, { state: Object.fromEntries(new FormData(event.currentTarget)) });
  };
  return (
    <form className={css.check} action={path + place} method="get" onSubmit={go} data-owner="mf-listings">
      <label>
        Postcode
        <input name="zip" autoComplete="postal-code" maxLength={7} />
      </label>
      <label>
        Huisnummer
        <input name="nr" inputMode="numeric" maxLength={6} />
      </label>
      <Button type="submit">{send}</Button>
    </form>
  );
}
