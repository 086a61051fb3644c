import type { FormContract } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { log } from '@binnen/edge-kit/logging/log';
import { readField } from './read-field.ts';
import type { Lead } from '../forms/lead-form.ts';

export interface Post {
  lead: Lead;
  control: Record<keyof typeof controlFields, string>;
  /** Dutch sentences by field, for values that are refused. */
  errors: Record<string, string>;
}

type Form = Pick<FormContract, 'required' | 'optional'> & Partial<Pick<FormContract, 'name'>>;
const told = new Set<Form>();

/** The fields of the form and nothing else. The log has the names of others, once: a newer release's form may have them. */
export const readPost = (form: Form, body: URLSearchParams): Post => {
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
  const known = new Set([...fields, ...Object.values(controlFields)]);
  const isNew = (name: string) => !known.has(name) && /^[a-z][\w-]{0,39}$/i.test(name);
  const dropped = [...new Set(body.keys())].filter(isNew).slice(0, 10);
  if (dropped.length > 0 && !told.has(form)) {
    told.add(form);
    log('warn', 'Unknown fields of a form were dropped', { form: form.name ?? 'alert', fields: dropped });
  }
  return { lead, control, errors };
};
