import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Registry } from '@binnen/composer/registry/registry';
import { replaceCrypto } from '../crypto.ts';
import { createDisk } from '../disk.ts';
import { createObject } from '../object.ts';
import { createRandom } from '../random.ts';
import { createTime } from '../time.ts';
import { checkRegistry } from './check-registry.ts';
import { createEdge } from './edge.ts';
import type { RegistryHistory } from './history.ts';
import { createOperators } from './operators.ts';
import { createFiles, createKv } from './stores.ts';
import { builtIn } from './toys.ts';

const hourMs = 3_600_000;

const variables = {
  ...parseEnv(readFileSync(new URL('../../../local.env', import.meta.url), 'utf8')),
  PLATFORM_TOKENS: '{}',
  // Pages are not rendered here, and nobody is told.
  RENDERER_URL: '',
  ROLLOUTS_WEBHOOK_URL: '',
};

/** One life of the registry, from one seed: so many hours with everything that can go wrong, and some in which all is well. */
export const simulateRegistry = async (seed: number, hours: number, loses = 0) => {
  const random = createRandom(seed);
  const time = createTime(random);
  const kept = { error: console.error, warn: console.warn, info: console.info };
  const restoreCrypto = replaceCrypto(random.next);
  const history: RegistryHistory = {
    ops: [],
    audits: [],
    seen: [],
    tokens: [],
    breaks: [],
    lacking: [],
    hasClock: false,
  };
  const quiet = () => {};
  Object.assign(console, { error: quiet, warn: quiet, info: quiet });
  const disk = createDisk(time, random, loses);
  try {
    let afterStore = () => {};
    const stores = { time, random, flushed: disk.flushed, changed: () => afterStore() };
    const [kv, files] = [createKv(stores), createFiles(stores)];
    const place = { ...variables, COMPOSITIONS: kv.open(), RELEASES: files.bucket };
    const object = createObject<Registry>(
      (context) => Reflect.construct(Registry, [context, place, builtIn]),
      {
        ...{ time, random, disk },
        forget: () => {},
      },
    );
    const startIsolate = createEdge({ time, random, object, kv, files, variables });
    const operators = createOperators({ time, random, object, kv, files, startIsolate, history });
    afterStore = operators.afterStore;
    const begin = time.now();
    await time.run(begin + hours * hourMs);
    await operators.heal((ms) => time.run(time.now() + ms));
    object.end();
    return { faults: checkRegistry(history), hours: (time.now() - begin) / hourMs, history };
  } finally {
    time.end();
    restoreCrypto();
    Object.assign(console, kept);
    disk.end();
  }
};
