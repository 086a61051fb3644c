import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Registry } from '@binnen/composer/behind/registry/registry';
import { live } from '../live.ts';
import { createObject } from '../object.ts';
import { checkRegistry } from './check-registry.ts';
import { createEdge } from './edge.ts';
import type { RegistryHistory } from './history.ts';
import { createOperators } from './operators.ts';
import { createFiles, createKv } from './stores.ts';
import { builtIn } from './toys.ts';

const variables = {
  ...parseEnv(readFileSync(path.join(import.meta.dirname, '../../../local.env'), 'utf8')),
  PLATFORM_TOKENS: '{}',
  // Pages are not rendered here, and nobody is told.
  RENDERER_URL: '',
  ROLLOUTS_WEBHOOK_URL: '',
};

/** One life of the registry. */
export const simulateRegistry = async (seed: number, hours: number, loses?: number) => {
  const history: RegistryHistory = {
    ops: [],
    audits: [],
    seen: [],
    tokens: [],
    breaks: [],
    lacking: [],
    hasClock: false,
  };
  const life = await live({ seed, hours, loses }, (parts) => {
    let afterStore = () => {};
    const stores = { ...parts, flushed: parts.disk.flushed, changed: () => afterStore() };
    const [kv, files] = [createKv(stores), createFiles(stores)];
    const place = { ...variables, COMPOSITIONS: kv.open(), RELEASES: files.bucket };
    const object = createObject<Registry>(
      (context) => Reflect.construct(Registry, [context, place, builtIn]),
      parts,
    );
    const startIsolate = createEdge({ ...parts, object, kv, files, variables });
    const operators = createOperators({ ...parts, object, kv, files, startIsolate, history });
    afterStore = operators.afterStore;
    return { heal: operators.heal, end: object.end, check: () => checkRegistry(history) };
  });
  return { ...life, history };
};
