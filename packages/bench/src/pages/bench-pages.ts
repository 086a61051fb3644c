import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { ensureChromium } from '@binnen/scripts/chromium';
import { writePart } from '@binnen/scripts/write-part';
import { chromium } from 'playwright-core';
import { drawBars, type Panel } from './draw-bars.ts';
import { measurePage, type PageFigures } from './measure-page.ts';

const loads = Number(process.env['LOADS'] ?? 7);
/** Another running site, such as one of an earlier commit, that is measured in the same rounds: `BESIDE=http://localhost:9500`. */
const beside = process.env['BESIDE'];
const offer = '/woningaanbod';

export const findHome = async (origin: string): Promise<string> => {
  const reply = await fetch(`${origin}/objects/archive/?limit=1`);
  const { resultaten } = (await reply.json()) as { resultaten: { citySlug: string; slug: string }[] };
  return `${offer}/${resultaten[0]!.citySlug}/${resultaten[0]!.slug}`;
};

interface Row {
  name: string;
  read: (figures: PageFigures) => number | undefined;
  aim: string;
  digits?: number;
}

const kilobytes = (read: (figures: PageFigures) => number) => (figures: PageFigures) => read(figures) / 1000;

/**
 * Kilobytes of home, list, property and contact with the 27 that the federation's runtime may take, and of blogs, which need no
 * script of their own.
 */
const aims = '157, 141, 156, 95, 156';

/** What is told of each page, with what is aimed at. */
const rows: readonly Row[] = [
  {
    name: 'script until it can be used, kB',
    read: kilobytes((of) => of.scriptUntilHydrated),
    aim: '',
    digits: 1,
  },
  {
    name: 'script until idle, the page’s own code included, kB',
    read: kilobytes((of) => of.script),
    aim: aims,
    digits: 1,
  },
  { name: 'style, kB', read: kilobytes((of) => of.style), aim: '12', digits: 1 },
  { name: 'fonts, kB', read: kilobytes((of) => of.fonts), aim: '34', digits: 1 },
  { name: 'longest task, ms of processor time × 4', read: (of) => of.longest, aim: '65' },
  { name: 'beyond 50 ms in all, likewise', read: (of) => of.blocked, aim: '24' },
  { name: 'longest task by the clock, ms', read: (of) => of.longestByClock, aim: '' },
  { name: 'beyond 50 ms in all, by the clock', read: (of) => of.blockedByClock, aim: '' },
  { name: 'first paint, ms', read: (of) => of.firstPaint, aim: '' },
  { name: 'largest paint, ms', read: (of) => of.largestPaint, aim: '850' },
  { name: 'layout shift', read: (of) => of.layoutShift, aim: '0', digits: 3 },
  { name: 'press at first paint answered, ms', read: (of) => of.answered, aim: '900' },
  { name: 'press as the first move on an idle page, ms', read: (of) => of.answeredIdle, aim: '' },
  { name: 'link right after hydration, ms', read: (of) => of.followed, aim: '1,000' },
];

const formatFigure = (value: number | undefined, digits = 0): string => {
  if (value === undefined) return '';
  return value === Infinity
    ? 'never'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

interface Measured {
  page: string;
  now: PageFigures;
  before?: PageFigures | undefined;
}

const tellFigure = ({ now, before }: Measured, { read, digits }: Row): string => {
  const value = read(now);
  if (value === undefined) return '';
  const former = before ? `${formatFigure(read(before), digits)} → ` : '';
  return `${former}**${formatFigure(value, digits)}**`;
};

const tellPages = (measured: readonly Measured[]): string[] => [
  `| | ${measured.map(({ page }) => page).join(' | ')} | aim |`,
  `| --- | ${measured.map(() => '--- |').join(' ')} --- |`,
  ...rows.map(
    (row) => `| ${row.name} | ${measured.map((each) => tellFigure(each, row)).join(' | ')} | ${row.aim} |`,
  ),
];

const drawPages = (measured: readonly Measured[]): string => {
  const panel = (title: string, aim: number, read: (figures: PageFigures) => number): Panel => ({
    title,
    aim,
    values: measured.map(({ now, before }) => [...(before ? [read(before)] : []), read(now)]),
  });
  return drawBars({
    title: 'The first load on a cheap phone',
    pages: measured.map(({ page }) => page),
    series: [...(beside ? [{ name: 'before', colour: '#9aa5a4' }] : []), { name: 'now', colour: '#1f6f5c' }],
    panels: [
      panel(
        'script until idle, kB',
        157,
        kilobytes((of) => of.script),
      ),
      panel('longest task, ms of processor × 4', 65, (of) => of.longest),
      panel('largest paint, ms', 850, (of) => of.largestPaint),
    ],
  });
};

/** What a visitor with a cheap phone loads and sees, and when. Writes docs/benchmarks.md's table and plot. */
export const benchPages = async (origin: string): Promise<string[]> => {
  const pages = {
    home: '/',
    list: offer,
    property: await findHome(origin),
    blog: '/blogs/slim-bieden-op-een-huis',
    contact: '/contact',
  };
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const measured: Measured[] = [];
    for (const [page, address] of Object.entries(pages)) {
      const urls = [origin, ...(beside ? [beside] : [])].map((site) => site + address);
      const [now, before] = await measurePage(browser, urls, { loads, press: page === 'list' });
      measured.push({ page, now: now!, before });
    }
    const day = new Date().toISOString().slice(0, 10);
    const lines = [
      `${day}: a quarter of the processor's speed, empty cache, 390 px; medians of ${loads} loads; kB are gzip; paints, presses and links at 1.6 Mbit/s, 50 ms.`,
      '',
      ...tellPages(measured),
    ];
    writePart('docs/benchmarks.md', 'pages', lines.join('\n'));
    writeFileSync(path.join(root, 'docs/images/pages.svg'), drawPages(measured));
    return lines;
  } finally {
    await browser.close();
  }
};
