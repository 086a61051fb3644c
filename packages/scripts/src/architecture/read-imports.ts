import { parseSync, Visitor, type Expression } from 'oxc-parser';

const textOf = (node: Expression): string[] =>
  node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

/**
 * The modules that a source names: imports and re-exports, of types too, `import('…')` in code and in types. A dynamic
 * import of an address that is computed is not among them.
 */
export const readImports = (file: string, source: string): string[] => {
  const parsed = parseSync(file, source);
  if (parsed.errors[0]) throw new Error(`${file} cannot be parsed: ${parsed.errors[0].message}`);
  const { staticImports, staticExports } = parsed.module;
  const found = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.value));
  for (const { entries } of staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.add(moduleRequest.value);
  // Reading the whole tree costs ten times as much as the list of imports, so it is only read when it can add one.
  if (/\bimport\s*\(/.test(source))
    new Visitor({
      ImportExpression: (node) => textOf(node.source).forEach((name) => found.add(name)),
      TSImportType: (node) => void found.add(node.source.value),
    }).visit(parsed.program);
  return [...found];
};
