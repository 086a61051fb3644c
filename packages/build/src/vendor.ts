import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const modules = [
  ['react', 'react', 'react'],
  ['react-jsx-runtime', 'react/jsx-runtime', 'react/jsx-runtime'],
  ['react-dom-server', 'react-dom/server.edge', 'react-dom/server.edge'],
] as const;

/** React's names in production. Whatever runs after a build, such as tests, keeps its own environment. */
const listNames = (id: string): string[] => {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    return Object.keys(require(id) as object);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
};

/**
 * React is CommonJS: as an ESM module that others import from, it needs its names spelled out. Writes one small file
 * for each module that the isolate shares, and returns their folder.
 */
export const writeVendorEntries = (directory: string): string => {
  mkdirSync(directory, { recursive: true });
  for (const [file, id, from] of modules) {
    const names = listNames(id).filter((name) => name !== 'default');
    writeFileSync(
      path.join(directory, `${file}.js`),
      `import module from '${from}';\nexport const { ${names.join(', ')} } = module;\nexport default module;\n`,
    );
  }
  return directory;
};
