import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import { parseConfig, type Config } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { addRead, addWrite } from '../releases/calls/add-call.ts';
import { barPaths } from '../rollouts/previews/preview-bar.ts';
import { signGrant, splitKeys, type PreviewGrant } from '../rollouts/previews/preview-grant.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { findCaller, mayPreview, requireScope } from '../registry/tokens/tokens.ts';
import { getRegistry } from '../registry/get-registry.ts';
import { checkReads } from '../releases/calls/check-versions.ts';
import { scopesToPreview } from '../releases/calls/live.ts';
import { prepare } from '../releases/compositions/promote.ts';
import { listChanged, versionsOf } from '../registry/stores/versions-of.ts';

const { preview, previews, endPreview } = platformCalls;

const anHour = 3_600_000;

/** Signs grants, each with the address that opens it; null where there is no key. */
const createSigner = ({ PREVIEW_KEYS, SITE_ORIGIN: origin }: Config) => {
  const [key] = splitKeys(PREVIEW_KEYS);
  if (!key) return null;
  return async (terms: Omit<PreviewGrant, 'origin'>): Promise<{ grant: string; url: string }> => {
    const grant = await signGrant(key, { ...terms, origin });
    return { grant, url: `${origin}${barPaths.open}?grant=${grant}` };
  };
};

/** Composes a candidate and tries it out as a promote does, and keeps it beside the live composition. */
export const previewRoutes = new Hono<EdgeEnv>();

addRead(
  previewRoutes,
  previews,
  'status',
  'The previews that can be seen now, with an address for those who may make one.',
  async (c) => {
    const mayOpen = mayPreview(await findCaller(c));
    const kept = await getRegistry(c.env).listPreviews();
    const sign = mayOpen ? createSigner(parseConfig(c.env)) : null;
    const list = kept.map(async (each) => {
      const link = await sign?.({ ...each, composition: each.id, sendsForms: false });
      return { ...each, url: link?.url ?? null };
    });
    return { previews: await Promise.all(list) };
  },
);

addWrite(
  previewRoutes,
  endPreview,
  'status',
  'Ends a preview before its time: no grant for it is good any more.',
  async (c, { id }) => {
    const registry = getRegistry(c.env);
    const found = (await registry.listPreviews()).find((each) => each.id === id);
    if (!found) throw new ProblemError('not-found', { detail: 'No such preview can be seen now.' });
    const { name } = await findCaller(c);
    if (found.by !== name) await requireScope(c, ...scopesToPreview(found.changes));
    await registry.endPreview(id);
    return { id };
  },
  {
    description:
      'For the token that made it, for one that publishes a remote that it changed when it was made, and for one with the scope `promote`.',
    body: '{"id":"3f2a"}',
    problems: ['not-found'],
  },
);

addWrite(
  previewRoutes,
  preview,
  'publish:{remote}',
  'Composes versions beside the live ones, and answers an address that shows exactly that mix.',
  async (c, { versions, allowLoss = [], hours, sendsForms }) => {
    // The team of one of the remotes may see its release with another team's.
    const by = await requireScope(c, ...scopesToPreview(Object.keys(versions)));
    const sign = createSigner(parseConfig(c.env));
    if (!sign)
      throw new ProblemError('not-configured', {
        detail: 'This edge signs no previews. An operator: pnpm cloud:secret PREVIEW_KEYS --env production',
      });
    await checkReads(c, versions);
    const registry = getRegistry(c.env);
    const seen = await registry.findLive();
    const live = versionsOf(seen.composition);
    const mix = { ...live, ...versions };
    const composition = await prepare(c.env, seen, { versions: mix, action: 'promote', allowLoss });
    const expires = Date.now() + hours * anHour;
    const at = await registry.addPreview(composition.id, expires, by, listChanged(versions, live));
    const link = await sign({ composition: composition.id, at, expires, sendsForms });
    return { id: composition.id, versions: versionsOf(composition), ...link, expires, sendsForms };
  },
  {
    body: '{"versions":{"mf-news":"1.0.0"}}',
    status: 201,
    problems: ['composition-refused', 'not-configured'],
  },
);
