/** How a store of the edge's own fails. */
export type StoreFault = 'throws' | 'hangs';

const failAs = (fault: StoreFault): Promise<never> =>
  fault === 'hangs' ? new Promise(() => {}) : Promise.reject(new Error('internal error; reference = 1'));

/** The same store, whose every call fails; only those of `names`, where some are given. */
export const breakStore = <Store extends object>(
  store: Store,
  fault: StoreFault,
  ...names: string[]
): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (names.length === 0 || names.includes(String(name))) return () => failAs(fault);
      const bound: unknown = value.bind(target);
      return bound;
    },
  });

/** A namespace whose objects fail. */
export const breakObjects = <Objects extends DurableObjectNamespace>(
  objects: Objects,
  fault: StoreFault,
): Objects => {
  const stub = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => failAs(fault)) });
  const find = () => stub;
  return Object.assign(Object.create(objects), {
    idFromName: objects.idFromName.bind(objects),
    get: find,
    getByName: find,
  });
};
