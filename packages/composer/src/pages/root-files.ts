import { shellName } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import { findClientFile } from '../releases/files/release-files.ts';
import { chooseComposition } from '../rollouts/choose-composition.ts';
import type { EdgeEnv } from '../environment/env.ts';

/** A worker is subject to its own file's policy and fetches for the whole site; the offline page has a style sheet. */
const policies: Record<string, string> = {
  'root/sw.js': "default-src 'none'; script-src 'self'; connect-src 'self'",
  'root/offline.html':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
};

/**
 * Files of the live shell that must be at the site's root, such as `/sw.js` and `/favicon.svg`: its client files below
 * `root/`. Null when the shell has none at this path.
 */
export const serveRootFile = async (c: Context<EdgeEnv>): Promise<Response | null> => {
  const { kind, composition } = await chooseComposition(c);
  const shell = (composition ?? (await c.get('site').builtIn.loadComposition())).releases[shellName];
  const file = `root${c.req.path}`;
  if (!shell?.integrity[file]) return null;
  const published = await findClientFile(c.env, { ...shell, path: file });
  const found =
    published ??
    (await c.env.ASSETS.fetch(new URL(`/remotes/${shell.remote}/${shell.version}/${file}`, c.req.url)));
  if (!found.ok) return null;
  const headers = new Headers(found.headers);
  // The name stays the same and the content changes with the shell, so browsers revalidate it.
  const caching = file.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
  headers.set('cache-control', kind === 'preview' ? 'private, no-store' : caching);
  const policy = policies[file];
  if (policy) headers.set('content-security-policy', policy);
  return new Response(found.body, { status: found.status, headers });
};
