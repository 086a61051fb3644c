import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from '@binnen/platform/contract/composition';
import type { RenderReply, RenderRequest } from '@binnen/platform/render-protocol';
import { createPageDrawer } from '../dev/draw-page.ts';
import { findFileType } from '@binnen/platform/contract/file-types';
import { readSite } from '../read-site.ts';
import { createRenderer } from '../dev/renderer.ts';
import type { Weight } from '../dev/render-thread.ts';
import type { Built } from '../join-releases.ts';
import { onceEach } from '../once-each.ts';

/** Nothing is sent here: what a page asks of it is answered in this process. */
export const origin = 'https://rehearsal.invalid';

export interface Answer {
  status: number;
  type: string;
  body: Buffer;
  policy?: string;
  /** The bug behind a page, with its stack. */
  fault?: string;
}

const unknownType = 'application/octet-stream';
const deadlineMilliseconds = 15_000;

/** Asks the live site once: both sites show the same data and pictures. */
export const createLiveAnswers = (url: string) => ({
  read: onceEach((call: string) => readSite(url, call)),
  fetch: onceEach(async (address: string, accept: string): Promise<Answer> => {
    const response = await fetch(new URL(address, url), {
      headers: { accept },
      signal: AbortSignal.timeout(deadlineMilliseconds),
    });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? unknownType,
      body: Buffer.from(await response.arrayBuffer()),
    };
  }),
});

export type LiveAnswers = ReturnType<typeof createLiveAnswers>;

const readLocal = (local: readonly Built[], pathname: string): Answer | undefined => {
  for (const { folder, release } of local) {
    const base = `/remotes/${release.remote}/${release.version}/`;
    const file = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    if (file === undefined || !release.client.some((each) => each.path === file)) continue;
    const type = findFileType(file) ?? unknownType;
    return { status: 200, type, body: readFileSync(path.join(folder, 'client', file)) };
  }
  return undefined;
};

interface Parts {
  /** All releases of the site. */
  built: readonly Built[];
  /** Those whose client files are on this machine. The others' come from the live site. */
  local: readonly Built[];
  live: LiveAnswers;
  /** The `Content-Security-Policy` of its documents. */
  policy: string;
  workspace: string;
}

/** Whether a call names a version of a reply, as that reply does itself: `/texts?versie=a`. */
const namesVersion = (search: string, reply: unknown): boolean =>
  search !== '' &&
  [...new URLSearchParams(search)].every(
    ([name, value]) => typeof reply === 'object' && reply !== null && Reflect.get(reply, name) === value,
  );

/** A site of releases, live or not: its pages are drawn here from samples, everything else is what the live site answers. */
export const createRehearsedSite = ({ built, local, live, policy, workspace }: Parts) => {
  const renderer = createRenderer(workspace, built);
  renderer.use([]);
  const releases = built.map(({ release }) => release);
  /** By address, the last render of its page. */
  const rendered = new Map<string, RenderRequest>();

  /** Answers the requests of one page. */
  const open = (data: Sample['data']) => {
    const read = (call: string) =>
      call in data ? Promise.resolve(JSON.stringify(data[call])) : live.read(call);
    let last: RenderRequest | undefined;
    const render = (request: RenderRequest): Promise<RenderReply> => renderer.render((last = request));
    const drawer = createPageDrawer(releases, render, read, new Map(), '');

    const draw = async (address: string): Promise<Answer> => {
      const { status, document, location, fault, isJson } = await drawer.draw(address);
      if (last) rendered.set(address, last);
      return {
        status,
        type: isJson ? 'application/json' : 'text/html; charset=utf-8',
        // A browser would go on to the address of a redirect, which is another page.
        body: Buffer.from(document ?? `<!DOCTYPE html><title>${status}</title>${location ?? ''}`),
        ...(policy ? { policy } : {}),
        ...(fault === undefined ? {} : { fault }),
      };
    };
    return async (address: string, accept: string): Promise<Answer> => {
      const { pathname, search } = new URL(address);
      const file = readLocal(local, pathname);
      if (file) return file;
      if (accept.includes('text/html') || drawer.answers(pathname)) return draw(address);
      const call = namesVersion(search, data[pathname]) ? pathname : pathname + search;
      if (call in data)
        return { status: 200, type: 'application/json', body: Buffer.from(JSON.stringify(data[call])) };
      return live.fetch(call, accept);
    };
  };
  return {
    releases,
    open,
    /** What a page that was opened costs the server. */
    weigh: async (address: string, times: number): Promise<Weight | undefined> => {
      const request = rendered.get(address);
      return request && renderer.weigh(request, times);
    },
    stop: renderer.stop,
  };
};
export type RehearsedSite = ReturnType<typeof createRehearsedSite>;
