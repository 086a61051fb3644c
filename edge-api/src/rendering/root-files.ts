import { shellName } from '@binnen/contracts/composition';
import type { Context } from 'hono';
import { findClientFile } from '../composition/release-files.ts';
import { findPreview, findShown } from '../previews/find-preview.ts';
import { findCanaryOf, findVisit } from '../canary/visit.ts';
import { readPointer } from '../registry/pointer.ts';
import type { EdgeEnv } from '../env.ts';
import { builtIn } from '../registry/built-in.ts';

/** A worker is subject to its own file's policy and fetches for the whole site; the offline page has a style sheet. */
const policies: Record<string, string> = {
  'root/sw.js': "default-src 'none'; script-src 'self'; connect-src 'self'",
  'root/offline.html':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
};

/**
 * Files of the live shell that must be at the site's root, such as `/sw.js` and `/favicon.svg`: its client files below
 * `root/`. Null when the shell has none at this path.
 */
export const serveRootFile = async (c: Context<EdgeEnv>): Promise<Response | null> => {
  const shown = findPreview(c) && (await findShown(c));
  const pointer = await readPointer(c.env);
  const canary = findCanaryOf(findVisit(c.req.raw.headers, pointer));
  const composition = shown ?? canary ?? pointer?.composition ?? builtIn.composition;
  const shell = composition.releases[shellName];
  const file = `root${c.req.path}`;
  if (!shell?.integrity[file]) return null;
  const published = await findClientFile(c.env, shell.remote, shell.version, file);
  const found =
    published ??
    (await c.env.ASSETS.fetch(new URL(`/remotes/${shell.remote}/${shell.version}/${file}`, c.req.url)));
  if (!found.ok) return null;
  const headers = new Headers(found.headers);
  // The name stays the same and the content changes with the shell, so browsers revalidate it.
  const caching = file.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
  headers.set('cache-control', shown ? 'private, no-store' : caching);
  const policy = policies[file];
  if (policy) headers.set('content-security-policy', policy);
  return new Response(found.body, { status: found.status, headers });
};
