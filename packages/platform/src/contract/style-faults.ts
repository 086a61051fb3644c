// Every program that reads this file needs the types, not this package alone.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-tree-parser.d.ts" />
import type { AttributeSelector, Atrule, Block, CssNode, Declaration, Raw, Rule, Selector } from 'css-tree';
import parse from 'css-tree/parser';

/** A remote's rules stand in a layer made for it, and in `design`, which the site's own components bring along. */
const layersOf = (remote: string): string[] => [`remotes.${remote.replace(/^mf-/, '')}`, 'design'];

/** Decides whether a class or an animation's name is the remote's own. */
export interface Sheet {
  remote: string;
  isOwnClass: (name: string) => boolean;
  isOwnAnimation: (name: string) => boolean;
  /** Some faults only show in a built sheet. */
  isBuilt: boolean;
}

const hashLength = 4;
/** The hash behind a name that our build writes: one for all names of a CSS module. */
const findHash = (name: string): string | null =>
  name.at(-1 - hashLength) === '-' ? name.slice(-hashLength) : null;

/**
 * A built sheet. A class is the remote's own when its scripts name it, or another one of the same CSS module, whose names end
 * with one hash: a build leaves out names that no script uses.
 */
export const describeBuilt = (remote: string, scripts: string): Sheet => {
  const names = new Set(scripts.match(/[\w-]+/g));
  const isHashed = (name: string) => /[-_][\w-]{4,}$/.test(name);
  const hashes = new Set([...names].map(findHash));
  return {
    remote,
    isOwnClass: (name) => {
      const hash = findHash(name);
      return (
        isHashed(name) && (names.has(name) || (hash !== null && /[^a-z]/.test(hash) && hashes.has(hash)))
      );
    },
    isOwnAnimation: isHashed,
    isBuilt: true,
  };
};

/** A file as it was written: what a CSS module names is its own, and what a plain sheet names is everybody's. */
export const describeSource = (remote: string, file: string): Sheet => ({
  remote,
  isOwnClass: () => file.endsWith('.module.css'),
  isOwnAnimation: () => file.endsWith('.module.css'),
  isBuilt: false,
});

/** At-rules whose rules are judged like those around them. */
const conditions = ['media', 'supports', 'container', 'starting-style'];

const narrow = ['is', 'where', 'matches'];
const selectorsIn = (node: CssNode): Selector[] =>
  node.type === 'SelectorList' || node.type === 'Selector' || node.type === 'PseudoClassSelector'
    ? (node.children?.toArray() ?? []).flatMap((child) =>
        child.type === 'Selector' ? [child] : child.type === 'SelectorList' ? selectorsIn(child) : [],
      )
    : [];

/** What the `&` of a nested rule stands for. */
interface Parent {
  /** It is the remote's own, or lies in something that is. */
  isScoped: boolean;
  /** It lies in something that is: so what is beside it does, too. */
  isInside: boolean;
}

interface Place {
  sheet: Sheet;
  /** Null outside all rules. */
  parent: Parent | null;
}

/** `data-owner`, which a remote's roots carry, and attributes with the remote's name. */
const isOwnAttribute = ({ name, matcher, value }: AttributeSelector, { remote }: Sheet): boolean => {
  if (name.name === `data-${remote}` || name.name.startsWith(`data-${remote}-`)) return true;
  const text = value?.type === 'String' ? value.value : value?.name;
  return name.name === 'data-owner' && matcher === '=' && text === remote;
};

/** A compound that matches only what has a class or an attribute of its own. */
const isOwn = (compound: CssNode[], place: Place): boolean =>
  compound.some((part) => {
    if (part.type === 'ClassSelector') return place.sheet.isOwnClass(part.name);
    if (part.type === 'AttributeSelector') return isOwnAttribute(part, place.sheet);
    if (part.type === 'NestingSelector') return place.parent?.isScoped ?? false;
    if (part.type !== 'PseudoClassSelector' || !narrow.includes(part.name)) return false;
    const choices = selectorsIn(part);
    return choices.length > 0 && choices.every((choice) => judge(choice, place).isScoped);
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

const isNesting = (part: CssNode): boolean =>
  part.type === 'NestingSelector' ||
  selectorsIn(part).some((selector) => selector.children.toArray().some(isNesting));

/** A nested rule's `a` and `> a` are short for `& a` and `& > a`. */
const addNesting = (steps: Step[], selector: Selector): Step[] => {
  if (selector.children.toArray().some(isNesting)) return steps;
  const [first, ...rest] = steps;
  const ampersand: Step = { combinator: '', parts: [{ type: 'NestingSelector' }] };
  return first?.parts.length ? [ampersand, { ...first, combinator: ' ' }, ...rest] : [ampersand, ...rest];
};

/** Whether all that a selector matches is its own, or lies in something that is. */
const judge = (selector: Selector, place: Place, isRule = false): Parent => {
  let isInside = false;
  let isHere = false;
  const own = splitCompounds(selector);
  for (const { combinator, parts } of isRule && place.parent ? addNesting(own, selector) : own) {
    // An element beside an own one may be another team's.
    isInside ||= isHere && combinator !== '+' && combinator !== '~';
    isHere = isOwn(parts, place);
    isInside ||= isHere && parts.some((part) => part.type === 'NestingSelector') && !!place.parent?.isInside;
  }
  return { isScoped: isInside || isHere, isInside };
};

const hasOwnSubject = (selector: Selector, place: Place): boolean =>
  isOwn(splitCompounds(selector).at(-1)?.parts ?? [], place);

const parseRules = (css: string, { offset, line, column } = { offset: 0, line: 1, column: 1 }): CssNode[] => {
  const options = { positions: true, parseValue: false, parseAtrulePrelude: false };
  const tree = parse(css, { ...options, offset, line, column });
  return tree.type === 'StyleSheet' ? tree.children.toArray() : [];
};

/** What a rule is in. */
interface Around {
  layer: string | null;
  parent: Parent | null;
  checkImportant: (declaration: Declaration) => void;
}

const findFamily = (block: Block | null): string | undefined => {
  for (const node of block?.children.toArray() ?? [])
    if (node.type === 'Declaration' && node.property === 'font-family' && node.value.type === 'Raw')
      return node.value.value.trim().replace(/^(["'])(.*)\1$/, '$2');
  return undefined;
};

/**
 * The rules of a remote's style sheet that reach outside the remote: one sentence for each, with its line and what to
 * write instead. A sheet without a fault can only change elements with a class of its own, and elements inside those.
 */
export const findStyleFaults = (css: string, sheet: Sheet): string[] => {
  const faults: string[] = [];
  const layers = layersOf(sheet.remote);
  const foreign = sheet.isBuilt
    ? "matches what is not the remote's own. Begin it with a class of a *.module.css file that its code uses."
    : "matches what is not the remote's own. Begin it with a class of a *.module.css file.";
  const add = (node: CssNode | undefined, message: string) =>
    faults.push(`line ${node?.loc?.start.line ?? 1}: ${message}`);
  const quote = ({ loc }: CssNode): string =>
    loc ? css.slice(loc.start.offset, Math.min(loc.end.offset, loc.start.offset + 80)) : '';

  const readRule = (rule: Rule, { layer, parent }: Around) => {
    if (rule.prelude.type === 'Raw')
      return sheet.isBuilt && add(rule, `"${quote(rule.prelude)}" is no selector.`);
    const selectors = selectorsIn(rule.prelude);
    if (layer === null)
      add(
        rule,
        `"${quote(rule.prelude)}" stands in no layer, and so wins over all others. Write it in @layer ${layers[0]} {…}.`,
      );
    const place = { sheet, parent };
    const judged = selectors.map((selector) => judge(selector, place, true));
    for (const [at, selector] of selectors.entries())
      if (!judged[at]?.isScoped) add(selector, `"${quote(selector)}" ${foreign}`);
    // What is nested in a rule that is refused is not told once more.
    const isInside = judged.every((each) => each.isInside || !each.isScoped);
    const checkImportant = (node: Declaration) => {
      if (!selectors.every((selector) => hasOwnSubject(selector, place)))
        add(node, `"${quote(node)}" is !important on what is not the remote's own. Give that a class.`);
    };
    readBlock(rule.block, { layer, parent: { isScoped: true, isInside }, checkImportant });
  };

  const readAtrule = (rule: Atrule, around: Around) => {
    const { name, block, prelude } = rule;
    const words = prelude ? quote(prelude).trim() : '';
    if (name === 'layer') {
      const isOwnLayer = block && layers.includes(words);
      if (!isOwnLayer) add(rule, `@layer ${words}: a remote's rules stand in @layer ${layers[0]} {…}.`);
      return block && readBlock(block, { ...around, layer: words });
    }
    if (conditions.includes(name)) return block && readBlock(block, around);
    if (name.endsWith('keyframes')) {
      if (!sheet.isOwnAnimation(words))
        add(
          rule,
          `@keyframes ${words} is everybody's name. Write it in a *.module.css file, which makes it the remote's own.`,
        );
      return undefined;
    }
    if (name === 'font-face') {
      if (!findFamily(block)?.startsWith(`${sheet.remote} `))
        add(
          rule,
          `A font of a remote has a name that begins with the remote's: font-family: "${sheet.remote} …".`,
        );
      return undefined;
    }
    return add(rule, `@${name} counts for the whole page: only the shell may write it.`);
  };

  const readBlock = (block: Block, around: Around) => {
    for (const node of block.children.toArray()) readNode(node, around);
  };

  const readNode = (node: CssNode | Raw, around: Around): void => {
    if (node.type === 'Rule') readRule(node, around);
    else if (node.type === 'Atrule') readAtrule(node, around);
    else if (node.type === 'Declaration' && node.important) around.checkImportant(node);
    else if (node.type === 'Raw' && node.value.trim()) readRaw(node, around);
  };

  /** css-tree takes a nested rule that begins with no `&`, `.` or `[` for a declaration: what it could not read is read as rules. */
  const readRaw = (raw: Raw, around: Around) => {
    const start = raw.loc?.start;
    const nodes = around.parent && start ? parseRules(raw.value, start) : [];
    const isRead = nodes.length > 0 && nodes.every(({ type }) => type === 'Rule' || type === 'Comment');
    if (isRead) for (const node of nodes) readNode(node, around);
    else if (sheet.isBuilt) add(raw, `"${quote(raw)}" could not be read.`);
  };

  const outside: Around = { layer: null, parent: null, checkImportant: () => {} };
  for (const node of parseRules(css)) readNode(node, outside);
  return faults;
};
