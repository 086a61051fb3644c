import { requiredMessage } from '@binnen/contracts/forms';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { AddressFields } from '../form-kit/address/address-fields.tsx';
import { FormContext } from '../form-kit/form-context.ts';
import { useAwaitedSubmit } from '../form-kit/use-awaited-submit.ts';
import css from './calculator.module.css';
import type { Calculator } from './use-calculator.ts';

const addressParts = ['postcode', 'huisnr', 'straat', 'plaats'];
const missing = Object.fromEntries(addressParts.map((field) => [field, requiredMessage]));

/** Step 2: which home it is about. */
export function AddressStep({ of: { form, fields, begin, isUnknown } }: { of: Calculator }) {
  const { values, handBack } = fields;
  const isComplete = Boolean(values['fulladdress']);
  const sending = useAwaitedSubmit(form, (event) => {
    event.preventDefault();
    if (isComplete) return begin(values);
    handBack(missing);
  });
  return (
    <FormContext value={{ ...fields, awaits: sending.awaits }}>
      <form
        ref={form}
        data-form={fields.name}
        // Sent before the script is there it would put the address in the URL; this way it does nothing.
        method="dialog"
        noValidate
        className={css.address}
        onSubmit={sending.submit}
        onInput={sending.stop}
      >
        <AddressFields />
        {isUnknown && (
          <p role="alert" className={css.problem}>
            Van deze woning kunnen we nu geen waarde berekenen. Probeer het later nog eens, of{' '}
            <a href={routes.contact.href()}>laat je gegevens achter</a>, dan doen wij het voor je.
          </p>
        )}
        {/* Disabled in looks and words: a press on it while the address is looked up counts. */}
        <Button type="submit" aria-disabled={!isComplete} busy={sending.isBusy}>
          Verder gaan
        </Button>
      </form>
    </FormContext>
  );
}
