import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeclaredRead } from '@binnen/platform/match-read';
import type { ReadResult } from '@binnen/platform/render-protocol';
import { EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import { prepareSite } from '../live-site.ts';
import type { Outcome, Words } from '../outcome.ts';
import { findBuild, readBuild } from '../releases.ts';
import { createReader, renderPast } from '../past/render-past.ts';
import { parseRemote, refuseWords } from '../words.ts';

/**
 * `sample mf-content /contact`: draws a page of the built remote with what the site answers now, and writes those answers as
 * JSON beside `samples.ts`: a sample with which the page can always be drawn.
 */
export const sample = async (access: EdgeAccess, root: string, { rest }: Words): Promise<Outcome> => {
  const [name, address] = rest;
  if (!name || !address?.startsWith('/'))
    return refuseWords('sample needs a remote and a path: pnpm remote sample mf-content /contact');
  const remote = parseRemote(name);
  const folder = findBuild(root, remote);
  const { reads } = readBuild(folder);
  const others = (await prepareSite(access, root)).filter((each) => readBuild(each).remote !== remote);
  const data = new Map<string, ReadResult>();
  const page = await renderPast([folder, ...others], {
    url: new URL(address, access.url).href,
    now: Date.now(),
    data,
    read: createReader(access.url),
  });
  if (page.status !== 200)
    throw new EdgeRefusal(
      'no-sample',
      `${address} answers ${page.status}${page.fault ? `: ${page.fault}` : ''}. A sample is of a page that is shown.`,
    );
  const own = [...data].flatMap(([call, answer]) =>
    isDeclaredRead(reads, call) && typeof answer === 'string'
      ? [[call, JSON.parse(answer) as unknown] as const]
      : [],
  );
  const slug = address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  const file = path.join(path.dirname(folder), 'src/samples', `${slug}.json`);
  const text = `${JSON.stringify({ url: address, data: Object.fromEntries(own) }, null, 2)}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return {
    result: { file, pattern: page.pattern, calls: own.map(([call]) => call) },
    lines: [
      `Wrote ${path.relative(root, file)}, ${Math.ceil(text.length / 1024)} kB, with the answers of ${own.length} calls:`,
      ...own.map(([call]) => `  ${call}`),
      `Take it as the sample of ${page.pattern ?? address}: import it in src/samples.ts (with { type: 'json' }). Look that it names no person.`,
    ],
  };
};
