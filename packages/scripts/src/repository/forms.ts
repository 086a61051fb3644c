import * as v from 'valibot';
import { parse } from 'yaml';

const id = v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)));
const required = v.optional(v.strictObject({ required: v.boolean() }));
const text = { label: v.string(), description: v.optional(v.string()), placeholder: v.optional(v.string()) };

/** An issue form as GitHub documents it, of the kinds of question that ours ask. */
const FormSchema = v.strictObject({
  name: v.string(),
  description: v.string(),
  title: v.optional(v.string()),
  labels: v.optional(v.array(v.string())),
  body: v.pipe(
    v.array(
      v.variant('type', [
        v.strictObject({ type: v.literal('markdown'), attributes: v.strictObject({ value: v.string() }) }),
        v.strictObject({
          type: v.picklist(['textarea', 'input']),
          id,
          attributes: v.strictObject({ ...text, value: v.optional(v.string()) }),
          validations: required,
        }),
        v.strictObject({
          type: v.literal('dropdown'),
          id,
          attributes: v.strictObject({ ...text, options: v.pipe(v.array(v.string()), v.minLength(1)) }),
          validations: required,
        }),
        v.strictObject({
          type: v.literal('checkboxes'),
          id,
          attributes: v.strictObject({
            ...text,
            options: v.array(v.strictObject({ label: v.string(), required: v.optional(v.boolean()) })),
          }),
        }),
      ]),
    ),
    v.check((body) => body.some(({ type }) => type !== 'markdown'), 'asks nothing'),
  ),
});

/** What GitHub would refuse of an issue form. */
export const checkForm = (file: string, content: string): string[] => {
  const result = v.safeParse(FormSchema, parse(content));
  return result.success
    ? []
    : result.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'the form'}: ${issue.message}`);
};
