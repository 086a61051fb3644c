import { EdgeRefusal, isLocal, localToken } from './edge-client.ts';
import { dev } from './dev/dev-command.ts';
import { runCommand } from './commands.ts';
import type { SiteCommand } from './outcome.ts';

/** `dev` asks another site than `BINNEN_URL`. */
const findAgainst = (words: readonly string[]): string | undefined => {
  if (words[0] !== 'dev') return undefined;
  const at = words.findIndex((word) => /^--against(=|$)/.test(word));
  return words[at]?.split('=')[1] ?? (at < 0 ? undefined : words[at + 1]);
};

const describeLack = (url: string): string =>
  isLocal(url)
    ? `BINNEN_TOKEN is not set: this acts as the local stack's operator at ${url}.`
    : `BINNEN_TOKEN is not set: ${url} refuses what needs the token of a team or an operator.`;

/**
 * Runs the command of this process on the releases that are built in `root`. Sets the exit code. `ofSite`: what a site
 * adds to the commands.
 */
export const runProgram = async (root: string, ofSite?: readonly SiteCommand[]): Promise<void> => {
  const given = process.argv.slice(2);
  const words = given.filter((word) => word !== '--json');
  const json = words.length < given.length;
  const { BINNEN_URL: url = 'http://localhost:8787', BINNEN_TOKEN: own } = process.env;
  if (own === undefined) console.error(describeLack(findAgainst(words) ?? url));
  const access = { url, token: own ?? localToken };

  try {
    if (words[0] === 'dev' && !words.includes('--help')) return await dev(words.slice(1), access, root);
    const outcome = await runCommand(words, access, root, ofSite);
    console.log(json ? JSON.stringify(outcome.result) : outcome.lines.join('\n'));
    if (outcome.failed) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof EdgeRefusal)) throw error;
    const { code, message, details } = error;
    if (json) console.log(JSON.stringify({ error: { code, message, details } }));
    else console.error([message, ...details.map((line) => `  ${line}`)].join('\n'));
    process.exitCode = 1;
  }
};
