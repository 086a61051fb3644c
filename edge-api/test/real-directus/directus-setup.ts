import { keys } from '@binnen/stand-ins/keys';
import { loadContent } from '@binnen/demo-data/content/load-content';
import type { TestProject } from 'vitest/node';
import startStandIns from '../stand-ins-setup.ts';
import { seedDirectus } from './seed.ts';
import { startDirectus } from './start.ts';

/** The stand-ins, and next to them a real Directus with the same content. */
export default async function setup(project: TestProject) {
  const stopStandIns = await startStandIns(project);
  const content = loadContent().directus;
  const directus = await startDirectus();
  try {
    await seedDirectus(directus, keys.directus, content);
  } catch (error) {
    await directus.stop();
    throw error;
  }
  project.provide('directus', directus.url);
  project.provide('seeded', {
    pages: content.pages.filter(({ status }) => status === 'published').map(({ slug }) => slug),
    employees: content.employees.length,
    drafts: content.employees.filter(({ status }) => status === 'draft').length,
  });
  return async () => {
    await directus.stop();
    await stopStandIns();
  };
}
