import { signText } from '@binnen/edge-kit/hashes/hmac';
import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import { formatSecret } from '@binnen/edge-kit/webhooks/sign-webhook';
import { tellNews } from '@binnen/edge-kit/webhooks/tell-news';
import type { Trouble } from '@binnen/platform/contract/watch';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings, Site } from '../../environment/env.ts';
import { findMaps, getRegistry } from '../../registry/get-registry.ts';
import { mapStack } from '../../registry/stacks/map-places.ts';
import { findBudget, type TeamWebhook } from '../../registry/stores/team-store.ts';
import { findWhose, judgeWatched, type Finding } from '../../registry/watching/judge-watch.ts';
import { readQuarter } from '../../registry/watching/quarters.ts';

/** Over is what all counts do not show, and nobody saw for so long: they are looked at each quarter of an hour. */
const overMilliseconds = 35 * 60_000;

/** With which the messages to a team's webhook are signed: another one for each remote. */
export const findWebhookSecret = async (env: Bindings, remote: string): Promise<string> =>
  formatSecret(await signText(parseConfig(env).SIGNING_KEY, `webhook ${remote}`));

/** The live releases, each with what browsers told of its remote since a quarter of an hour. */
export const readWatched = async (env: Bindings, since: number) => {
  const registry = getRegistry(env);
  const [rows, composition, budgets] = await Promise.all([
    registry.listWatched(since),
    registry.findCurrent(),
    registry.listBudgets(),
  ]);
  return Object.values(composition?.releases ?? {}).map(({ remote, version }) => ({
    ...{ remote, version, budget: findBudget(budgets, remote) },
    rows: rows.filter((row) => row.remote === remote),
  }));
};

/** What is wrong with the live releases. `wholly`: looks at all counts, not only at those of the last half hour. */
const findAll = async (env: Bindings, wholly: boolean) => {
  const watched = await readWatched(env, wholly ? 0 : readQuarter() - 1);
  return {
    wholly,
    live: new Set(watched.map(({ remote, version }) => `${remote}@${version}`)),
    findings: watched.flatMap(judgeWatched),
  };
};

type Findings = readonly Finding[];

/** Each as a sentence with the place in the source, whose it is, and the command that helps. */
const describe = async (
  env: Bindings,
  site: Site,
  some: Findings,
  findings: Findings,
): Promise<Trouble[]> => {
  if (some.length === 0) return [];
  const [history, { upstreams }] = await Promise.all([getRegistry(env).listHistory(), site.readParts(env)]);
  const open = upstreams.filter(({ state }) => state === 'open').map(({ service }) => service);
  return Promise.all(
    some.map(async (finding): Promise<Trouble> => {
      const { trouble: name, remote, version, page, fault } = finding;
      const mapped = fault && (await mapStack(findMaps(env), fault.stack));
      const [place] = (mapped ?? fault?.stack ?? '').split(' ');
      const where = fault
        ? `, mostly ${fault.kind} on ${page ?? 'no page of ours'}${place && ` at ${place}`}`
        : '';
      const { whose, says, command } = findWhose(finding, { history, findings, open });
      return { name, remote, version, whose, command, says: `${finding.says}${where}. ${says}: ${command}` };
    }),
  );
};

/** What is wrong with the live releases now. */
export const readTroubles = async (env: Bindings, site: Site): Promise<Trouble[]> => {
  const { findings } = await findAll(env, true);
  return describe(env, site, findings, findings);
};

const tellTeam = async (
  env: Bindings,
  site: Site,
  { remote, url }: TeamWebhook,
  { findings, live, wholly }: Awaited<ReturnType<typeof findAll>>,
): Promise<void> =>
  tellNews({
    store: env.RELEASES,
    key: `watch/told-${remote}.json`,
    found: findings.filter((each) => each.remote === remote),
    findRepeat: () => null,
    // A release that is not live any more has no trouble.
    isOver: (name, unseenMs) =>
      (wholly && unseenMs >= overMilliseconds) || !live.has(name.split(' ')[1] ?? ''),
    tell: async ({ found, over }) => {
      const troubles = await describe(env, site, found, findings);
      const lines = [...troubles.map(({ says }) => says), ...over.map((name) => `Over: ${name}`)];
      const text = [new URL(parseConfig(env).SITE_ORIGIN).host, ...lines].join('\n');
      const at = new Date().toISOString();
      const secret = await findWebhookSecret(env, remote);
      return postWebhook(url, 'release-watch', { text, at, troubles, over }, secret);
    },
  });

/** For a cron trigger of each minute: tells teams what is wrong with their releases, once, and when it is over. */
export const tellTeams = async (env: Bindings, site: Site): Promise<void> => {
  const webhooks = await getRegistry(env).listWebhooks();
  if (webhooks.length === 0) return;
  const recent = await findAll(env, new Date().getMinutes() % 15 === 0);
  // Beside half an hour much looks new or slower: that is told by a week's counts.
  const isSure = recent.findings.every(({ trouble }) => trouble === 'budget');
  const found = isSure ? recent : await findAll(env, true);
  await Promise.all(webhooks.map((webhook) => tellTeam(env, site, webhook, found)));
};
