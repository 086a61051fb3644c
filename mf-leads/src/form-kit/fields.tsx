import { ticked } from '@binnen/contracts/forms';
import { Checkbox } from '@binnen/design/fields/checkbox';
import { Field } from '@binnen/design/fields/field';
import { Select } from '@binnen/design/fields/select';
import { TextInput } from '@binnen/design/fields/text-input';
import { Textarea } from '@binnen/design/fields/textarea';
import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import { useField, useFormFields } from './form-context.ts';

interface FieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  optional?: boolean | 'by-legend';
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'readOnly'
  | 'onBlur'
  | 'onInput'
  | 'onKeyDown'
>;

export function TextField({ name, label, help, optional, ...input }: FieldProps & InputProps) {
  const { control, error } = useField(name);
  return (
    <Field label={label} help={help} error={error} optional={optional ?? false}>
      <TextInput {...control} {...input} />
    </Field>
  );
}

export function TextareaField({ name, label, help, optional, rows }: FieldProps & { rows?: number }) {
  const { control, error } = useField(name);
  return (
    <Field label={label} help={help} error={error} optional={optional ?? false}>
      <Textarea {...control} {...(rows ? { rows } : {})} />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export function SelectField({
  name,
  label,
  help,
  optional,
  options,
}: FieldProps & { options: readonly Option[] }) {
  const { control, error } = useField(name, options);
  return (
    <Field label={label} help={help} error={error} optional={optional ?? false}>
      <Select {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** A box to tick: `ja` or nothing. */
interface TickFieldProps extends Pick<ComponentProps<typeof Checkbox>, 'label' | 'named' | 'help'> {
  name: string;
}

export function TickField({ name, label, named, help }: TickFieldProps) {
  const { fill } = useFormFields();
  const { control, error } = useField(name);
  return (
    <Checkbox
      name={name}
      value={ticked}
      label={label}
      named={named}
      help={help}
      error={error}
      checked={control.value === ticked}
      onChange={(event) => fill({ [name]: event.target.checked ? ticked : '' })}
      onFocus={control.onFocus}
      onPointerDown={control.onPointerDown}
    />
  );
}

/** Shown when `when` holds; and without script always, because then nothing can make it appear. */
export function Reveal({ when, children }: { when: boolean; children: ReactNode }) {
  return when ? children : <noscript>{children}</noscript>;
}
