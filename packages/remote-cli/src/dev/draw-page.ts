import { composeRelease } from '@binnen/platform/contract/composed-release';
import type { Composition, Release } from '@binnen/platform/contract/composition';
import { mostRounds } from '@binnen/platform/contract/most-rounds';
import { assembleDocument, findPageFiles } from '@binnen/platform/assemble-document';
import { findMatching } from '@binnen/platform/patterns';
import type { ReadResult, RenderReply, RenderRequest } from '@binnen/platform/render-protocol';
import { selectQuery, selectUrl } from '@binnen/platform/select-query';
import { campaignNames, personalNames } from '@binnen/platform/visitor-query';

const hour = 3_600_000;

export interface DrawnPage {
  status: number;
  /** A redirect. */
  location?: string;
  document?: Uint8Array;
  /** Of an endpoint: its document is JSON. */
  isJson?: true;
  /** The bug behind it, with its stack. */
  fault?: string;
}

export interface PageDrawer {
  /** Whether a page of some release is at this path. */
  has: (pathname: string) => boolean;
  /** Whether an endpoint is. */
  answers: (pathname: string) => boolean;
  draw: (address: string) => Promise<DrawnPage>;
  /** The parameters of an address that its render does not get, and that scripts in a browser do. */
  findUndeclared: (url: URL) => string[];
}

/** Makes documents of pages as the edge does: renders, reads what the render misses, and renders again. */
export const createPageDrawer = (
  releases: readonly Release[],
  render: (request: RenderRequest) => Promise<RenderReply>,
  read: (call: string) => Promise<ReadResult>,
  /** By URL, what its last render read: known to builds before this one. */
  used: Map<string, string[]>,
  /** Goes to the end of each document. */
  tail: string,
): PageDrawer => {
  const composition: Composition = {
    id: 'dev',
    releases: Object.fromEntries(releases.map((release) => [release.remote, composeRelease(release)])),
  };
  const patterns = releases.flatMap(({ pages }) => Object.keys(pages));

  const draw = async (address: string): Promise<DrawnPage> => {
    const url = selectUrl(composition, new URL(address));
    const now = Math.floor(Date.now() / hour) * hour;
    const data = new Map<string, ReadResult>();
    const readAll = async (calls: readonly string[]) => {
      await Promise.all(calls.map(async (call) => data.set(call, await read(call))));
    };
    await readAll(used.get(url) ?? []);
    for (let round = 0; round < mostRounds; round += 1) {
      const reply = await render({ url, now, data: Object.fromEntries(data) });
      if ('reads' in reply) {
        await readAll(reply.reads);
        continue;
      }
      used.set(url, reply.used);
      const { status, location, fault, gaps = [], maxAge, code = '', html } = reply;
      if (location !== undefined) return { status, location };
      const told = fault === undefined ? {} : { fault };
      if (maxAge !== undefined) {
        const failed = new TextEncoder().encode(JSON.stringify({ status, code, detail: fault }));
        return { status, isJson: true, document: status < 400 ? html[0] : failed, ...told };
      }
      const own = Object.fromEntries([...data].filter(([call]) => reply.used.includes(call)));
      const document = assembleDocument(
        html,
        findPageFiles(composition, reply),
        { ...own, ...reply.parts },
        { address, now },
        '',
        tail,
      );
      const gap = gaps.find(({ reason }) => reason === 'failed');
      const lacks = gap && `The widget "${gap.widget}" of ${gap.owner}: ${gap.detail ?? 'it failed'}`;
      return { status, document, ...(lacks ? { fault: lacks } : {}), ...told };
    }
    throw new Error(`${url} still missed reads after ${mostRounds} rounds`);
  };
  const find = (pathname: string) => findMatching(patterns, pathname)[0];
  return {
    has: (pathname) => find(pathname) !== undefined,
    answers: (pathname) => releases.some(({ pages }) => pages[find(pathname) ?? '']?.endpoint),
    draw,
    findUndeclared: (url) => {
      const declared = selectQuery(composition, url);
      const others = [...url.searchParams].filter(([name, value]) => value && !declared.has(name));
      const ofVisitors: readonly string[] = personalNames;
      return others
        .map(([name]) => name)
        .filter((name) => !campaignNames.test(name) && !ofVisitors.includes(name));
    },
  };
};
