import { EdgeRefusal } from '@binnen/remote-cli/edge-client';

const tell = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof EdgeRefusal) for (const line of error.details) console.error(`  ${line}`);
};

/** One work at a time; what changes meanwhile is worked on after it. Work that fails is told: the next change may mend it. */
export const createWorkQueue = (work: () => Promise<void>): (() => Promise<void>) => {
  let running = false;
  let again = false;
  return async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      try {
        await work();
      } catch (error) {
        tell(error);
      }
    } while (again);
    running = false;
  };
};
