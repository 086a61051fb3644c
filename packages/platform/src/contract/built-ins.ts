/**
 * JavaScript for a realm that code of releases runs in: `findChangedBuiltIns()` names what was changed since it was called last, or
 * since this ran. Only functions count: those of the language and the platform, and what was added to their prototypes.
 * Shell and remotes share a realm, so such a change is every team's. A text, because it runs elsewhere than what sends it.
 */
export const builtInsScript = `
globalThis.findChangedBuiltIns = (() => {
  const list = () => {
    const found = new Map();
    const add = (name, holder) => {
      for (const key of Reflect.ownKeys(holder)) {
        const { value, get } = Reflect.getOwnPropertyDescriptor(holder, key);
        const code = get ?? value;
        if (typeof code === 'function' && key !== 'constructor') found.set(name + '.' + String(key), code);
      }
    };
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const { value } = Object.getOwnPropertyDescriptor(globalThis, name);
      if (typeof value !== 'function' || name === 'findChangedBuiltIns') continue;
      found.set(name, value);
      add(name, value);
      if (value.prototype) add(name + '.prototype', value.prototype);
    }
    for (const name of ['Math', 'JSON', 'Reflect', 'history', 'document']) if (globalThis[name]) add(name, globalThis[name]);
    return found;
  };
  let before = list();
  const holders = new Set(before.keys());
  return () => {
    const now = list();
    const isChanged = (name) =>
      before.has(name) ? before.get(name) !== now.get(name) : name.includes('.prototype.') && holders.has(name.split('.')[0]);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(isChanged);
    before = now;
    return changed;
  };
})();
`;
