/** The modules that the containers of a page share, by name and version. */
type ShareScope = Record<string, Record<string, { lib: () => unknown }>>;

interface InstanceOptions {
  id: string;
  name: string;
  version?: string;
}

/** A remote, as its container sees itself. */
class FirstInstance {
  readonly shareScopeMap: Record<string, ShareScope> = {};
  readonly options: InstanceOptions;
  constructor(options: InstanceOptions) {
    this.options = options;
  }
  get name() {
    return this.options.name;
  }
  initOptions(options: Partial<InstanceOptions>) {
    Object.assign(this.options, options);
  }
  initShareScopeMap(scope: string, shared: ShareScope) {
    this.shareScopeMap[scope] = shared;
  }
  /** The host has filled the scope. */
  initializeSharing() {
    return [];
  }
  /** A remote brings nothing that it shares. */
  registerShared() {}
  loadShareSync(name: string) {
    const [shared] = Object.values(this.shareScopeMap['default']?.[name] ?? {});
    return shared?.lib ?? false;
  }
  async loadShare(name: string) {
    return this.loadShareSync(name);
  }
}

const instances: FirstInstance[] = [];

/**
 * The part of module federation's runtime core that a remote's stock container needs from its host before it can answer
 * `init` and `get`: 0.4 kB of 18. The first page needs no more. The whole core takes its place with navigation.
 */
export const firstCore = {
  ModuleFederation: FirstInstance,
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
  getGlobalFederationConstructor: () => undefined,
  setGlobalFederationConstructor: () => undefined,
  setGlobalFederationInstance: (instance: FirstInstance) => void instances.push(instance),
  helpers: {},
};
export type FirstCore = typeof firstCore;

const name = '_FEDERATION_RUNTIME_CORE';

/** To be called before any remote's script runs. */
export const provideFirstCore = (): void => {
  if (!Reflect.has(globalThis, name)) Reflect.set(globalThis, name, firstCore);
};
