import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import { limitVersions, readBody } from '@binnen/edge-kit/requests/read-json';
import type { Bindings, EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { composer } from '../site/composer.ts';
import { backUp, stores } from './back-up.ts';
import { readCopy } from '@binnen/edge-kit/copies/copies';

const { backup, restore } = platformCalls;

const refuse = (field: string, message: string): never => {
  throw new ProblemError('invalid-parameter', { errors: [{ field, message }] });
};

const findCopy = async (env: Bindings, subject: string, at: string) => {
  const copy = await readCopy(env, subject, Date.parse(at)).catch(() =>
    refuse('at', 'the copy of that time cannot be read: it was made with another SIGNING_KEY'),
  );
  return (
    copy ?? refuse('at', 'there is no copy from before that time: the last of each hour is kept, for a week')
  );
};

/** Copies the registry, the outbox, the alerts and the histories of homes, and brings back what they were. */
export const backupRoutes = new Hono<EdgeEnv>()
  .post(
    backup.path,
    describeRoute({
      summary:
        'Copies the registry, the outbox, the alerts and the histories of homes now, such as before a risky change.',
      description: 'Kept for a week, beside the last copy of each hour that the cron trigger makes.',
      tag: 'platform',
      scope: 'operate',
      reply: backup.reply,
      examples: [{ path: backup.path, status: 401 }],
    }),
    async (c) => {
      await composer.requireScope(c, 'operate');
      return c.json(await backUp(c.env, true));
    },
  )
  .post(
    restore.path,
    describeRoute({
      summary: 'Restores a store from the newest copy before an instant, or tells which copy that is.',
      description:
        'The registry becomes what it was, but for versions and tokens that were added or ended since. The outbox gets the leads that it lacks, and sends them; alerts that are missing are added.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: restore.body },
      reply: restore.reply,
      problems: ['invalid-parameter', 'composition-refused'],
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
      const by = await composer.requireScope(c, 'operate');
      const { what, at, dryRun } = await readBody(c, restore.body);
      const store = stores.get(what) ?? refuse('what', `expected one of ${[...stores.keys()].join(', ')}`);
      const copy = await findCopy(c.env, what, at);
      const restored = dryRun ? 0 : await store.restore(c.env, copy.text, by);
      return c.json({ from: new Date(copy.at).toISOString(), restored });
    },
  );
