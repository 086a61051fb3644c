import { Hono, type Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { EdgeEnv } from '../environment/env.ts';
import { readStatus } from '../calls/read-status.ts';
import { readLiveHealth } from '../calls/watching/read-health.ts';
import { readTroubles } from '../calls/watching/tell-teams.ts';
import { findVisibleRemotes, mayPreview } from '../registry/tokens/tokens.ts';
import { getRegistry } from '../registry/get-registry.ts';
import { attempt, type Known } from './session/attempt.ts';
import { callPlatform } from './call-platform.ts';
import { isRunning, mostCanaries } from '@binnen/platform/contract/canary';
import { CanaryPage } from './pages/canary-page.tsx';
import { listChoices } from './pages/choose-versions.tsx';
import { FaultsPage } from './pages/faults-page.tsx';
import { isOfToday } from './pages/format.tsx';
import { names, SignIn } from './pages/frame.tsx';
import { HealthPage } from './pages/health-page.tsx';
import { HistoryPage, type WayBack } from './pages/history-page.tsx';
import { listNotices, LivePage, noteUnread } from './pages/live-page.tsx';
import { mayChange } from '../releases/calls/live.ts';
import { pages, type PageName } from './session/paths.ts';
import { PreviewsPage } from './pages/previews-page.tsx';
import { ReleasesPage } from './pages/releases-page.tsx';
import { takeSaid } from './said.ts';
import { readSession, type Session } from './session/session.ts';
import { showDocument, showFramed } from './show-document.tsx';

type Show = (c: Context<EdgeEnv>, session: Session) => Promise<Child>;

const readLive = (c: Context<EdgeEnv>, { caller }: Session) => callPlatform(c, caller, 'live');
const readCanaries = async (c: Context<EdgeEnv>, { caller }: Session) =>
  (await callPlatform(c, caller, 'canary')).canaries;
const readHistory = async (c: Context<EdgeEnv>, { caller }: Session) =>
  (await callPlatform(c, caller, 'history')).history;
const readPreviews = async (c: Context<EdgeEnv>, { caller }: Session) =>
  (await callPlatform(c, caller, 'previews')).previews;
const readReplays = async (c: Context<EdgeEnv>, { caller }: Session) =>
  (await callPlatform(c, caller, 'replays')).replays;
/** Releases with their contents. A team sees its own, as in the platform's list. */
const readReleases = async (c: Context<EdgeEnv>, { caller }: Session) =>
  getRegistry(c.env).describeReleases(findVisibleRemotes(caller));

const orElse = <T,>(known: Known<T>, other: T): T => ('value' in known ? known.value : other);

/** The versions to choose from, among the releases that a caller sees. */
const readChoices = async (
  c: Context<EdgeEnv>,
  session: Session,
  isOffered: (remote: string) => boolean = () => true,
) => {
  const [{ releases }, { versions }] = await Promise.all([
    callPlatform(c, session.caller, 'releases'),
    readLive(c, session),
  ]);
  return listChoices(
    releases.filter(({ remote }) => isOffered(remote)),
    versions,
  );
};

const showLive: Show = async (c, session) => {
  const [live, history, status, canaries, troubles, replays] = await Promise.all([
    attempt(() => readLive(c, session)),
    attempt(() => readHistory(c, session)),
    attempt(() => readStatus(c.env, c.get('site').readParts)),
    attempt(() => readCanaries(c, session)),
    attempt(() => readTroubles(c.env, c.get('site'))),
    attempt(() => readReplays(c, session)),
  ]);
  const id = 'value' in live ? live.value.id : null;
  const ofLive = orElse(replays, []).filter(({ composition }) => composition === id);
  const unread = [
    ...noteUnread('faults', 'What failed', replays),
    ...noteUnread('canary', 'The canaries', canaries),
  ];
  const notices =
    'value' in status
      ? { value: [...unread, ...listNotices(status.value, orElse(canaries, []), ofLive)] }
      : status;
  return <LivePage live={live} history={history} notices={notices} troubles={troubles} session={session} />;
};

const showReleases: Show = async (c, session) => {
  const [releases, live, canaries, previews] = await Promise.all([
    attempt(() => readReleases(c, session)),
    attempt(() => readLive(c, session)),
    attempt(() => readCanaries(c, session)),
    attempt(() => readPreviews(c, session)),
  ]);
  const uses = new Map<string, string>();
  const note = (use: string, versions: Record<string, string>) => {
    for (const [remote, version] of Object.entries(versions)) uses.set(`${remote}@${version}`, use);
  };
  for (const { versions } of orElse(previews, [])) note('preview', versions);
  for (const { versions } of orElse(canaries, []).filter(isRunning)) note('canary', versions);
  if ('value' in live) note('live', live.value.versions);
  return <ReleasesPage releases={releases} uses={uses} />;
};

/** The roll-backs that the caller may do: of everything, and of each remote that it may change. */
const listWays = async (c: Context<EdgeEnv>, session: Session): Promise<WayBack[]> => {
  const { versions: from } = await readLive(c, session);
  const remotes = [null, ...Object.keys(from).toSorted()].filter((remote) =>
    mayChange(session.caller, remote === null ? [] : [remote]),
  );
  const ways = remotes.map(async (remote): Promise<WayBack[]> => {
    const earlier = await getRegistry(c.env).findEarlier(remote);
    return earlier ? [{ remote, from, to: earlier.versions }] : [];
  });
  return (await Promise.all(ways)).flat();
};

const showHistory: Show = async (c, session) => {
  const [history, ways, live] = await Promise.all([
    attempt(() => readHistory(c, session)),
    attempt(() => listWays(c, session)),
    attempt(() => readLive(c, session)),
  ]);
  const id = 'value' in live ? live.value.id : null;
  return <HistoryPage session={session} history={history} ways={ways} live={id} />;
};

const showCanary: Show = async (c, session) => {
  const { caller } = session;
  const [canaries, counted] = await Promise.all([
    attempt(() => readCanaries(c, session)),
    attempt(() => getRegistry(c.env).listCanarySteps()),
  ]);
  const running = orElse(canaries, []).filter(isRunning);
  const isOffered = (remote: string) =>
    mayChange(caller, [remote]) && !running.some(({ changes }) => changes.includes(remote));
  const choices =
    mayPreview(caller) && running.length < mostCanaries
      ? await attempt(() => readChoices(c, session, isOffered))
      : null;
  return <CanaryPage session={session} canaries={canaries} counted={counted} choices={choices} />;
};

const showPreviews: Show = async (c, session) => {
  const [previews, live, choices, rehearsals] = await Promise.all([
    attempt(() => readPreviews(c, session)),
    attempt(() => readLive(c, session)),
    mayPreview(session.caller) ? attempt(() => readChoices(c, session)) : null,
    attempt(() => getRegistry(c.env).listRehearsals()),
  ]);
  const versions = 'value' in live ? live.value.versions : {};
  return (
    <PreviewsPage
      session={session}
      previews={previews}
      live={versions}
      choices={choices}
      rehearsals={rehearsals}
    />
  );
};

const showFaults: Show = async (c, session) => {
  const [replays, gaps, canaries, releases] = await Promise.all([
    attempt(async () => (await readReplays(c, session)).filter(({ at }) => isOfToday(at))),
    attempt(async () =>
      (await readStatus(c.env, c.get('site').readParts)).gaps.filter(({ lastAt }) => isOfToday(lastAt)),
    ),
    attempt(() => readCanaries(c, session)),
    attempt(() => readLiveHealth(c.env)),
  ]);
  return <FaultsPage replays={replays} gaps={gaps} canaries={canaries} releases={releases} />;
};

const showHealth: Show = async (c) => (
  <HealthPage status={await attempt(() => readStatus(c.env, c.get('site').readParts))} />
);

const shows: Record<PageName, Show> = {
  live: showLive,
  releases: showReleases,
  history: showHistory,
  canary: showCanary,
  previews: showPreviews,
  faults: showFaults,
  health: showHealth,
};

/** Those on which nobody fills in anything, or unfolds a form: they show what is, each minute. */
const renewed: readonly PageName[] = ['live', 'faults', 'health'];

/** The console's pages. A visitor who is not signed in gets the form to sign in. */
export const pageRoutes = new Hono<EdgeEnv>().get('/_platform', (c) => c.redirect(pages.live, 308));
for (const name of Object.keys(pages) as PageName[])
  pageRoutes.get(pages[name], async (c) => {
    const session = await readSession(c, { changes: false });
    if (!session) return showDocument(c, <SignIn />);
    if (renewed.includes(name)) c.header('refresh', '60');
    const title = name === 'faults' ? 'Gaps and faults' : names[name];
    const children = await shows[name](c, session);
    return showFramed(c, { session, title, current: pages[name], said: takeSaid(c), children });
  });
