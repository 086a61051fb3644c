import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Runs in the worker. A function cannot leave it: its source does. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
const asText = (_, value) => (typeof value === 'function' ? value.toString() : value);
import(workerData).then((module) => parentPort.postMessage(JSON.stringify(module, asText)));
`;

/**
 * A module's exports as data, with each function as its source text. In a worker of its own, because a process that
 * builds twice (`pnpm dev`) would get the module of the first time, and those that it imports.
 */
export const readExports = async <T>(file: string): Promise<T> => {
  const worker = new Worker(script, { eval: true, workerData: pathToFileURL(file).href });
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.on('message', (text: string) => resolve(JSON.parse(text) as T));
      worker.on('error', (cause) => reject(new Error(`${file}: ${cause.message}`, { cause })));
    });
  } finally {
    await worker.terminate();
  }
};
