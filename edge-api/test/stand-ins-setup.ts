import { createStandIns } from '@binnen/stand-ins/server';
import type { TestProject } from 'vitest/node';
import { startAwkwardServer } from './awkward-server.ts';

/** Real HTTP for the tests: the stand-ins of `npm start`, and a server that only misbehaves. */
export default async function setup(project: TestProject) {
  const standIns = createStandIns({ objects: 120 });
  const { url } = await standIns.start();
  const awkward = await startAwkwardServer();
  project.provide('upstreams', url);
  project.provide('awkward', awkward.url);
  return async () => {
    await awkward.stop();
    await standIns.stop();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    upstreams: string;
    awkward: string;
  }
}
