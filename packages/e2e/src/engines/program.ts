import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The file of the first of these commands that is installed. */
export const findCommand = (...names: string[]): string | undefined => {
  for (const name of names)
    for (const folder of (process.env['PATH'] ?? '').split(path.delimiter))
      try {
        const file = path.join(folder, name);
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // It is in another folder, or nowhere.
      }
  return undefined;
};

export interface Program {
  /** Resolves with the first part of what it prints that matches. Rejects with all of it when it ends before that. */
  says: (pattern: RegExp) => Promise<string>;
  output: () => string;
  stop: () => Promise<void>;
}

export const startProgram = (file: string, words: string[], env: NodeJS.ProcessEnv = {}): Program => {
  const child = spawn(file, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  return {
    output: () => output,
    says: async (pattern) => {
      for (;;) {
        const found = pattern.exec(output)?.[0];
        if (found !== undefined) return found;
        const more = new Promise<string>((resolve) => {
          for (const stream of [child.stdout, child.stderr]) stream.once('data', () => resolve('more'));
        });
        const isOver = (await Promise.race([more, ended.then(() => 'over')])) === 'over';
        if (isOver) throw new Error(`${file} ended:\n${output}`);
      }
    },
    stop: async () => {
      process.off('exit', stop);
      stop();
      // One that hangs does not hear that.
      const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(hard);
    },
  };
};
