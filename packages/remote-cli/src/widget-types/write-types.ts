import type { Release } from '@binnen/platform/contract/composition';
import {
  childOf,
  findKind,
  listAlternatives,
  listRequired,
  listValues,
  type Schema,
} from './compare-schemas.ts';

/** As it is in a literal: other teams wrote it. */
const formatText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const quote = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : formatText(name));

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? formatText(value) : JSON.stringify(value);

const basic = ['string', 'number', 'boolean', 'null'];

const formatObject = (schema: Schema): string => {
  const properties = childOf(schema, 'properties') ?? {};
  const required = listRequired(schema);
  const fields = Object.keys(properties).map((name) => {
    const type = formatType(childOf(properties, name) ?? {});
    return required.includes(name) ? `${quote(name)}: ${type}` : `${quote(name)}?: ${type} | undefined`;
  });
  const rest = childOf(schema, 'additionalProperties');
  return fields.length === 0 && rest ? `Record<string, ${formatType(rest)}>` : `{ ${fields.join('; ')} }`;
};

/** A JSON Schema as a type of TypeScript. */
export const formatType = (schema: Schema): string => {
  const alternatives = listAlternatives(schema);
  if (alternatives.length > 1) return alternatives.map(formatType).join(' | ');
  const values = listValues(schema);
  if (values) return values.map(formatValue).join(' | ');
  if (!('type' in schema)) return 'unknown';
  const kind = findKind(schema);
  if (kind === 'array') return `readonly (${formatType(childOf(schema, 'items') ?? {})})[]`;
  if (kind === 'object') return formatObject(schema);
  return basic.includes(kind) ? kind : 'unknown';
};

type Offering = Pick<Release, 'remote' | 'version' | 'offers'>;

/** The declarations of the widgets that these releases offer. It names each release, for `--check`. */
export const writeTypes = (releases: readonly Offering[]): string =>
  [
    '// Written by `remote types`: the widgets that these releases offer to the pages of other teams.',
    ...releases.map(({ remote, version }) => `// ${remote}@${version}`),
    "export type { Register } from '@binnen/platform';",
    '',
    "declare module '@binnen/platform' {",
    '  interface Register {',
    '    // prettier-ignore',
    '    offered: {',
    ...releases.flatMap(({ remote, offers }) =>
      Object.entries(offers).flatMap(([name, { says, props }]) => [
        `      /** ${remote}: ${says.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */`,
        `      ${quote(name)}: ${formatType(props)};`,
      ]),
    ),
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');

/** The releases that declarations were written from, as `mf-news@1.5.0`. */
export const listSources = (declarations: string): string[] =>
  [...declarations.matchAll(/^\/\/ (mf-[a-z]+@\S+)$/gm)].flatMap(([, name = '']) => name);

/** The widgets of a remote that declarations have, each with its type, as one text. */
export const listDeclared = (declarations: string, remote: string): string =>
  [...declarations.matchAll(/^ *\/\*\* (\S+): .*\r?\n *(.+)$/gm)]
    .flatMap(([, owner, widget = '']) => (owner === remote ? widget : []))
    .toSorted()
    .join('\n');
