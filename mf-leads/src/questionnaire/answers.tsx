import { Checkbox } from '@binnen/design/fields/checkbox';
import { Field } from '@binnen/design/fields/field';
import { Select } from '@binnen/design/fields/select';
import { TextInput } from '@binnen/design/fields/text-input';
import type { ComponentProps, ReactNode } from 'react';

interface AnswerProps<Value> {
  name: string;
  label: string;
  value: Value;
  /** Gets what the visitor made of it. */
  onAnswer: (value: Value) => void;
}

type TextAnswerProps = AnswerProps<string> & {
  help?: string;
  optional?: boolean;
} & Pick<ComponentProps<typeof TextInput>, 'type' | 'autoComplete' | 'inputMode' | 'prefix'>;

export function TextAnswer({
  name,
  label,
  value,
  onAnswer,
  help,
  optional = false,
  ...input
}: TextAnswerProps) {
  return (
    <Field label={label} help={help} optional={optional}>
      <TextInput
        autoComplete="off"
        {...input}
        name={name}
        value={value}
        onChange={(event) => onAnswer(event.target.value)}
      />
    </Field>
  );
}

export function SelectAnswer({
  name,
  label,
  value,
  onAnswer,
  children,
}: AnswerProps<string> & { children: ReactNode }) {
  return (
    <Field label={label}>
      <Select name={name} value={value} onChange={(event) => onAnswer(event.target.value)}>
        {children}
      </Select>
    </Field>
  );
}

export function TickAnswer({
  name,
  label,
  value,
  onAnswer,
  error = false,
}: AnswerProps<boolean> & { error?: string | false }) {
  return (
    <Checkbox
      name={name}
      label={label}
      checked={value}
      error={error}
      onChange={(event) => onAnswer(event.target.checked)}
    />
  );
}
