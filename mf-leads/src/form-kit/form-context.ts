import { isFilled, requiredMessage } from '@binnen/contracts/forms';
import { useText } from '@binnen/platform';
import { createContext, useContext } from 'react';

/** The state that the fields of a form share. Values are texts; a ticked box is `ja`. */
export interface FormFields {
  /** The form's name. */
  name: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Sets values by field. */
  fill: (values: Record<string, string>) => void;
  /** Sets the warnings of these fields; an empty one takes the warning away. */
  flag: (errors: Record<string, string>) => void;
  /** Takes away a field's warning because the visitor went to it. */
  visit: (field: string) => void;
  /** Called by fields that look something up, each by its name: with what a send has to wait for, if anything. */
  awaits?: (field: string, lookUp: LookUp) => void;
}

export type LookUp = () => Promise<void> | undefined;

export const FormContext = createContext<FormFields | null>(null);

export const useFormFields = (): FormFields => {
  const fields = useContext(FormContext);
  if (!fields) throw new Error('A field needs a LeadForm around it');
  return fields;
};

/** The props of `field`'s control in its form. `choices`: where only these values can be chosen, any other one is none. */
export const useField = (field: string, choices?: readonly { value: string }[]) => {
  const { values, errors, fill, visit } = useFormFields();
  const known = values[field] ?? '';
  const value = choices && !choices.some((choice) => choice.value === known) ? '' : known;
  const required = useText('form_required', requiredMessage);
  const isMissing = errors[field] === requiredMessage;
  return {
    // What was filled in is not missing, whatever else is.
    error: isMissing ? !isFilled(value) && required : errors[field],
    control: {
      name: field,
      value,
      onChange: (event: { target: { value: string } }) => fill({ [field]: event.target.value }),
      onFocus: () => visit(field),
      onPointerDown: () => visit(field),
    },
  };
};
