/**
 * `binnen-build`, in a remote's own repository: builds the remote that its package.json names. With `--describe` it
 * builds nothing, and describes what another build left in `dist/client` and `dist/server`; with `--styles` it only says whether
 * its style sheets change what is not its own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteNameSchema } from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import { buildRelease } from './build-release.ts';
import { checkSourceStyles } from './check-styles.ts';
import { writeRelease } from './release.ts';

const directory = process.cwd();
const { name } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as { name?: string };
const parsed = v.safeParse(RemoteNameSchema, name);
if (!parsed.success || parsed.output === 'shell') {
  console.error(`package.json names "${name}", which is no remote: expected "mf-<name>".`);
  process.exit(1);
}
const started = performance.now();
try {
  const project = { name: parsed.output, directory, context: directory };
  if (process.argv.includes('--styles')) checkSourceStyles(project);
  else {
    const { version } = await (process.argv.includes('--describe')
      ? writeRelease(project)
      : buildRelease(project));
    console.log(`${parsed.output} ${version} built in ${Math.round(performance.now() - started)} ms`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
