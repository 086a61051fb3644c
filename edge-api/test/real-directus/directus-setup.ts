import { keys } from '@binnen/stand-ins/keys';
import type { TestProject } from 'vitest/node';
import startStandIns from '../stand-ins-setup.ts';
import { seedDirectus } from './seed.ts';
import { startDirectus } from './start.ts';

/** The stand-ins, and beside them a real Directus with the same content. */
export default async function setup(project: TestProject) {
  const stopStandIns = await startStandIns(project);
  const directus = await startDirectus();
  try {
    await seedDirectus(directus, keys.directus);
  } catch (error) {
    await directus.stop();
    throw error;
  }
  project.provide('directus', directus.url);
  return async () => {
    await directus.stop();
    await stopStandIns();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    directus: string;
  }
}
