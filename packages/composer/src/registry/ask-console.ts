import type { Bindings } from '../environment/env.ts';
import type { ConsoleStore } from './console-store.ts';
import { getRegistry } from './get-registry.ts';

/** Asks the registry what the console shows: one call of the object for each. */
export const askConsole = async <Name extends keyof ConsoleStore>(
  env: Bindings,
  name: Name,
  ...given: Parameters<ConsoleStore[Name]>
): Promise<ReturnType<ConsoleStore[Name]>> =>
  (await getRegistry(env).askConsole(name, given)) as ReturnType<ConsoleStore[Name]>;
