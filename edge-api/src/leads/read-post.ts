import { controlFields, type FormContract } from '@binnen/contracts/forms';
import type { Lead } from './row.ts';

/** More than any of our forms needs, and far less than what would hurt. */
export const maxBodyBytes = 64_000;
const maxLine = 250;
const maxText = 5_000;
/** Fields of more than one line. */
const textFields = ['message', 'anders'];
/** Lists: JSON, or the same field more than once. */
const listFields = ['plaatsen', 'soorten'];

export interface Post {
  lead: Lead;
  control: Record<keyof typeof controlFields, string>;
  /** Dutch sentences by field, for what cannot be taken at all. */
  errors: Record<string, string>;
}

const findLimit = (field: string): number =>
  textFields.includes(field) || listFields.includes(field) ? maxText : maxLine;

/** One line stays one line: a line break in a name is an attack on a mail or a header somewhere behind us. */
const clean = (field: string, value: string): string =>
  (textFields.includes(field)
    ? value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
    : value.replace(/\p{Cc}+/gu, ' ')
  ).trim();

/** The fields of the form and nothing else. */
export const readPost = (form: FormContract, body: URLSearchParams): Post => {
  const errors: Record<string, string> = {};
  const read = (field: string): string => {
    const values = body.getAll(field);
    if (values.length > 1 && !listFields.includes(field)) errors[field] = 'Vul hier één waarde in.';
    const value = clean(field, values.join(','));
    const limit = findLimit(field);
    if (value.length <= limit) return value;
    errors[field] = `Dit is te lang: er passen ${limit} tekens.`;
    return value.slice(0, limit);
  };
  const fields = [...form.required, ...form.optional];
  const lead = Object.fromEntries(fields.map((field) => [field, read(field)]));
  const control = Object.fromEntries(
    Object.entries(controlFields).map(([name, field]) => [name, body.get(field) ?? '']),
  ) as Post['control'];
  return { lead, control, errors };
};
