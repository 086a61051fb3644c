import { setTimeout } from 'node:timers/promises';
import { EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import { readComposition, type LiveComposition } from '../releases.ts';

const everyMilliseconds = 10_000;

interface Following {
  every?: number;
  signal?: AbortSignal;
  /** What was live before; without it, what is live at the begin. */
  known?: LiveComposition | undefined;
}

/** What is live; undefined: the site does not answer now. Throws for a token that has ended, which no waiting mends. */
const readNow = async (access: EdgeAccess): Promise<LiveComposition | undefined> => {
  try {
    return await readComposition(access);
  } catch (error) {
    if (!(error instanceof EdgeRefusal) || error.code !== 'unauthorized') return undefined;
    const end = `What goes live at ${access.url} is not taken up any more. Start this again with another token.`;
    throw new EdgeRefusal(error.code, error.message, [...error.details, end]);
  }
};

/**
 * Calls back whenever another composition went live at a site, until `signal` or the end of the token ends it. A site that does
 * not answer is asked again, and what could not be taken up is tried again.
 */
export const followLive = async (
  access: EdgeAccess,
  onChange: () => Promise<void>,
  { every = everyMilliseconds, signal, known: before }: Following = {},
): Promise<void> => {
  let known = before ?? (await readNow(access));
  for (;;) {
    if (signal?.aborted) return;
    await setTimeout(every, undefined, { ref: false });
    const now = await readNow(access);
    if (!now || now.id === known?.id) continue;
    try {
      if (known) await onChange();
      known = now;
    } catch (error) {
      console.error(String(error));
    }
  }
};
