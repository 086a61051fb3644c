import type { FormContract } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { readField } from './read-field.ts';
import type { Lead } from '../forms/lead-form.ts';

export interface Post {
  lead: Lead;
  control: Record<keyof typeof controlFields, string>;
  /** Dutch sentences by field, for values that are refused. */
  errors: Record<string, string>;
}

/** The fields of the form and nothing else. */
export const readPost = (form: Pick<FormContract, 'required' | 'optional'>, body: URLSearchParams): Post => {
  const errors: Record<string, string> = {};
  const read = (field: string): string => {
    const { value, error } = readField(body, field);
    if (error) errors[field] = error;
    return value;
  };
  const fields = [...form.required, ...form.optional];
  const lead = Object.fromEntries(fields.map((field) => [field, read(field)]));
  const control = Object.fromEntries(
    Object.entries(controlFields).map(([name, field]) => [name, body.get(field) ?? '']),
  ) as Post['control'];
  return { lead, control, errors };
};
