import { findLimit, isText, listFields } from '@binnen/contracts/forms/field-limits';

/** A line break in a line would allow header injection in an e-mail behind us. `Cf`: invisible, of what was pasted. */
const clean = (field: string, value: string): string =>
  (isText(field)
    ? value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
    : value.replace(/\p{Cf}/gu, '').replace(/\p{Cc}+/gu, ' ')
  ).trim();

export interface Field {
  /** Whole when it is too long: the form is shown again with it. */
  value: string;
  /** A Dutch sentence: why the value is refused. */
  error?: string;
}

/** A field of a body or a query, as it may be sent on. */
export const readField = (given: URLSearchParams, field: string): Field => {
  const values = given.getAll(field);
  const value = clean(field, values.join(','));
  if (values.length > 1 && !listFields.includes(field)) return { value, error: 'Vul hier één waarde in.' };
  const limit = findLimit(field);
  return value.length <= limit ? { value } : { value, error: `Dit is te lang: er passen ${limit} tekens.` };
};
