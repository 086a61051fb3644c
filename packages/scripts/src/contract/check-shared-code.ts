import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

/** Declarations by path, line by line: so that a record can be read, and merged. */
export type Declarations = Record<string, string[]>;

const platform = path.join(root, 'packages/platform');
/** In the platform, where the names of its dependencies resolve. */
const scratch = path.join(platform, `.cache/contract-${process.pid}`);
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** Names of the platform that only the shell uses. The shell's release contains both, so they always fit. */
const ownOfShell = [
  ...['createApi', 'apiContext', 'createSiteStore', 'useSiteStore', 'SiteContext', 'WidgetContext'],
  ...['widgetSourceContext', 'NowContext', 'OriginContext', 'PostedFormContext', 'RouterContextProvider'],
];

/** Each checks `recorded` against `today` in TypeScript, and has the words for when the check fails. */
const assertions: [what: string, code: string][] = [
  [
    'the platform has lost a name',
    'type Lost = Exclude<keyof typeof recorded, keyof typeof today>; export const lost: [Lost] extends [never] ? true : Lost = true;',
  ],
  [
    'what a remote imports from the platform',
    `export const provided: Omit<typeof recorded, '${ownOfShell.join("' | '")}'> = today;`,
  ],
  ['the state of the site', 'export const state = (of: now.SiteState): recorded.SiteState => of;'],
  ['what a remote exposes', 'export const remote = (of: recorded.Remote): now.Remote => of;'],
  [
    'what a remote exposes',
    'export const page = <D>(of: recorded.Page<D>): now.Page<D> => of; export const widget = <P, D>(of: recorded.WidgetModule<P, D>): now.WidgetModule<P, D> => of;',
  ],
  [
    'what the edge passes to a render',
    'export const request = (of: RenderRequest): recordedRender.RenderRequest => of;',
  ],
  ['what a render answers', 'export const reply = (of: recordedRender.RenderReply): RenderReply => of;'],
  [
    'what a document tells its scripts',
    'export const block = (of: ClientComposition): recordedRender.ClientComposition => of;',
  ],
  // A type that does not resolve would fit everything: a number fits none of these.
  ...[
    "recorded.Page['Component']",
    'typeof recorded.createStore',
    'typeof recorded.redirect',
    'recordedRender.ReadResult',
  ].map((type, index): [string, string] => [
    'the record cannot be read: a type in it does not resolve',
    `/* @ts-expect-error */\nexport const probe${index}: ${type} = 1;`,
  ]),
];

const compile = (name: string, settings: object): { ok: boolean; output: string } => {
  const file = path.join(scratch, `${name}.json`);
  writeFileSync(file, JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), ...settings }));
  // With several threads TypeScript 7.0.2 sometimes loses a file of a folder that two threads make at once.
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['--singleThreaded', '--pretty', 'false', '-p', file],
    {
      encoding: 'utf8',
    },
  );
  return { ok: status === 0, output: stdout };
};

/** The declarations of what shell, remotes and edge call of each other, as they are today. */
export const declareSharedCode = (): Declarations => {
  const outDir = path.join(scratch, 'today');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const { ok, output } = compile('declare', {
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true },
      ...{ outDir, rootDir: path.join(root, 'packages') },
    },
    files: [path.join(platform, 'src/index.ts'), path.join(platform, 'src/protocol/render-protocol.ts')],
  });
  if (!ok) throw new Error(output);
  const files = globSync('**/*.d.ts', { cwd: outDir }).sort();
  if (files.length === 0) throw new Error('The compiler wrote no declarations.');
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(outDir, file), 'utf8').trimEnd().split('\n')]),
  );
};

/** Keeps the cause from the compiler's reasons, and the names on the way to it. The rest are texts of whole types. */
const shorten = (lines: string[]): string => {
  const plain = lines.map((line) => line.trim().replaceAll(/(typeof )?import\("[^"]*"\)\.?/g, ''));
  const names = plain.slice(0, -1).filter((line) => /^(The )?types (of|returned)/i.test(line));
  return [...names, plain.at(-1)!.slice(0, 300)].join(' ').replace(/\.$/, '');
};

/** The recorded declarations that today's code breaks, one clause each. */
export const checkSharedCode = (declarations: Declarations): string[] => {
  const target = path.join(scratch, 'recorded');
  rmSync(target, { recursive: true, force: true });
  for (const [file, lines] of Object.entries(declarations)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), lines.join('\n'));
  }
  const imports = [
    `import type * as recorded from './recorded/platform/src/index.js';`,
    `import type * as recordedRender from './recorded/platform/src/protocol/render-protocol.js';`,
    `import type { ClientComposition, RenderReply, RenderRequest } from '../../src/protocol/render-protocol.ts';`,
    `import type * as now from '../../src/index.ts';`,
    `import * as today from '../../src/index.ts';`,
  ];
  const lines = assertions.flatMap(([what, code]) => code.split('\n').map((text) => ({ what, text })));
  writeFileSync(path.join(scratch, 'check.ts'), [...imports, ...lines.map(({ text }) => text)].join('\n'));
  const { ok, output } = compile('check', {
    compilerOptions: {
      paths: { valibot: [path.join(root, 'packages/contracts/node_modules/valibot')] },
    },
    files: ['check.ts'],
  });
  if (ok) return [];
  const clauses = output.split(/\n(?=\S)/).flatMap((message) => {
    const [first = '', ...reasons] = message.trimEnd().split('\n');
    const [, line, text] = /check\.ts\((\d+),\d+\): error \w+: (.*)$/.exec(first) ?? [];
    const what = lines[Number(line) - 1 - imports.length]?.what;
    return what ? [`${what}: ${shorten([text!, ...reasons])}`] : [];
  });
  return clauses.length ? [...new Set(clauses)] : [`the compiler failed: ${output.slice(0, 500)}`];
};
