import { parseSync, Visitor } from 'oxc-parser';

/**
 * Whether a module makes a formatter of `Intl` while it loads. The first one costs a cheap phone 20 to 100 ms, before the
 * page can be used.
 */
export const makesFormatterEarly = (file: string, source: string): boolean => {
  if (!/\bIntl\b/.test(source)) return false;
  let depth = 0;
  let found = false;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    MemberExpression: ({ object }) => {
      if (depth === 0 && object.type === 'Identifier' && object.name === 'Intl') found = true;
    },
  }).visit(parseSync(file, source).program);
  return found;
};
