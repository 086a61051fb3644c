/**
 * `binnen-build`, in a remote's own repository: builds the remote that its package.json names.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteNameSchema } from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import { buildRelease } from './build-release.ts';
import { checkSourceStyles } from './check-styles.ts';
import { writeRelease } from './release.ts';

const usage = `Usage: binnen-build, in a remote's repository: builds the remote into dist

  --describe   builds nothing: describes what another build left in dist/client and dist/server
  --styles     only says whether its style sheets change what is not its own`;
const refuse = (says: string): never => {
  console.error(says);
  process.exit(1);
};
const [word, ...more] = process.argv.slice(2);
if (word === '--help') {
  console.log(usage);
  process.exit();
}
if (more.length || ![undefined, '--describe', '--styles'].includes(word)) refuse(usage);

const directory = process.cwd();
const file = path.join(directory, 'package.json');
if (!existsSync(file)) refuse(`${directory} has no package.json: a remote is built in its repository.`);
const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
const parsed = v.safeParse(RemoteNameSchema, name);
const remote =
  parsed.success && parsed.output !== 'shell'
    ? parsed.output
    : refuse(`package.json names "${name}", which is no remote: expected "mf-" and 2 to 30 small letters.`);
const started = performance.now();
try {
  const project = { name: remote, directory, context: directory };
  if (word === '--styles') checkSourceStyles(project);
  else {
    const { version } = await (word === '--describe' ? writeRelease(project) : buildRelease(project));
    console.log(`${remote} ${version} built in ${Math.round(performance.now() - started)} ms`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
