/** `create-binnen-remote mf-rentals --pattern /huren`: a repository with a small working remote, and what to do next. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRepository } from './create-repository.ts';
import { CreateFailure, type Versions } from './write-remote.ts';

const usage = `Usage: create-binnen-remote mf-<name> --pattern /<path> [--folder <folder>] [--packages <folder>]

  --folder     where to write; ./mf-<name> without it
  --packages   a folder with the packed @binnen packages, where no registry has them`;

/** Packing writes these beside the program: what this version was made and tested with. */
const readVersions = (): Versions =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'versions.json'), 'utf8')) as Versions;

try {
  const { values, positionals } = parseArgs({
    options: {
      pattern: { type: 'string' },
      folder: { type: 'string' },
      packages: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (values.help) console.log(usage);
  else if (!name || !values.pattern || positionals.length > 1) throw new CreateFailure(usage);
  else {
    const folder = path.resolve(values.folder ?? name);
    const remote = { name, pattern: values.pattern };
    console.log(createRepository(folder, remote, readVersions(), values.packages).join('\n'));
  }
} catch (error) {
  const isTold = error instanceof CreateFailure || (error instanceof TypeError && 'code' in error);
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
