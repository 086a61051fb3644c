import { spawn } from 'node:child_process';
import path from 'node:path';
import { packages, root } from '@binnen/build/workspace';

/** What a step counted. */
export interface Count {
  passed: number;
  failed: number;
  /** Failures with their reasons are said once more at the end, below the thousands of lines of other tests. */
  failures?: string[];
}

export const folders: readonly string[] = packages.map(({ folder }) => folder);

/** The steps' results of the last run: unchanged parts are not checked again. */
export const cache: string = path.join(root, '.cache');
/** The runners' reports: JSON for our counts, JUnit for tools that show test runs, and a page to read. */
export const reports: string = path.join(cache, 'reports');

export const flatten = (folder: string): string => folder.replaceAll('/', '-');
export const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

/** Runs a command that prints while it runs. True when it ended well. */
export const run = (
  command: string,
  words: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, words, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });

/** Runs a command and prints what it said when it has ended, in one piece: others print meanwhile. */
export const runQuietly = (
  title: string,
  command: string,
  words: string[],
  cwd: string = root,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    const end = (ok: boolean) => {
      const text = Buffer.concat(printed).toString().trim();
      if (text) console.log(`\n— ${title}\n${text}`);
      resolve(ok);
    };
    child.on('close', (code) => end(code === 0));
    child.on('error', (error) => {
      printed.push(Buffer.from(error.message));
      end(false);
    });
  });

export const once = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export const each = async <T>(items: readonly T[], check: (item: T) => Promise<boolean>): Promise<Count> => {
  const count = { passed: 0, failed: 0 };
  for (const item of items) count[(await check(item)) ? 'passed' : 'failed'] += 1;
  return count;
};

export const faultless = (what: string, faults: string[]): Count => {
  for (const fault of faults) console.error(`  ${what}: ${fault}`);
  return once(faults.length === 0);
};
