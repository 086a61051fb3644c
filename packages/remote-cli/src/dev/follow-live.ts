import { setTimeout } from 'node:timers/promises';
import type { EdgeAccess } from '../edge-client.ts';
import { readComposition, type LiveComposition } from '../releases.ts';

const everyMilliseconds = 10_000;

interface Following {
  every?: number;
  signal?: AbortSignal;
  /** What was live before; without it, what is live at the begin. */
  known?: LiveComposition | undefined;
}

/** Calls back whenever another composition went live at a site, until `signal` ends it. A site that does not answer is asked again, and what could not be taken up is tried again. */
export const followLive = async (
  access: EdgeAccess,
  onChange: () => Promise<void>,
  { every = everyMilliseconds, signal, known: before }: Following = {},
): Promise<void> => {
  const read = () => readComposition(access).catch(() => undefined);
  let known = before ?? (await read());
  for (;;) {
    if (signal?.aborted) return;
    await setTimeout(every, undefined, { ref: false });
    const now = await read();
    if (!now || now.id === known?.id) continue;
    try {
      if (known) await onChange();
      known = now;
    } catch (error) {
      console.error(String(error));
    }
  }
};
