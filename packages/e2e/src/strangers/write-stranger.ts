import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

export interface Stranger {
  name: string;
  pattern: string;
  folder: string;
}

const sources = ({ name, pattern }: Stranger): Record<string, string> => ({
  'package.json': JSON.stringify({ name, version: '1.0.0', type: 'module' }),
  'src/remote.ts': `
export const remote = { pages: { '${pattern}': () => import('./page.tsx').then(({ page }) => page) }, widgets: {} };
`,
  'src/page.tsx': `
import { definePage, getApi, useLoaderData } from '@binnen/platform';
import { useState } from 'react';

function Page() {
  const { available } = useLoaderData();
  const [count, setCount] = useState(0);
  return (
    <div data-owner="${name}">
      <p>Er staan nu {available} woningen op onze site.</p>
      <button type="button" onClick={() => setCount(count + 1)}>Geteld: {count}</button>
    </div>
  );
}

export const page = definePage({
  loader: async ({ context }) => ({ available: await getApi(context).objects.countAvailable() }),
  Component: Page,
  header: () => ({ variant: 'Page', title: 'Van elders' }),
  meta: () => ({ title: 'Van elders' }),
});
`,
  'src/reads.ts': `
import { declareReads } from '@binnen/contracts/api-paths';
export const reads = declareReads('feed');
`,
  'src/samples.ts': `
const call = '/realworks/objects?aantal=1&actief=true&status=BESCHIKBAAR';
const data = { [call]: { paginering: { totaalAantal: 12 }, resultaten: [] } };
export const samples = { pages: { '${pattern}': { url: '${pattern}', data } }, widgets: {} };
`,
});

/** What its own `pnpm install` would link. */
const links: Record<string, string> = {
  '@binnen/contracts': 'packages/contracts',
  '@binnen/platform': 'packages/platform',
  react: 'packages/platform/node_modules/react',
  valibot: 'packages/platform/node_modules/valibot',
};

/** The repository of a team that builds with tools of its own: a page with a count from the API, and a button. */
export const writeStranger = (stranger: Stranger): void => {
  const { folder } = stranger;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules/@binnen'), { recursive: true });
  for (const [file, text] of Object.entries(sources(stranger))) writeFileSync(path.join(folder, file), text);
  for (const [link, target] of Object.entries(links))
    symlinkSync(path.join(root, target), path.join(folder, 'node_modules', link));
};
