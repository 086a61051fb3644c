import { createDataCentre } from '@binnen/edge-kit/caching/data-centre';
import { shellName, type ComposedRelease } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import { chooseComposition } from '../rollouts/choose-composition.ts';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';

const dataCentre = createDataCentre('root-files');

/** A worker is subject to its own file's policy and fetches for the whole site; the offline page has a style sheet. */
const policies: Record<string, string> = {
  'root/sw.js': "default-src 'none'; script-src 'self'; connect-src 'self'",
  'root/offline.html':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
};

/** The bytes of a file never change under its hash, so the data centre's cache keeps them. */
const findFile = async (
  c: Context<EdgeEnv>,
  { remote, version }: Pick<ComposedRelease, 'remote' | 'version'>,
  path: string,
  integrity: string,
): Promise<Response | null> => {
  const address = `/_kept/root-files/${encodeURIComponent(integrity)}/${path}`;
  const key = new URL(address, parseConfig(c.env).SITE_ORIGIN).href;
  const kept = await dataCentre.find(key, (found) => found);
  if (kept) return kept;
  const { findClientFile } = await import('../releases/files/release-files.ts');
  const published = await findClientFile(c.env, { remote, version, path });
  const found =
    published ?? (await c.env.ASSETS.fetch(new URL(`/remotes/${remote}/${version}/${path}`, c.req.url)));
  if (!found.ok) return null;
  const headers = new Headers(found.headers);
  headers.set('cache-control', 'public, max-age=2592000, immutable');
  const bytes = await found.arrayBuffer();
  c.executionCtx.waitUntil(dataCentre.put(key, new Response(bytes, { headers })));
  return new Response(bytes, { headers });
};

/**
 * Files of the live shell that must be at the site's root, such as `/sw.js` and `/favicon.svg`: its client files below
 * `root/`. Null when the shell has none at this path.
 */
export const serveRootFile = async (c: Context<EdgeEnv>): Promise<Response | null> => {
  const { kind, composition } = await chooseComposition(c);
  const shell = (composition ?? (await c.get('site').builtIn.loadComposition())).releases[shellName];
  const file = `root${c.req.path}`;
  const integrity = shell?.integrity[file];
  const found = shell && integrity ? await findFile(c, shell, file, integrity) : null;
  if (!found) return null;
  const headers = new Headers(found.headers);
  // The name stays the same and the content changes with the shell, so browsers revalidate it.
  const caching = file.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
  headers.set('cache-control', kind === 'preview' ? 'private, no-store' : caching);
  const policy = policies[file];
  if (policy) headers.set('content-security-policy', policy);
  return new Response(found.body, { status: found.status, headers });
};
