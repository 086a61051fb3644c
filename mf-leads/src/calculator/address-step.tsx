import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { AddressFields } from '../form-kit/address-fields.tsx';
import { FormContext } from '../form-kit/form-context.ts';
import css from './calculator.module.css';
import type { Calculator } from './use-calculator.ts';

/** Step 2: which home it is about. */
export function AddressStep({ of: { form, fields, begin, isUnknown } }: { of: Calculator }) {
  const isComplete = Boolean(fields.values['fulladdress']);
  return (
    <FormContext value={fields}>
      <form
        ref={form}
        // Sent before the script is there it would put the address in the URL; this way it does nothing.
        method="dialog"
        className={css.address}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) begin(fields.values);
        }}
      >
        <AddressFields />
        {isUnknown && (
          <p role="alert" className={css.problem}>
            Van deze woning kunnen we nu geen waarde berekenen. Probeer het later nog eens, of{' '}
            <a href={routes.contact.href()}>laat je gegevens achter</a>, dan doen wij het voor je.
          </p>
        )}
        <Button type="submit" disabled={!isComplete}>
          Verder gaan
        </Button>
      </form>
    </FormContext>
  );
}
