interface FormSchema {
  'x-call'?: string;
  properties?: { _formulier?: { enum?: string[] } };
}
interface ApiDocument {
  components: { schemas: Record<string, FormSchema> };
}

const note = '// Generated from /openapi.json of the edge by "pnpm generate:client": do not edit.\n';

const toCamel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The table of forms, as `forms.ts` has it: name and call of each, and the type of its fields. */
export const generateForms = ({ components }: ApiDocument): string => {
  const forms = Object.entries(components.schemas).flatMap(([schema, form]) => {
    const name = form.properties?._formulier?.enum?.[0];
    return name && form['x-call'] ? [{ schema, name, call: form['x-call'] }] : [];
  });
  const rows = forms.map(({ name, call }) => `  ${toCamel(name)}: { name: '${name}', call: '${call}' },`);
  const types = forms.map(({ schema, name }) => `  ${toCamel(name)}: components['schemas']['${schema}'];`);
  return [
    note,
    "import type { components } from './api.ts';",
    '',
    '/** The name of each form, and the call that takes it. */',
    'export const forms = {',
    ...rows,
    '} as const;',
    '',
    '/** What each form sends. */',
    'export interface FormBodies {',
    ...types,
    '}',
    '',
  ].join('\n');
};
