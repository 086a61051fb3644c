// Every program that reads this file needs the types, not this package alone.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-tree-parser.d.ts" />
import type { Atrule, Block, CssNode, Declaration, Raw, Rule, Selector } from 'css-tree';
import parse from 'css-tree/parser';

/** Where a remote's rules stand; `design` is what the site's own components bring along. */
const layersOf = (remote: string): string[] => [remote.replace(/^mf-/, ''), 'design'];

/** Decides whether a class or an animation's name is the remote's own. */
export interface Sheet {
  remote: string;
  isOwnName: (name: string) => boolean;
  /** A built sheet has no nesting left. Some faults only show in a built sheet. */
  isBuilt: boolean;
}

/** A built sheet: CSS modules write what the author called it, and a hash. */
export const describeBuilt = (remote: string): Sheet => ({
  remote,
  isOwnName: (name) => /-[\w-]{4,}$/.test(name),
  isBuilt: true,
});

/** A file as it was written: what a CSS module names is its own, and what a plain sheet names is everybody's. */
export const describeSource = (remote: string, file: string): Sheet => ({
  remote,
  isOwnName: () => file.endsWith('.module.css'),
  isBuilt: false,
});

/** At-rules whose rules are judged like those around them. */
const conditions = ['media', 'supports', 'container', 'starting-style', 'scope'];

const narrow = ['is', 'where', 'matches'];
const selectorsIn = (node: CssNode): Selector[] =>
  node.type === 'SelectorList' || node.type === 'Selector' || node.type === 'PseudoClassSelector'
    ? (node.children?.toArray() ?? []).flatMap((child) =>
        child.type === 'Selector' ? [child] : child.type === 'SelectorList' ? selectorsIn(child) : [],
      )
    : [];

/** A compound that matches only what has a class or an attribute of its own. */
const isOwn = (compound: CssNode[], sheet: Sheet): boolean =>
  compound.some((part) => {
    if (part.type === 'ClassSelector') return sheet.isOwnName(part.name);
    if (part.type === 'NestingSelector') return true;
    if (part.type !== 'PseudoClassSelector' || !narrow.includes(part.name)) return false;
    const choices = selectorsIn(part);
    return choices.length > 0 && choices.every((choice) => isScoped(choice, sheet));
  });

interface Step {
  /** Before the compound: '' at the start, ' ', '>', '+' or '~'. */
  combinator: string;
  parts: CssNode[];
}

const splitCompounds = (selector: Selector): Step[] => {
  const steps: Step[] = [{ combinator: '', parts: [] }];
  for (const part of selector.children.toArray()) {
    if (part.type === 'Combinator') steps.push({ combinator: part.name, parts: [] });
    else steps.at(-1)!.parts.push(part);
  }
  return steps;
};

/** Whether all that a selector matches is its own, or lies in something that is. */
const isScoped = (selector: Selector, sheet: Sheet): boolean => {
  let isInside = false;
  let isHere = false;
  for (const { combinator, parts } of splitCompounds(selector)) {
    // An element beside an own one may be another team's.
    isInside ||= isHere && combinator !== '+' && combinator !== '~';
    isHere = isOwn(parts, sheet);
  }
  return isInside || isHere;
};

const hasOwnSubject = (selector: Selector, sheet: Sheet): boolean =>
  isOwn(splitCompounds(selector).at(-1)?.parts ?? [], sheet);

/**
 * The rules of a remote's style sheet that reach outside the remote: one sentence for each, with its line and what to
 * write instead. A sheet without a fault can only change elements with a class of its own, and elements inside those.
 */
export const findStyleFaults = (css: string, sheet: Sheet): string[] => {
  const faults: string[] = [];
  const layers = layersOf(sheet.remote);
  const add = (node: CssNode | undefined, message: string) =>
    faults.push(`line ${node?.loc?.start.line ?? 1}: ${message}`);
  const quote = ({ loc }: CssNode): string =>
    loc ? css.slice(loc.start.offset, Math.min(loc.end.offset, loc.start.offset + 80)) : '';

  const readRule = (rule: Rule, layer: string | null, isNested: boolean) => {
    if (rule.prelude.type === 'Raw')
      return sheet.isBuilt && add(rule, `"${quote(rule.prelude)}" is no selector.`);
    const selectors = selectorsIn(rule.prelude);
    if (layer === null)
      add(
        rule,
        `"${quote(rule.prelude)}" stands in no layer, and so wins over all others. Write it in @layer ${layers[0]} {…}.`,
      );
    for (const selector of selectors)
      if (!isNested && !isScoped(selector, sheet))
        add(
          selector,
          `"${quote(selector)}" matches what is not the remote's own. Begin it with a class of a *.module.css file.`,
        );
    readBlock(
      rule.block,
      layer,
      isNested || selectors.every((selector) => isScoped(selector, sheet)),
      selectors,
    );
  };

  const readDeclaration = (declaration: Declaration, selectors: Selector[]) => {
    if (declaration.important && !selectors.every((selector) => hasOwnSubject(selector, sheet)))
      add(
        declaration,
        `"${quote(declaration)}" is !important on what is not the remote's own. Give that a class.`,
      );
  };

  const readAtrule = (rule: Atrule, layer: string | null, isNested: boolean, selectors: Selector[]) => {
    const { name, block, prelude } = rule;
    const words = prelude ? quote(prelude).trim() : '';
    if (name === 'layer') {
      const isOwnLayer = block && layers.includes(words);
      if (!isOwnLayer) add(rule, `@layer ${words}: a remote's rules stand in @layer ${layers[0]} {…}.`);
      return block && readBlock(block, words, isNested, selectors);
    }
    if (conditions.includes(name)) return block && readBlock(block, layer, isNested, selectors);
    if (name.endsWith('keyframes')) {
      if (!sheet.isOwnName(words))
        add(
          rule,
          `@keyframes ${words} is everybody's name. Write it in a *.module.css file, which makes it the remote's own.`,
        );
      return undefined;
    }
    return add(rule, `@${name} counts for the whole page: only the shell may write it.`);
  };

  const readBlock = (block: Block, layer: string | null, isNested: boolean, selectors: Selector[]) => {
    for (const node of block.children.toArray()) readNode(node, layer, isNested, selectors);
  };

  const readNode = (
    node: CssNode | Raw,
    layer: string | null,
    isNested: boolean,
    selectors: Selector[],
  ): void => {
    if (node.type === 'Rule') readRule(node, layer, isNested);
    else if (node.type === 'Atrule') readAtrule(node, layer, isNested, selectors);
    else if (node.type === 'Declaration') readDeclaration(node, selectors);
    else if (node.type === 'Raw' && node.value.trim() && sheet.isBuilt)
      add(node, `"${quote(node)}" could not be read.`);
  };

  const tree = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
  });
  if (tree.type === 'StyleSheet') for (const node of tree.children.toArray()) readNode(node, null, false, []);
  return faults;
};
