import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion, ReleaseSchema, type Release } from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import type { Built } from '../join-releases.ts';

const name = 'mf-stage';

/** The part of the page that is the widget's. */
export const stageId = 'stage';

/** Where the stage shows a widget. */
export const stagePath = (widget: string): string => `/_stage/${widget}`;

/** The remote's face: each widget, and a line that moves when it grows. From what shell and remotes share. Run on both sides, so it is written as a text. */
const createFace = `(stages, { jsx, jsxs }, { prepareWidget, useLoaderData, Widget }) => {
  const createPage = ([widget, props]) => ({
    loader: ({ context }) => ({ shown: prepareWidget(context, widget, props) }),
    Component: () => {
      const { shown } = useLoaderData();
      return jsxs('div', { id: '${stageId}', children: [jsx('h1', { children: widget }), jsx(Widget, { of: shown }), jsx('p', { children: '…' })] });
    },
    meta: () => ({ title: widget, noindex: true }),
  });
  return {
    pages: Object.fromEntries(Object.entries(stages).map(([path, each]) => [path, async () => createPage(each)])),
    widgets: {},
  };
}`;

const describeFile = (file: string, source: string): Release['client'][number] => ({
  path: file,
  sha256: createHash('sha256').update(source).digest('hex'),
  integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
  bytes: Buffer.byteLength(source),
});

/**
 * Writes a remote that has a page for each of these widgets, with nothing else on it: a widget is hydrated as on a team's own page.
 */
export const writeStage = (folder: string, widgets: Release['widgets']): Built => {
  const stages = Object.fromEntries(
    Object.entries(widgets).map(([widget, { sample }]) => [stagePath(widget), [widget, sample.props ?? {}]]),
  );
  const given = JSON.stringify(stages);
  const server = `import * as jsx from './react-jsx-runtime.js';
import * as platform from './platform.js';
export const remote = (${createFace})(${given}, jsx, platform);\n`;
  const client = `let remote;
export const init = (scope) => {
  const [jsx, platform] = ['react/jsx-runtime', '@binnen/platform'].map((name) => Object.values(scope[name])[0].lib());
  remote ??= (${createFace})(${given}, jsx, platform);
};
export const get = async () => () => ({ remote });\n`;
  const nothing = { scripts: [], styles: [] };
  const release = v.parse(ReleaseSchema, {
    remote: name,
    version: '1.0.0',
    contract: contractVersion,
    pages: Object.fromEntries(
      Object.keys(stages).map((url) => [url, { assets: nothing, sample: { url, data: {} } }]),
    ),
    widgets: {},
    reads: [],
    entry: 'stage.js',
    container: 'module',
    assets: nothing,
    client: [describeFile('stage.js', client)],
    server: [describeFile(`${name}.js`, server)],
  });
  for (const [side, file, source] of [
    ['client', 'stage.js', client],
    ['server', `${name}.js`, server],
  ] as const) {
    mkdirSync(path.join(folder, side), { recursive: true });
    writeFileSync(path.join(folder, side, file), source);
  }
  return { folder, release };
};
