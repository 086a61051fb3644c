import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { callPlatform } from './call-platform.ts';
import { steps } from './pages/canary-page.tsx';
import { readVersions } from './pages/choose-versions.tsx';
import { actions, pages, type PageName } from './session/paths.ts';
import { readOwnForm, requireForm, type Fields } from './session/require-form.ts';
import { say, type Said } from './said.ts';
import { endSession, startSession, type Session } from './session/session.ts';

type Act = (c: Context<EdgeEnv>, session: Session, fields: Fields) => Promise<Said>;

/** Does an action, then shows the page with its result. Throws when it is refused. */
const create = (page: PageName, act: Act) => async (c: Context<EdgeEnv>) => {
  const { session, fields } = await requireForm(c);
  say(c, await act(c, session, fields));
  return c.redirect(pages[page], 303);
};

/** Signing in and out, and the changes that pages of the console can make: each is one call of the platform. */
export const actionRoutes = new Hono<EdgeEnv>()
  .post(actions.signIn, async (c) => {
    const { token = '' } = await readOwnForm(c);
    await startSession(c, token.trim());
    return c.redirect(pages.live, 303);
  })
  .post(actions.signOut, async (c) => {
    const { session } = await requireForm(c);
    await endSession(c, session);
    return c.redirect(pages.live, 303);
  })
  .post(
    actions.rollBack,
    create('history', async (c, { caller }, { remote, expected = '' }) => {
      await callPlatform(c, caller, 'rollBack', { ...(remote ? { remote } : {}), expected });
      return 'rolled-back';
    }),
  )
  .post(
    actions.startCanary,
    create('canary', async (c, { caller }, fields) => {
      await callPlatform(c, caller, 'startCanary', {
        versions: readVersions(fields),
        share: Number(fields['share']),
        ...(fields['auto'] ? { auto: steps } : {}),
      });
      return 'started';
    }),
  )
  .post(
    actions.shareCanary,
    create('canary', async (c, { caller }, { of, share }) => {
      await callPlatform(c, caller, 'startCanary', { share: Number(share), of });
      return 'shared';
    }),
  )
  .post(
    actions.promoteCanary,
    create('canary', async (c, { caller }, { of }) => {
      await callPlatform(c, caller, 'promoteCanary', { of });
      return 'promoted';
    }),
  )
  .post(
    actions.abortCanary,
    create('canary', async (c, { caller }, { of }) => {
      await callPlatform(c, caller, 'abortCanary', { of });
      return 'aborted';
    }),
  )
  .post(
    actions.makePreview,
    create('previews', async (c, { caller }, fields) => {
      const hours = Number(fields['hours']);
      await callPlatform(c, caller, 'preview', { versions: readVersions(fields), hours });
      return 'made';
    }),
  )
  .post(
    actions.endPreview,
    create('previews', async (c, { caller }, { id = '' }) => {
      await callPlatform(c, caller, 'endPreview', { id });
      return 'ended';
    }),
  );
