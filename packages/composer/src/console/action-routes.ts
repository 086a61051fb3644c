import type { PlatformBody, PlatformCallName } from '@binnen/platform/contract/platform-calls';
import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { callPlatform } from './call-platform.ts';
import { steps } from './pages/canary-page.tsx';
import { readVersions } from './pages/choose-versions.tsx';
import { actions, pages, type PageName } from './session/paths.ts';
import { readOwnForm, requireForm, type Fields } from './session/require-form.ts';
import { say, type Said } from './said.ts';
import { endSession, startSession } from './session/session.ts';

/** Does a call of the platform with what a form says, then shows the page with its result. Throws when it is refused. */
const create =
  <Name extends PlatformCallName>(
    page: PageName,
    name: Name,
    said: Said,
    read: (fields: Fields) => PlatformBody<Name>,
  ) =>
  async (c: Context<EdgeEnv>) => {
    const { session, fields } = await requireForm(c);
    await callPlatform(c, session.caller, name, read(fields));
    say(c, said);
    return c.redirect(pages[page], 303);
  };
/** The canary that the page showed. */
const readMeant = ({ expected = '' }: Fields) => ({ expected });

/** The share to begin with, and those after it. */
const readSteps = ({ share: first, auto }: Fields) => {
  const share = Number(first);
  const shares = steps.shares.filter((next) => next > share || next === 100);
  return { share, ...(auto ? { auto: { ...steps, shares } } : {}) };
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
    create('history', 'rollBack', 'rolled-back', ({ remote, expected = '' }) => ({
      ...(remote ? { remote } : {}),
      expected,
    })),
  )
  .post(
    actions.startCanary,
    create('canary', 'startCanary', 'started', (fields) => ({
      versions: readVersions(fields),
      ...readSteps(fields),
    })),
  )
  .post(
    actions.shareCanary,
    create('canary', 'startCanary', 'shared', (fields) => ({
      ...readMeant(fields),
      share: Number(fields['share']),
    })),
  )
  .post(actions.promoteCanary, create('canary', 'promoteCanary', 'promoted', readMeant))
  .post(actions.abortCanary, create('canary', 'abortCanary', 'aborted', readMeant))
  .post(
    actions.makePreview,
    create('previews', 'preview', 'made', (fields) => ({
      versions: readVersions(fields),
      hours: Number(fields['hours']),
    })),
  )
  .post(
    actions.endPreview,
    create('previews', 'endPreview', 'ended', ({ id = '' }) => ({ id })),
  );
