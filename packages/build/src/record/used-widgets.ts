import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Argument } from 'oxc-parser';

/** `placedWidget(…)`: the name comes from the CMS. */
const isPlaced = (name: Argument | undefined): boolean =>
  name?.type === 'CallExpression' && name.callee.type === 'Identifier' && name.callee.name === 'placedWidget';

/** The widgets that one source file asks for by `prepareWidget(context, 'name', …)`. Throws at a name that is no literal. */
export const findUsedWidgets = (file: string, source: string): string[] => {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [, name] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'prepareWidget' || isPlaced(name)) return;
      if (name?.type !== 'Literal' || typeof name.value !== 'string')
        throw new Error(
          `${file}: prepareWidget takes a widget's name as a literal, so that the release can say what it uses. ` +
            'What an editor names is placedWidget(name).',
        );
      found.push(name.value);
    },
  }).visit(program);
  return found;
};

/** The widgets that a deployable's code uses, each once, in order. Tests do not count. */
export const listUsedWidgets = (directory: string): string[] => {
  const folder = path.join(directory, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const names = sources.flatMap((file) =>
    findUsedWidgets(path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')),
  );
  return [...new Set(names)].sort();
};
