import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';

/** A failure that is told in one sentence, without a stack. */
export class StartFailure extends Error {}

export const readPort = (variable: string, fallback: number): number => {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure(`${variable}=${text} is no port. Expected a number from 1 to 65535.`);
  return port;
};

export const checkPortFree = (port: number, variable: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      reject(new StartFailure(`Port ${port} is taken. Free it, or choose another: ${variable}=<port>`)),
    );
    server.listen(port, () => server.close(() => resolve()));
  });

/** A port that nothing uses now. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
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

/** Lets `stopAll` end this program too. */
export const register = (program: Running): Running => {
  running.add(program);
  void program.exited.then(() => running.delete(program));
  return program;
};

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

interface ProcessOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  onOutput?: (text: string) => void;
  /** The most memory that it and what it starts may each have; the system enforces it where it can (Linux). */
  mostMegabytes?: number;
}

const endWithParent = path.join(import.meta.dirname, 'end-with-parent.ts');

/**
 * Runs a program of Node in a process group of its own: stopping it stops all that it started, and it ends when this
 * process does.
 */
export const startProcess = (words: string[], options: ProcessOptions): Running => {
  const { mostMegabytes } = options;
  const program = [process.execPath, '--import', endWithParent, ...words];
  const [command, ...rest] = mostMegabytes
    ? ['sh', '-c', `ulimit -d ${mostMegabytes * 1024} 2>/dev/null; exec "$@"`, 'sh', ...program]
    : program;
  const child = spawn(command!, rest, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    const text = chunk.toString();
    output = (output + text).slice(-20_000);
    options.onOutput?.(text);
  };
  child.stdout!.on('data', keep);
  child.stderr!.on('data', keep);
  const exited = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(null));
  });
  const started: Running = {
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
  return register(started);
};

/** The edge's answer at `/healthz` when a variable or binding is missing or wrong. */
const UnconfiguredSchema = v.object({
  code: v.literal('not-configured'),
  errors: v.array(v.object({ field: v.string(), message: v.string() })),
});

const ask = async (url: string, milliseconds: number) => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    const { ok, status } = response;
    if (status !== 503) await response.body?.cancel();
    const reply = v.safeParse(
      UnconfiguredSchema,
      status === 503 && (await response.json().catch(() => null)),
    );
    const lacks = reply.success && reply.output.errors.map(({ field, message }) => `  ${field}: ${message}`);
    return { ok, lacks };
  } catch {
    return undefined;
  }
};

/** Whether `url` answers in time. An edge whose outbox is full says so with 503, and is not helped by a new start. */
export const isAlive = async (url: string, milliseconds: number): Promise<boolean> =>
  (await ask(url, milliseconds)) !== undefined;

/** Whether `url` answers with 2xx in time. */
export const answers = async (url: string, milliseconds: number): Promise<boolean> =>
  (await ask(url, milliseconds))?.ok ?? false;

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
    const response = await ask(url, 2_000);
    if (response?.ok) return;
    if (response?.lacks)
      throw new StartFailure(`${name} cannot work as it is configured:\n${response.lacks.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartFailure(
    `${name} did not answer at ${url} within ${milliseconds / 1000} s:\n${program.output()}`,
  );
};
