import { ticked } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { findLimit } from '@binnen/contracts/forms/field-limits';
import type { DescribedForm } from '@binnen/edge-kit/requests/describe-route';

type Json = Record<string, unknown>;

const toPascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The name of a form's component: `search-service` → `FormSearchService`. */
export const nameForm = ({ name }: DescribedForm): string => `Form${toPascal(name)}`;

const ofControl: Record<string, string> = {
  [controlFields.page]: 'The path of the page with the form; only for a form without script.',
  [controlFields.honeypot]:
    'Leave it empty: a robot fills it in, and its form is held for a person to look at.',
  [controlFields.filledIn]: 'Milliseconds between the first sight of the form and the send.',
  [controlFields.turnstile]: 'An answer of Turnstile, where it is configured. A form without it is held.',
};

const describeField = (field: string): Json => {
  if (field === 'acceptsPrivacy')
    return { type: 'string', enum: [ticked], description: 'The visitor agreed.' };
  return { type: 'string', maxLength: findLimit(field) };
};

/** What a form needs beside its required fields. A sentence: generators read an `anyOf` beside the fields as anything at all. */
const describeNeeds = (form: DescribedForm): string =>
  'needsAddress' in form
    ? ' It needs `fulladdress`, or `straat` and `plaats`: postcode and number alone are no address.'
    : 'alsoRequired' in form
      ? ' With `type_woning=koop` it needs `aantalkamers` and `oppervlakte`.'
      : '';

/** A form's fields as JSON Schema: all are text, a ticked checkbox is `ja`, a list is JSON. */
export const describeForm = (form: DescribedForm): Json => {
  const fields = [...form.required, ...form.optional].map((name) => [name, describeField(name)] as const);
  const control = Object.entries(ofControl).map(
    ([name, description]) => [name, { type: 'string', description }] as const,
  );
  return {
    type: 'object',
    // For clients that are made from this document.
    'x-call': form.call,
    description: `Post it to \`/ac/contact/add/${form.call}\`. A list is JSON, a ticked checkbox is \`${ticked}\`.${describeNeeds(form)}`,
    properties: {
      [controlFields.form]: { type: 'string', enum: [form.name] },
      ...Object.fromEntries([...fields, ...control]),
    },
    required: [controlFields.form, ...form.required],
  };
};
