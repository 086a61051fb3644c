interface FormSchema {
  'x-call'?: string;
  properties?: { _formulier?: { enum?: string[] } };
}
interface ApiDocument {
  paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
  components: { schemas: Record<string, FormSchema> };
}

const note = '// Generated from /openapi.json of the edge by "pnpm generate:client": do not edit.\n';

const toCamel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The table of forms, as `forms.ts` has it: name and call of each, the type of its fields, and which calls take a form. */
export const generateForms = ({ components, paths }: ApiDocument): string => {
  const forms = Object.entries(components.schemas).flatMap(([schema, form]) => {
    const name = form.properties?._formulier?.enum?.[0];
    return name && form['x-call'] ? [{ schema, name, call: form['x-call'] }] : [];
  });
  const rows = forms.map(({ name, call }) => `  ${toCamel(name)}: { name: '${name}', call: '${call}' },`);
  const types = forms.map(({ schema, name }) => `  ${toCamel(name)}: components['schemas']['${schema}'];`);
  const takesForm = (methods: ApiDocument['paths'][string]) =>
    Object.keys(methods['post']?.requestBody?.content ?? {}).includes('application/x-www-form-urlencoded');
  const formPaths = Object.keys(paths).filter((path) => takesForm(paths[path] ?? {}));
  return [
    note,
    "import type { components } from './api.ts';",
    '',
    '/** The name of each form, and the call that takes it. */',
    'export const forms = {',
    ...rows,
    '} as const;',
    '',
    '/** The paths of calls whose body is a form, and not JSON. */',
    'export const formPaths: readonly string[] = [',
    ...formPaths.map((path) => `  '${path}',`),
    '];',
    '',
    '/** What each form sends. */',
    'export interface FormBodies {',
    ...types,
    '}',
    '',
  ].join('\n');
};
