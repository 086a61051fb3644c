import { callEdge, type EdgeAccess } from '../edge-client.ts';
import { findSource, parseMap } from './map-fault.ts';
import type { Outcome, Words } from '../outcome.ts';
import { refuseWords } from '../words.ts';

/** A built place, as a log names it: `mf-news/1.5.0/server/mf-news.js:12:3`, or of a browser without `server/`. */
const parsePlace = (text: string) => {
  const [, remote, version, path, line, column] =
    /^(shell|mf-[a-z]+)\/([\w.-]+)\/([\w./-]+\.js):(\d+):(\d+)$/.exec(text) ?? [];
  if (!remote || !version || !path)
    return refuseWords(`"${text}" is no place. Expected e.g. mf-news/1.5.0/server/mf-news.js:12:3.`);
  const file = `${path.startsWith('server/') ? path : `client/${path}`}.map`;
  return { remote, version, file, line: Number(line), column: Number(column) };
};

/** `source mf-news/1.5.0/page.js:1:234 …`: places of a log in the sources. */
export const source = async (access: EdgeAccess, { rest }: Words): Promise<Outcome> => {
  if (rest.length === 0)
    return refuseWords('source needs a place of a log: pnpm remote source mf-news/1.5.0/page.js:1:234');
  const findPlace = async (text: string) => {
    const { remote, version, file, line, column } = parsePlace(text);
    const path = { remote, version };
    const { maps = [] } = await callEdge(access, 'release', { path });
    const hash = maps.find((each) => each.path === file)?.sha256;
    if (!hash) return { place: text, source: null };
    const map = await callEdge(access, 'releaseFile', { path: { ...path, hash } });
    return { place: text, source: findSource(parseMap(map.source), line, column) ?? null };
  };
  const places = await Promise.all(rest.map(findPlace));
  return {
    result: { places },
    lines: places.map(({ place, source: found }) => `  ${place}  ${found ?? 'no map knows it'}`),
  };
};
