import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RemoteNameSchema, shellName } from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import type { EdgeAccess } from '../edge-client.ts';
import { readComposition } from '../releases.ts';
import { parsePort, refuseWords } from '../words.ts';
import { startDevServer } from './dev-server.ts';
import { followLive } from './follow-live.ts';

const readName = (root: string): string => {
  const file = path.join(root, 'package.json');
  if (!existsSync(file))
    return refuseWords(`${root} has no package.json: dev runs in a remote's repository.`);
  const { name }: { name?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  if (v.is(RemoteNameSchema, name) && name !== shellName) return name;
  return refuseWords(
    `package.json names "${String(name)}", which is no remote. In the workspace of a site: pnpm dev mf-<name>.`,
  );
};

const readFlags = (words: string[]) => {
  let flags: { against?: string; port: string };
  try {
    const options = { against: { type: 'string' }, port: { type: 'string', default: '8780' } } as const;
    flags = parseArgs({ args: words, options }).values;
  } catch (error) {
    return refuseWords(error instanceof Error ? error.message : String(error));
  }
  return { against: flags.against, port: parsePort(flags.port) };
};

/** `dev [--against https://binnen.example] [--port 8780]`, in a remote's own repository. Goes on until it is ended. */
export const dev = async (words: string[], access: EdgeAccess, root: string): Promise<void> => {
  const { against, port } = readFlags(words);
  const name = readName(root);
  const began = performance.now();
  const site = { ...access, url: against ?? access.url };
  // Before it is loaded, which takes a while: what goes live meanwhile is another.
  const known = await readComposition(site).catch(() => undefined);
  const { url, refresh } = await startDevServer({
    access: site,
    projects: [{ name, directory: root, context: root }],
    cache: path.join(root, 'node_modules/.cache/binnen'),
    say: (line) => console.error(line),
    port,
  });
  const takeUp = async (): Promise<void> => {
    console.log(`Something else is live at ${site.url} now.`);
    await refresh();
  };
  console.log(
    `${name} as it is here, all else as it is live at ${site.url}. ` +
      `Ready in ${Math.round(performance.now() - began)} ms: ${url}`,
  );
  await followLive(site, takeUp, { known });
};
