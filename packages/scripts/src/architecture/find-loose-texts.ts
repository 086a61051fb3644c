import { parseSync, Visitor } from 'oxc-parser';
import type { Expression, JSXChild } from 'oxc-parser';

const isText = (node: Expression): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** A text that React puts in and takes out: `{busy && '…'}`, `{busy ? '…' : ''}`. */
const comesAndGoes = (node: Expression): boolean => {
  if (node.type === 'LogicalExpression' && node.operator === '&&') return isText(node.right);
  if (node.type !== 'ConditionalExpression') return false;
  const sides = [node.consequent, node.alternate];
  const isNothing = (side: Expression) => side.type === 'Literal' && !side.value;
  return sides.some(isText) && sides.some(isNothing);
};

/**
 * Texts of a component that come and go beside something else. A translator puts each text in an element of its own: React
 * then fails to take it out, and the whole part vanishes. In an element, alone, it is safe.
 */
export const findLooseTexts = (file: string, source: string): string[] => {
  const found: string[] = [];
  const look = ({ children }: { children: JSXChild[] }) => {
    const others = children.filter((child) => child.type !== 'JSXText' || child.value.trim());
    if (others.length < 2) return;
    for (const child of others)
      if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression')
        if (comesAndGoes(child.expression)) found.push(source.slice(child.start, child.end));
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, source).program);
  return found;
};
