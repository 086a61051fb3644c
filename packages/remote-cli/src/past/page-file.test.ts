import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePage } from './page-file.ts';

test('a page that is written to be looked at runs no script of another team', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'a-page-')), 'page.html');
  const html = ['<html><head>', '</head><body><script>steal()</script>', '</body></html>'].map((piece) =>
    new TextEncoder().encode(piece),
  );
  const page = { status: 200, pattern: null, widgets: [], html };
  writePage(file, page, { edge: 'https://binnen.example', folders: [] });
  const [before = '', after] = readFileSync(file, 'utf8').split('<script>');
  expect(after).toContain('steal()');
  expect(before).toContain(
    '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'; object-src \'none\'">',
  );
});
