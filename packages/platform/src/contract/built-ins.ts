/**
 * JavaScript for a realm that code of releases runs in: `findChangedBuiltIns()` names what was changed since it was called last, or
 * since this ran: functions and accessors of the language and the platform that are others, and whatever was added to their
 * prototypes or to an object that all code shares, such as `history`. Values that are no functions may change.
 * Shell and remotes share a realm, so such a change is every team's. A text, because it runs elsewhere than what sends it.
 */
export const builtInsScript = `
globalThis.findChangedBuiltIns = (() => {
  const [Names, Found] = [Set, Map];
  const { ownKeys, getOwnPropertyDescriptor } = Reflect;
  const shared = ['history', 'document', 'navigator', 'performance', 'crypto'];
  // React marks the document that it listens to.
  const isMark = (name) => /^document\\._+react/.test(name);
  const list = () => {
    const found = new Found();
    const add = (name, holder) => {
      for (const key of ownKeys(holder)) {
        if (key === 'constructor') continue;
        const { value, get, set } = getOwnPropertyDescriptor(holder, key);
        const code = [get ?? (typeof value === 'function' ? value : undefined), set];
        if (!isMark(name + '.' + String(key))) found.set(name + '.' + String(key), code);
      }
    };
    for (const name of ownKeys(globalThis)) {
      const { value } = getOwnPropertyDescriptor(globalThis, name);
      if (typeof value !== 'function' || name === 'findChangedBuiltIns') continue;
      found.set(String(name), [value]);
      add(String(name), value);
      if (value.prototype) add(String(name) + '.prototype', value.prototype);
    }
    for (const name of ['Math', 'JSON', 'Reflect', 'Intl', ...shared]) if (globalThis[name]) add(name, globalThis[name]);
    return found;
  };
  let before = list();
  const holders = new Names(before.keys());
  return () => {
    const now = list();
    const isOther = (name) => {
      const [was, is] = [before.get(name), now.get(name)];
      return !is || was[0] !== is[0] || was[1] !== is[1];
    };
    const isChanged = (name) => {
      const [holder] = name.split('.');
      if (holder !== name && before.has(holder) && isOther(holder)) return false;
      if (before.has(name)) return isOther(name);
      return shared.includes(holder) || (name.includes('.prototype.') && holders.has(holder));
    };
    const changed = [...new Names([...before.keys(), ...now.keys()])].filter(isChanged);
    before = now;
    return changed;
  };
})();
`;
