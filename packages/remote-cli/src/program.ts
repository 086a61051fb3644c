import { EdgeRefusal } from './edge-client.ts';
import { runCommand } from './commands.ts';

/** Runs the command of this process on the releases that are built in `root`. Sets the exit code. */
export const runProgram = async (root: string): Promise<void> => {
  const words = process.argv.slice(2);
  const json = words.includes('--json');
  const access = {
    url: process.env['BINNEN_URL'] ?? 'http://localhost:8787',
    // The token of the local stack; a real edge does not know it.
    token: process.env['BINNEN_TOKEN'] ?? 'local-platform-token',
  };

  try {
    const outcome = await runCommand(
      words.filter((word) => word !== '--json'),
      access,
      root,
    );
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
