import { Button } from '@binnen/design/button';
import type { ReactNode, RefObject } from 'react';
import { AddressFields } from '../form-kit/address-fields.tsx';
import { FormContext } from '../form-kit/form-context.ts';
import type { useValues } from '../form-kit/use-values.ts';
import css from './calculator.module.css';

interface AddressStepProps {
  /** Where what was typed before the script was there is read from. */
  form: RefObject<HTMLFormElement | null>;
  fields: ReturnType<typeof useValues>;
  proceed: () => void;
  /** Under the fields, when the last try went wrong. */
  problem?: ReactNode;
}

/** Step 2: which home it is about. */
export function AddressStep({ form, fields, proceed, problem }: AddressStepProps) {
  const isComplete = Boolean(fields.values.fulladdress);
  return (
    <FormContext value={fields}>
      <form
        ref={form}
        // Sent before the script is there it would put the address in the URL; this way it does nothing.
        method="dialog"
        className={css.address}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) proceed();
        }}
      >
        <AddressFields />
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" disabled={!isComplete}>
          Verder gaan
        </Button>
      </form>
    </FormContext>
  );
}
