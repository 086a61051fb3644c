import { drawAgain, findStable, isComponent, register as registerComponent } from './families.ts';

export { createSignatureFunctionForTransform } from './families.ts';

type Id = string | number;
interface Hot {
  data?: { rest?: string };
  accept: () => void;
  dispose: (keep: (data: { rest?: string }) => void) => void;
  check: (apply: false) => Promise<Id[] | null>;
  apply: (options: {
    onAccepted: (change: { moduleId: Id; outdatedModules: Id[] }) => void;
  }) => Promise<unknown>;
}
declare const __webpack_require__: {
  h: () => string;
  c: Record<Id, { exports: object }>;
  m: Record<Id, unknown>;
};
declare const __webpack_module__: { hot: Hot };
declare const BINNEN_REMOTE: string;

/** Builds that a page may have missed. */
const mostSteps = 5;

/** The texts of a module's components, by its id. */
const sources = new Map<string, string[]>();
/** Modules that define a page or widget. */
const definitions = new Set<Id>();
let needsLoad = false;

export const register: typeof registerComponent = (type, id) => {
  registerComponent(type, id);
  const module = id.slice(0, id.lastIndexOf('_'));
  sources.set(module, [...(sources.get(module) ?? []), String(type)]);
};

/** Puts what stays in the place of a page's or widget's components. False: this is neither. */
const define = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !('Component' in value)) return false;
  for (const [name, part] of Object.entries(value))
    if (isComponent(part)) Reflect.set(value, name, findStable(part));
  return true;
};

/** The rest of a module beside its components: loaders, meta, and what those use. */
const readRest = (id: Id): string =>
  (sources.get(String(id)) ?? [])
    .reduce((text, source) => text.replace(source, ''), String(__webpack_require__.m[id]))
    .replaceAll(/(line|column)Number: \d+/g, '');

/** The bundler calls it after each module ran: one of components, pages and widgets alone can run again by itself. */
export const refresh = (id: Id, hot: Hot): void => {
  const values = Object.values(__webpack_require__.c[id]?.exports ?? {});
  const defined = values.filter(define);
  if (values.length === 0 || !values.every((value) => isComponent(value) || defined.includes(value))) return;
  const isDefinition = defined.length > 0;
  const rest = readRest(id);
  sources.delete(String(id));
  if (isDefinition) definitions.add(id);
  if (isDefinition && hot.data?.rest !== undefined && hot.data.rest !== rest) needsLoad = true;
  hot.dispose((data) => Object.assign(data, { rest }));
  hot.accept();
};

/**
 * Takes the build of this hash, and what came before it. False: its page has to be loaded, because its data, its head or its
 * hooks may be others.
 */
const update = async (hash: string): Promise<boolean> => {
  const { hot } = __webpack_module__;
  needsLoad = false;
  // The scripts of a page may be older than its connection.
  let isOld = true;
  for (let steps = 0; isOld && steps < mostSteps; steps += 1) {
    if (!(await hot.check(false))) return false;
    await hot.apply({
      onAccepted: ({ moduleId, outdatedModules }) => {
        needsLoad ||= outdatedModules.some((id) => id !== moduleId && definitions.has(id));
      },
    });
    isOld = __webpack_require__.h() !== hash;
  }
  // Modules tell what they are just after they ran.
  await new Promise((resolve) => setTimeout(resolve));
  return !isOld && !needsLoad && drawAgain();
};

let last = Promise.resolve(true);
const known = Reflect.get(globalThis, 'binnenRefresh') ?? {};
Reflect.set(globalThis, 'binnenRefresh', known);
known[BINNEN_REMOTE] = (hash: string) => {
  last = last.then(() => update(hash));
  return last;
};
