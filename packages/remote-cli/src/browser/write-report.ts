import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenedSample } from '@binnen/platform/contract/browser-rehearsals';
import { escapeHtml } from '../past/page-file.ts';
import type { Opened } from './open-sample.ts';

export interface Compared {
  told: OpenedSample;
  now: Opened;
  before: Opened | undefined;
}

const style = `body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
section { border-top: 1px solid #aaa; padding: 16px 0; }
.pair { display: flex; gap: 16px; align-items: start; }
figure { flex: 1; margin: 0; min-width: 0; }
img { max-width: 100%; border: 1px solid #ccc; }
.fault { color: #a40000; }`;

const list = (lines: readonly string[], kind: string): string =>
  lines.map((line) => `<p class="${kind}">${escapeHtml(line)}</p>`).join('');

/** Writes both pictures of each sample, and a page that shows them side by side. Returns that page's file. */
export const writeReport = (folder: string, title: string, compared: readonly Compared[]): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const show = (name: string, label: string, opened: Opened | undefined): string => {
    if (!opened?.picture.length) return `<figure><figcaption>${label}: no picture</figcaption></figure>`;
    writeFileSync(path.join(folder, name), opened.picture);
    const weight = `${(opened.bytes / 1000).toFixed(1)} kB, moves by ${opened.shift.toFixed(3)}`;
    return `<figure><figcaption>${label} (${weight})</figcaption><img src="${name}" alt="${label}" loading="lazy"></figure>`;
  };
  const sections = compared.map(({ told, now, before }) => {
    const { what, width, faults, notes } = told;
    const base = `${what.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}`;
    return `<section><h2>${escapeHtml(what)}, ${width} px</h2>${list(faults, 'fault')}${list(notes, 'note')}<div class="pair">${show(`${base}-live.jpg`, 'live', before)}${show(`${base}-new.jpg`, 'new', now)}</div></section>`;
  });
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${sections.join('\n')}</body></html>`,
  );
  return file;
};
