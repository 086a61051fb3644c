import { shellName } from '@binnen/platform/contract/composition';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { addWrite } from './add-call.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import type { Live } from '../../registry/registry.ts';
import { refuseChange, requireAny, summarise } from './live.ts';
import { makeLive, refuseLate, type Plan } from '../compositions/promote.ts';
import { versionsOf } from '../../registry/stores/versions-of.ts';

const { rollBack, retire } = platformCalls;
/** Only patterns within it. */
const everything = ['/*'];

/** The composition that a roll-back of one remote, or of all, makes live. */
const planRollback = async (
  c: Context<EdgeEnv>,
  remote: string | undefined,
  isLive: boolean,
): Promise<Plan> => {
  const earlier = await getRegistry(c.env).findEarlier(remote ?? null);
  if (earlier) return { ...earlier, action: 'rollback', remote, allowLoss: everything };
  return refuseChange(
    remote
      ? `There is no earlier version of ${remote} to go back to.${isLive ? ` To take it out: pnpm remote retire ${remote}.` : ''}`
      : 'There is no earlier composition to go back to.',
  );
};

/** What editors' pages lose with these widgets, as a sentence; null: nothing. */
const describeLoss = async (c: Context<EdgeEnv>, widgets: readonly string[]): Promise<string | null> => {
  if (widgets.length === 0) return null;
  const names = widgets.join(', ');
  try {
    const pages = await c.get('site').listPagesWith(c.env, c.executionCtx, widgets);
    return pages.length > 0
      ? `Editors placed its ${names} on ${pages.join(', ')}, where nothing would be left of it.`
      : null;
  } catch {
    return `Editors may have placed its ${names} on pages of other teams, where nothing would be left of it: the CMS does not answer.`;
  }
};

const planRetirement = async (
  c: Context<EdgeEnv>,
  seen: Live,
  { remote, allowLoss }: { remote: string; allowLoss: readonly string[] },
): Promise<Plan> => {
  const { [remote]: live, ...versions } = versionsOf(seen.composition);
  if (remote === shellName) refuseChange('The shell cannot be retired: every page stands in it.');
  if (live === undefined) refuseChange(`${remote} is not live.`);
  const { pages = {}, placeable = {} } = seen.composition?.releases[remote] ?? {};
  const loss = allowLoss.length === 0 && (await describeLoss(c, Object.keys(placeable)));
  if (loss) refuseChange(`${loss} If that is meant: --allow-loss=${Object.keys(pages).join(',') || '/*'}.`);
  return { versions, action: 'retire', remote, allowLoss };
};

/** Undoes a promote: rolling back, and retiring a remote. */
export const goingBackRoutes = new Hono<EdgeEnv>();

addWrite(
  goingBackRoutes,
  rollBack,
  'promote',
  'Goes back to what was live before the last promote or retirement: one remote, or everything.',
  async (c, { remote, expected }) => {
    const by = await requireAny(c, remote ? [remote] : []);
    let first: string | null | undefined;
    const plan = (seen: Live): Promise<Plan> => {
      const live = (remote ? versionsOf(seen.composition)[remote] : seen.composition?.id) ?? null;
      if (first === undefined) first = live;
      // Another roll-back came first: from there, this one would go back a further step.
      if (live !== first) refuseLate();
      return planRollback(c, remote, live !== null);
    };
    const { composition, changed } = await makeLive(c.env, plan, { by, expected });
    if (!changed) refuseChange('What it would go back to is live.');
    return { ...summarise(composition), changed };
  },
  { body: '{"remote":"mf-news"}', problems: ['composition-refused'] },
);

addWrite(
  goingBackRoutes,
  retire,
  'publish:{remote}',
  'Takes a remote out of the composition; its releases stay, and can be promoted again. Refused while that loses pages that `allowLoss` does not name.',
  async (c, { remote, allowLoss = [] }) => {
    const by = await requireAny(c, [remote]);
    const plan = (seen: Live): Promise<Plan> => planRetirement(c, seen, { remote, allowLoss });
    const { composition, changed } = await makeLive(c.env, plan, { by });
    return { ...summarise(composition), changed };
  },
  { body: '{"remote":"mf-rentals"}', problems: ['composition-refused'] },
);
