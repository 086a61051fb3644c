import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Registry } from '@binnen/composer/registry/registry';
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

class SimulatedRegistry extends Registry {
  override findFirst() {
    return builtIn;
  }
}

const digests: Record<string, string> = { 'SHA-256': 'sha256', 'SHA-384': 'sha384' };

/** Hashes and random numbers of this simulation: the platform's hashes are computed outside its time. */
const replaceCrypto = (draw: () => number) => {
  Object.defineProperty(crypto.subtle, 'digest', {
    configurable: true,
    value: async (algorithm: string, bytes: Uint8Array) => {
      const hash = createHash(digests[algorithm] ?? algorithm)
        .update(new Uint8Array(bytes))
        .digest();
      return new Uint8Array(hash).buffer;
    },
  });
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(draw() * 16).toString(16)).join('');
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  });
  return () => {
    Reflect.deleteProperty(crypto.subtle, 'digest');
    Reflect.deleteProperty(crypto, 'randomUUID');
  };
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
      (context) => Reflect.construct(SimulatedRegistry, [context, place]),
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
