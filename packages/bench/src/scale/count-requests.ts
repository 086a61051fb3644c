import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@binnen/build/workspace';
import { bundledEdge, bundleEdge, startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import { sendWebhook } from '@binnen/scripts/send-webhook';
import { publishWorkspace } from '@binnen/scripts/stack';
import { build } from 'esbuild';
import { countNames, type Counts, type CountsOf } from './counts.ts';

const token = 'local-platform-token';
const repeats = 200;
/** The registry writes a changed pointer once more by then. */
const againMs = 62_000;
/** A page is stale after this, and so are the texts of the CMS. */
const staleMs = 65_000;

/** The deployed bundle behind `counting-worker.ts`, as one module. */
const bundleCounting = async (): Promise<string> => {
  await bundleEdge();
  const outfile = path.join(path.dirname(bundledEdge), 'counting.js');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'counting-worker.ts')],
    alias: { 'edge-bundle': bundledEdge },
    bundle: true,
    format: 'esm',
    external: ['cloudflare:*', 'node:*', ...builtinModules],
    outfile,
    logLevel: 'error',
  });
  return outfile;
};

const ticksPerSecond = 100;
/** Processor time in ms of workerd, among what this program started. Only on Linux. */
const readProcessorMs = (pid: number): number => {
  let ticks = 0;
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
    } catch {
      continue; // It has ended meanwhile.
    }
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat.includes('(workerd)') && Number(fields[2]) === pid)
      ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks / ticksPerSecond) * 1_000;
};

const read = async (url: string, init?: RequestInit): Promise<string> => {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
};

const sendLead = (url: string, index: number): Promise<string> =>
  read(`${url}/ac/contact/add/kopers`, {
    method: 'POST',
    body: new URLSearchParams({
      _formulier: 'interest',
      firstname: 'Anna',
      email: `meting-${index}@voorbeeld.example`,
      phone: '06 12345678',
      acceptsPrivacy: 'ja',
      woning: `woning ${index}.`,
    }),
  });

const changedPage = { event: 'pages.items.update', collection: 'pages', keys: ['verkoop'] };

const findAll = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found!)),
];
const unescape = (text: string): string => text.replaceAll('&amp;', '&');

interface Counted {
  counts: CountsOf;
  filesPerVisitor: number;
  picturesPerPage: number;
}

/** Asks the deployed bundle for each kind of request, and answers what one of them needs. */
export const countRequests = async (port: number, standInsPort: number): Promise<Counted> => {
  const stateFolder = path.join(root, '.cache/bench-scale-state');
  rmSync(stateFolder, { recursive: true, force: true });
  const script = await bundleCounting();
  const url = `http://localhost:${port}`;
  const variables = { ALARM_WEBHOOK_URL: `http://localhost:${standInsPort}/alarms` };
  const start = () =>
    startBundledEdge({ port, standInsPort, stateFolder, manyVisitors: true, variables }, script);
  let edge: Running = await start();

  const measure = async (times: number, ask: (index: number) => Promise<unknown>): Promise<Counts> => {
    await read(`${url}/_counts`);
    const before = readProcessorMs(edge.pid);
    for (let index = 0; index < times; index += 1) await ask(index);
    const sum: Partial<Counts> = {};
    // Work after the reply belongs to the request too, until there is none.
    for (let isBusy = true; isBusy;) {
      await wait(1_500);
      const counted = JSON.parse(await read(`${url}/_counts`)) as Partial<Counts>;
      isBusy = countNames.some((name) => (counted[name] ?? 0) > 0);
      for (const name of countNames) sum[name] = (sum[name] ?? 0) + (counted[name] ?? 0);
    }
    const each = { ...sum, cpuMs: readProcessorMs(edge.pid) - before };
    return Object.fromEntries(
      countNames.map((name) => [name, (each[name] ?? 0) / times]),
    ) as unknown as Counts;
  };
  const runMinute = () => read(`${url}/_cron?cron=${encodeURIComponent('* * * * *')}`);
  const restart = async (): Promise<void> => {
    await edge.stop();
    edge = await start();
  };

  try {
    const access = { url, token };
    const promote = await measure(1, async () => {
      await publishWorkspace(access);
      await wait(againMs);
    });
    const fresh = await measure(1, () => read(`${url}/woningaanbod`));
    const list = await read(`${url}/woningaanbod`);
    const homes = findAll(list, /href="(\/woningaanbod\/[^"/]+\/[^"/?]+)"/g);
    const more = findAll(
      await read(`${url}/woningaanbod?pagina=2`),
      /href="(\/woningaanbod\/[^"/]+\/[^"/?]+)"/g,
    );
    const others = [...new Set([...homes, ...more])];
    await read(url + others[0]!);
    const render = await measure(others.length - 1, (index) => read(url + others[index + 1]!));
    await read(`${url}/contact`);
    const hit = await measure(repeats, () => read(`${url}/contact`));
    await read(`${url}/content/frame`);
    const api = await measure(repeats, () => read(`${url}/content/frame`));

    const files = findAll(list, /(?:src|href)="(\/remotes\/[^"]+)"/g);
    const newFile = await measure(files.length, (index) => read(url + files[index]!));
    const file = await measure(repeats, (index) => read(url + files[index % files.length]!));
    const pictures = findAll(list, /<img[^>]* src="(\/images\/[^"]+)"/g).map(unescape);
    const newPicture = await measure(pictures.length, (index) => read(url + pictures[index]!));
    const picture = await measure(repeats, (index) => read(url + pictures[index % pictures.length]!));

    const lead = await measure(40, (index) => sendLead(url, index));
    const purge = await measure(1, async () => {
      await sendWebhook(url, 'directus', changedPage);
      await wait(againMs);
    });
    // The first looks up what is new.
    await measure(1, () => read(`${url}/_cron`));
    const cron = await measure(1, () => read(`${url}/_cron`));
    // One that makes pages anew is counted by its pages.
    for (const _ of ['begins', 'goes on', 'ends']) await runMinute();
    const cronMinute = await measure(1, runMinute);
    // All caches stay, isolates do not.
    for (const _ of ['stale', 'fresh']) await measure(1, () => read(`${url}/contact`));
    await restart();
    const kept = await measure(1, () => read(`${url}/contact`));
    await wait(staleMs);
    await restart();
    const keptStale = await measure(1, () => read(`${url}/contact`));
    await edge.stop();
    rmSync(path.join(stateFolder, 'cache'), { recursive: true });
    edge = await start();
    const keptElsewhere = await measure(1, () => read(`${url}/contact`));
    await restart();
    const made = await measure(1, () => read(`${url}/woningaanbod?pagina=2`));
    // A page a second that is never fresh for long, and one call of the API: what they need themselves is taken off.
    const begun = Date.now();
    const busy = await measure(1, async () => {
      for (let index = 0; Date.now() - begun < 60_000; index += 1) {
        await read(`${url}/contact`);
        await read(`${url}/content/frame`);
        await wait(1_000);
      }
    });
    const minute = { ...busy, cpuMs: 0 };
    return {
      counts: {
        fresh,
        kept,
        keptStale,
        keptElsewhere,
        made,
        render,
        hit,
        api,
        file,
        newFile,
        picture,
        newPicture,
        lead,
        purge,
        minute,
        cron,
        cronMinute,
        promote: divide(promote, 4),
      },
      filesPerVisitor: files.length,
      picturesPerPage: pictures.length,
    };
  } finally {
    await edge.stop();
  }
};

const divide = (counts: Counts, by: number): Counts =>
  Object.fromEntries(countNames.map((name) => [name, counts[name] / by])) as unknown as Counts;
