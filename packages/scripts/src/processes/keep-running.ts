import { isAlive, register, type Running } from './processes.ts';

export interface Keeping {
  /** What the sentences call it. */
  name: string;
  start: () => Promise<Running>;
  /** Must answer, with whatever. */
  healthUrl: string;
  /** Without an answer for this long it is ended and started again. */
  patienceMs: number;
  tell: (sentence: string) => void;
}

const pollMs = 1_000;
/** After so many starts in a row that failed, it is left alone. */
const mostStarts = 5;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts a program, and starts it again whenever it ends by itself or does not answer. The result stands for the
 * program under all its process ids; `exited` only resolves when it was stopped, or could not be kept running.
 */
export const keepRunning = async (keeping: Keeping): Promise<Running> => {
  const { name, start, healthUrl, patienceMs, tell } = keeping;
  let current = await start();
  let stopping = false;

  /** Resolves with the reason when the program has ended. */
  const watch = async (program: Running): Promise<string> => {
    let ended = false;
    void program.exited.then(() => (ended = true));
    let answeredAt = Date.now();
    for (;;) {
      await Promise.race([program.exited, wait(pollMs)]);
      if (ended) return 'ended by itself';
      if (await isAlive(healthUrl, patienceMs)) answeredAt = Date.now();
      if (ended || Date.now() - answeredAt < patienceMs) continue;
      await program.kill();
      return `did not answer for ${patienceMs / 1000} s`;
    }
  };

  const restart = async (reason: string): Promise<boolean> => {
    for (let starts = 1; starts <= mostStarts; starts += 1) {
      if (stopping) return false;
      try {
        current = await start();
        if (stopping) await current.stop();
        else tell(`${name} ${reason}, and was started again.`);
        return !stopping;
      } catch {
        // Its port may be taken for a moment.
        await wait(500);
      }
    }
    if (!stopping) tell(`${name} ${reason}, and could not be started again:\n${current.output()}`);
    return false;
  };

  const run = async (): Promise<number | null> => {
    for (;;) {
      const reason = await watch(current);
      if (stopping || !(await restart(reason))) return current.exited;
    }
  };
  const exited = run();
  const end = (how: 'stop' | 'kill') => async () => {
    stopping = true;
    await current[how]();
    await exited;
  };
  return register({
    get pid() {
      return current.pid;
    },
    output: () => current.output(),
    exited,
    stop: end('stop'),
    kill: end('kill'),
  });
};
