import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shellName, type Assets, type Release } from '@binnen/platform/contract/composition';
import { readBuild } from '../releases.ts';
import type { PastPage } from './render-past.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The style sheets of a page, as the edge links them. Those of a working tree are read from its folder. */
const listStyles = ({ pattern, widgets }: PastPage, folders: readonly string[], own?: string): string[] =>
  folders.flatMap((folder) => {
    const release: Release = readBuild(folder);
    const { remote, version, pages, assets } = release;
    const page = pattern === null ? undefined : pages[pattern]?.assets;
    const parts: Assets[] = [page, ...widgets.map((name) => release.widgets[name]?.assets)].filter(
      (part) => part !== undefined,
    );
    if (parts.length === 0 && remote !== shellName) return [];
    const base =
      folder === own
        ? `${pathToFileURL(path.join(folder, 'client')).href}/`
        : `/remotes/${remote}/${version}/`;
    return [assets, ...parts].flatMap(({ styles }) => styles).map((file) => base + file);
  });

const noScript = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'">`;

/**
 * Writes a page that was rendered here, to be looked at: with the style sheets and pictures of the edge, and without scripts.
 * `own`: the folder of a working tree's release among the others.
 */
export const writePage = (
  file: string,
  page: PastPage,
  { edge, folders, own }: { edge: string; folders: readonly string[]; own?: string | undefined },
): string => {
  const decoder = new TextDecoder();
  const [head = '', ...rest] = page.html.map((piece) => decoder.decode(piece));
  const links = [...new Set(listStyles(page, folders, own))].map(
    (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`,
  );
  const instead = `<!DOCTYPE html><meta charset="utf-8"><title>${page.status}</title><pre>${escapeHtml(page.fault ?? page.location ?? (head || 'No document.'))}</pre>`;
  const text =
    rest.length && page.maxAge === undefined
      ? head.replace(
          /<head[^>]*>/i,
          (tag) => `${tag}${noScript}<base href="${escapeHtml(new URL(edge).href)}">`,
        ) +
        links.join('') +
        rest.join('')
      : instead;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text || instead);
  return file;
};
