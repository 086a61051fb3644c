import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A failure that is told in one sentence, without a stack. */
export class StartFailure extends Error {}

export const checkPortFree = (port: number, variable: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      reject(
        new StartFailure(`Port ${port} is taken. Free it, or choose another: ${variable}=<port> npm start`),
      ),
    );
    server.listen(port, () => server.close(() => resolve()));
  });

export interface Running {
  pid: number;
  /** The last lines that it printed. */
  output: () => string;
  exited: Promise<number | null>;
  stop: () => Promise<void>;
  /** Ends it and all that it started in the middle of whatever they do. */
  kill: () => Promise<void>;
}

const running = new Set<Running>();

/** Ends every program that this process started. */
export const stopAll = async (): Promise<void> => {
  await Promise.all([...running].map((program) => program.stop()));
};

const killGroup = (child: ChildProcess, signal: NodeJS.Signals) => {
  try {
    process.kill(-child.pid!, signal);
  } catch {
    // It has ended already.
  }
};

/** Starts a program in a process group of its own, so that stopping it stops all that it started. */
export const startProcess = (
  command: string,
  words: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; onOutput?: (text: string) => void },
): Running => {
  const child = spawn(command, words, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    const text = chunk.toString();
    output = (output + text).slice(-20_000);
    options.onOutput?.(text);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(null));
  });
  const program: Running = {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    kill: async () => {
      killGroup(child, 'SIGKILL');
      await exited;
    },
    stop: async () => {
      killGroup(child, 'SIGTERM');
      const timer = setTimeout(() => killGroup(child, 'SIGKILL'), 3_000);
      await exited;
      clearTimeout(timer);
      killGroup(child, 'SIGKILL');
    },
  };
  running.add(program);
  void exited.then(() => running.delete(program));
  return program;
};

/** Resolves when `url` answers with 2xx; rejects when the program behind it ends or takes too long. */
export const waitForAnswer = async (
  url: string,
  program: Running,
  name: string,
  milliseconds = 60_000,
): Promise<void> => {
  const end = Date.now() + milliseconds;
  let ended = false;
  void program.exited.then(() => {
    ended = true;
  });
  while (Date.now() < end) {
    if (ended) throw new StartFailure(`${name} ended before it was ready:\n${program.output()}`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartFailure(
    `${name} did not answer at ${url} within ${milliseconds / 1000} s:\n${program.output()}`,
  );
};
