import { ticked } from '@binnen/contracts/forms';
import { Checkbox } from '@binnen/design/fields/checkbox';
import { Field } from '@binnen/design/fields/field';
import { Select } from '@binnen/design/fields/select';
import { TextInput } from '@binnen/design/fields/text-input';
import { Textarea } from '@binnen/design/fields/textarea';
import type { ComponentProps, ReactNode } from 'react';
import { useField, useFormFields } from './form-context.ts';

interface FieldProps {
  name: string;
  label: string;
  optional?: boolean | 'by-legend';
}

type InputProps = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'autoComplete' | 'inputMode' | 'prefix' | 'onBlur' | 'onInput' | 'onKeyDown'
>;

export function TextField({
  name,
  label,
  help,
  optional,
  ...input
}: FieldProps & { help?: string } & InputProps) {
  const { control, error } = useField(name);
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      <TextInput {...control} {...input} />
    </Field>
  );
}

export function TextareaField({ name, label, optional }: FieldProps) {
  const { control, error } = useField(name);
  return (
    <Field label={label} error={error} optional={optional}>
      <Textarea {...control} />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

export function SelectField({ name, label, optional, options }: FieldProps & { options: readonly Option[] }) {
  const { control, error } = useField(name, options);
  return (
    <Field label={label} error={error} optional={optional}>
      <Select {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** A box to tick: `ja` or nothing. */
export function TickField({
  name,
  ...label
}: { name: string } & Pick<ComponentProps<typeof Checkbox>, 'label' | 'named'>) {
  const { fill } = useFormFields();
  const { control, error } = useField(name);
  return (
    <Checkbox
      {...label}
      name={name}
      value={ticked}
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
