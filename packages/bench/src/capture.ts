import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import type { ReadResult } from '@binnen/platform/render-protocol';
import type { RenderReply, RenderRequest } from '@binnen/platform/render-protocol';

/** The input of a page's render: captured once from the running site, so that every variant renders the same. */
export interface Captured {
  url: string;
  now: number;
  data: Record<string, ReadResult>;
}

export const workFolder = path.join(root, '.cache/bench');

type Render = (request: RenderRequest) => Promise<RenderReply>;

/** Renders a page of the built-in composition in this process, and reads missing answers from the running edge. */
export const capturePage = async (origin: string, page: string): Promise<Captured> => {
  const built = path.join(root, 'edge-api/dist/built-in');
  writeFileSync(path.join(built, 'package.json'), '{"type":"module"}');
  const { render } = (await import(path.join(built, 'remotes.js'))) as { render: Render };
  const captured: Captured = { url: `${origin}${page}`, now: Date.UTC(2026, 10, 21, 12), data: {} };
  for (let round = 0; round < 5; round++) {
    const reply = await render(captured);
    if (!('reads' in reply)) {
      mkdirSync(workFolder, { recursive: true });
      writeFileSync(path.join(workFolder, 'captured.json'), JSON.stringify(captured));
      return captured;
    }
    await Promise.all(
      reply.reads.map(async (call) => {
        const response = await fetch(origin + call);
        if (!response.ok) throw new Error(`${call} answered ${response.status}`);
        captured.data[call] = await response.text();
      }),
    );
  }
  throw new Error(`${page} still misses reads after five rounds`);
};

/** `checkout`: of which working tree. */
export const readBuiltIn = (checkout = root): Record<string, string> => {
  const folder = path.join(checkout, 'edge-api/dist/built-in');
  const names = [
    'shell.js',
    'platform.js',
    'react.js',
    'react-jsx-runtime.js',
    'react-dom-server.js',
    'remotes.js',
    'mf-listings.js',
    'mf-content.js',
    'mf-leads.js',
  ];
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
};
