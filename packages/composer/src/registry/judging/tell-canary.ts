import { nameCanary, type Canary } from '@binnen/platform/contract/canary';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { log } from '@binnen/edge-kit/logging/log';
import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import { mapStack, type MapSource } from '../stacks/map-places.ts';

/** The faults with their places in the sources, where the releases have maps. */
export const mapFaults = <T extends { stack: string }>(
  maps: MapSource,
  faults: readonly T[],
): Promise<(T & { source?: string })[]> =>
  Promise.all(
    faults.map(async (fault) => {
      const source = await mapStack(maps, fault.stack);
      return source === undefined ? fault : { ...fault, source };
    }),
  );

const told = {
  'canary-rolled-back': 'A canary was rolled back',
  'canary-fewer-forms': 'A canary’s visitors send fewer forms',
} as const;
export type CanaryNews = keyof typeof told;
/** Before each try. */
const pauses = [0, 2_000, 8_000];

/** Tells the log and the teams' webhook what became of a canary, with the evidence. */
export const tellCanary = async (
  env: Bindings,
  findRelease: MapSource['findRelease'],
  canary: Canary,
  news: CanaryNews,
): Promise<void> => {
  const { id, composition, versions, changes, share, by, says, counts, evidence, forms, faults } = canary;
  const worse = faults.filter(({ side }) => side === 'canary').slice(0, 10);
  const { SITE_ORIGIN, ROLLOUTS_WEBHOOK_URL: url } = parseConfig(env);
  const report = {
    text: `${new URL(SITE_ORIGIN).host}\n${told[news]}: ${nameCanary(canary)} by ${by}. ${says}`,
    ...{ id, composition, versions, changes, share, by, says, evidence, forms },
    views: { stable: counts.stable.views, canary: counts.canary.views },
    counted: { stable: counts.stable.faults, canary: counts.canary.faults },
    faults: await mapFaults({ store: env.RELEASES, findRelease }, worse),
  };
  log('error', told[news], report);
  for (const pause of url ? pauses : []) {
    await wait(pause);
    if (await postWebhook(url, news, report)) return;
  }
};
