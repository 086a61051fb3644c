import { platformCalls } from '@binnen/contracts/platform-calls';
import { Hono } from 'hono';
import { limitVersions, readBody } from '../composition/read-body.ts';
import { rebuild } from '../composition/rebuild.ts';
import type { Bindings, EdgeEnv } from '../env.ts';
import { findOutbox } from '../leads/outbox/find-outbox.ts';
import { restoreHistories } from '../listings/history/store.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { requireScope } from '../protection/tokens.ts';
import { getRegistry } from '../registry/registry.ts';
import { readCopy, type Subject } from './store.ts';

const { restore } = platformCalls;

type Restore = (env: Bindings, copied: string, by: string) => Promise<number>;

/** Answers how many rows, leads or homes are there again or more. */
const restores: Record<Subject, Restore> = {
  registry: async (env, copied, by) => {
    const rows = await getRegistry(env).restore(copied);
    await rebuild(env, by);
    return rows;
  },
  outbox: async (env, copied, by) => findOutbox(env).restore(copied, by),
  histories: restoreHistories,
};

const findCopy = async (env: Bindings, subject: Subject, at: string) => {
  const refuse = (message: string): never => {
    throw new ProblemError('invalid-parameter', { errors: [{ field: 'at', message }] });
  };
  const copy = await readCopy(env, subject, Date.parse(at)).catch(() =>
    refuse('the copy of that time cannot be read: it was made with another SIGNING_KEY'),
  );
  return copy ?? refuse('there is no copy from before that time; copies are kept for a week');
};

/** Brings back what the registry, the outbox or the histories of homes were. */
export const restoreRoutes = new Hono<EdgeEnv>().post(
  restore.path,
  describeRoute({
    summary: 'Restores a store from the newest copy before an instant, or tells which copy that is.',
    description:
      'The registry becomes what it was, but for versions and tokens that were added or ended since. The outbox gets the leads that it lacks, and sends them.',
    tag: 'platform',
    scope: 'operate',
    body: { schema: restore.body },
    reply: restore.reply,
    problems: ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large', 'composition-refused'],
    examples: [
      {
        path: restore.path,
        status: 401,
        body: '{"what":"registry","at":"2026-11-20T08:00:00Z","dryRun":true}',
      },
    ],
  }),
  limitVersions,
  async (c) => {
    const by = await requireScope(c, 'operate');
    const { what, at, dryRun } = await readBody(c, restore.body);
    const copy = await findCopy(c.env, what, at);
    const restored = dryRun ? 0 : await restores[what](c.env, copy.text, by);
    return c.json({ from: new Date(copy.at).toISOString(), restored });
  },
);
