import { forwardRef, memo, useSyncExternalStore, type ElementType } from 'react';

/**
 * Components in a developer's browser, changed in place with their state kept. React's own refresh needs React's development
 * build, and React is the shell's, as it is live. So each component of the remote is drawn through one that stays the same
 * and calls the newest. For React they are one component, as long as it uses the same hooks.
 */
type Type = Exclude<ElementType, string>;
interface Family {
  newest: Type;
  /** Its hooks, and those of the hooks that it uses. */
  hooks: string;
  stable?: ElementType;
}
interface Signature {
  key: string;
  isReset: boolean;
  findHooks: () => object[];
}

const byId = new Map<string, Family>();
const byType = new WeakMap<object, Family>();
const lazy = new WeakMap<object, Type>();
const signatures = new WeakMap<object, Signature>();
const shown = new Map<Family, number>();
const listeners = new Set<() => void>();
let changed = new Set<Family>();
let isLost = false;
let version = 0;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isClass = (type: object): boolean =>
  typeof type === 'function' && isObject(type.prototype) && 'isReactComponent' in type.prototype;

/** The calls of hooks whose work React does again only when what they depend on changes. */
const readKept = (source: string): string =>
  [...source.matchAll(/\buse(?:\w*Effect|Memo|Callback|ImperativeHandle)\)?\(/g)]
    .map(({ index, 0: start }) => {
      let end = index + start.length;
      for (let depth = 1; depth > 0 && end < source.length; end += 1)
        depth += { '(': 1, ')': -1 }[source.charAt(end)] ?? 0;
      return source.slice(index, end);
    })
    .join()
    .replaceAll(/(line|column)Number: \d+/g, '');

const describeHooks = (type: object): string => {
  const signature = signatures.get(type);
  if (!signature) return '';
  const { key, isReset, findHooks } = signature;
  // `@refresh reset` asks for a new start.
  const reset = isReset ? String(Math.random()) : '';
  return [key, reset, readKept(String(type)), ...findHooks().map(describeHooks)].join('\n');
};

/** What the compiler writes round a component or hook: first called with it, then, without arguments, in each of its calls. */
export const createSignatureFunctionForTransform =
  () =>
  (type?: unknown, key = '', isReset = false, findHooks: () => object[] = () => []) => {
    if (isObject(type)) signatures.set(type, { key, isReset, findHooks });
    return type;
  };

const canDraw = (type: object): boolean =>
  typeof type === 'function' || 'render' in type || 'compare' in type;

/** The compiler writes this at the end of a module for all that stands as an element: a context and what is lazy too. */
export const register = (type: Type | undefined, id: string): void => {
  if (!type || byType.has(type) || !canDraw(type)) return;
  const hooks = describeHooks(type);
  const family = byId.get(id) ?? { newest: type, hooks };
  if (family.newest !== type) changed.add(family);
  // What React kept of it does not fit any more.
  isLost ||= family.hooks !== hooks || (family.newest !== type && isClass(type));
  Object.assign(family, { newest: type, hooks });
  byId.set(id, family);
  byType.set(type, family);
};

export const isComponent = (value: unknown): value is Type => isObject(value) && byType.has(value);

const follow = (family: Family) => (listener: () => void) => {
  listeners.add(listener);
  shown.set(family, (shown.get(family) ?? 0) + 1);
  return () => {
    listeners.delete(listener);
    shown.set(family, (shown.get(family) ?? 1) - 1);
  };
};
const readVersion = () => version;

const createStable = (family: Family): ElementType => {
  const subscribe = follow(family);
  const draw = (find: () => unknown, ...given: unknown[]) => {
    useSyncExternalStore(subscribe, readVersion, readVersion);
    const newest = find();
    return typeof newest === 'function' ? newest(...given) : null;
  };
  const { newest } = family;
  const findPart = (name: string) => () => Reflect.get(family.newest, name);
  if ('render' in newest) return forwardRef((props, ref) => draw(findPart('render'), props, ref));
  if ('compare' in newest) return memo((props) => draw(findPart('type'), props), findPart('compare')());
  return (props: object) => draw(() => family.newest, props);
};

/** What React draws in the place of a component. */
export const findStable = (type: ElementType): ElementType => {
  if (!isObject(type)) return type;
  const family = byType.get(type);
  if (family) return isClass(family.newest) ? family.newest : (family.stable ??= createStable(family));
  if (!('_init' in type) || typeof type._init !== 'function') return type;
  const load = type._init;
  const made =
    lazy.get(type) ?? Object.assign({}, type, { _init: (payload: unknown) => findStable(load(payload)) });
  lazy.set(type, made);
  return made;
};

/** After the modules of a save ran: draws them. False: what is on the screen would not be what a load shows. */
export const drawAgain = (): boolean => {
  const wasLost = isLost;
  const isShown = changed.size === 0 || [...changed].some((family) => shown.get(family));
  changed = new Set();
  isLost = false;
  if (wasLost || !isShown) return false;
  version += 1;
  for (const listener of [...listeners]) listener();
  return true;
};
