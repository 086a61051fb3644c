import { platformCalls } from '@binnen/contracts/platform-calls';
import { Hono } from 'hono';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { barPaths } from '../previews/preview-bar.ts';
import { signGrant, splitKeys } from '../previews/preview-grant.ts';
import { ProblemError } from '../problem.ts';
import { requireScope, type Scope } from '../protection/tokens.ts';
import { getRegistry, type Live } from '../registry/registry.ts';
import { prepare, versionsOf } from './promote.ts';
import { limitVersions, readBody } from './read-body.ts';

const { preview } = platformCalls;

const anHour = 3_600_000;

/** Composes a candidate and tries it out as a promote does, and keeps it beside the live composition. */
export const previewRoutes = new Hono<EdgeEnv>().post(
  preview.path,
  describeRoute({
    summary: 'Composes versions beside the live ones, and answers an address that shows exactly that mix.',
    tag: 'platform',
    scope: 'publish:{remote}',
    body: { schema: preview.body },
    reply: preview.reply,
    status: 201,
    problems: [
      'unauthorized',
      'forbidden',
      'invalid-parameter',
      'payload-too-large',
      'composition-refused',
      'not-configured',
    ],
    examples: [{ path: preview.path, status: 401, body: '{"versions":{"mf-leads":"1.0.0"}}' }],
  }),
  limitVersions,
  async (c) => {
    const { versions, allowLoss = [], hours, leads } = await readBody(c, preview.body);
    // Nothing of it is live, so the team of one of the remotes may see its release with another team's.
    const teams = Object.keys(versions).map((remote): Scope => `publish:${remote}`);
    const by = await requireScope(c, 'promote', ...teams);
    const { PREVIEW_KEYS, SITE_ORIGIN: origin } = parseConfig(c.env);
    const [key] = splitKeys(PREVIEW_KEYS);
    if (!key)
      throw new ProblemError('not-configured', {
        detail: 'This edge signs no previews. An operator sets PREVIEW_KEYS: pnpm cloud:secret PREVIEW_KEYS',
      });
    const registry = getRegistry(c.env);
    const seen = (await registry.findLive()) as Live;
    const mix = { ...versionsOf(seen.composition), ...versions };
    const composition = await prepare(c.env, seen, { versions: mix, action: 'promote', allowLoss });
    const expires = Date.now() + hours * anHour;
    await registry.addPreview(composition.id, expires, by);
    const grant = await signGrant(key, { composition: composition.id, origin, expires, leads });
    const url = `${origin}${barPaths.open}?grant=${grant}`;
    return c.json({ id: composition.id, versions: versionsOf(composition), url, grant, expires, leads }, 201);
  },
);
