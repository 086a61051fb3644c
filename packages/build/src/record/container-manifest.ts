import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord, Sample } from '@binnen/platform/contract/composition';
import * as v from 'valibot';

const FilesSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** The part of module federation's `mf-manifest.json` that a release is described from. */
const ManifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  exposes: v.array(v.object({ name: v.string(), assets: v.object({ js: FilesSchema, css: FilesSchema }) })),
});

type Described = Pick<ReleaseRecord, 'entry' | 'container' | 'runtime' | 'assets' | 'pages' | 'widgets'>;

const readManifest = (file: string) => {
  const parsed = v.safeParse(ManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the manifest'}: ${issue.message}`);
};

/** Pages or widgets of which no browser loads a file by name. */
export const describeSamples = <More extends object>(samples: Record<string, Sample> = {}, more?: More) =>
  Object.fromEntries(
    Object.entries(samples).map(([name, sample]) => [
      name,
      { assets: { scripts: [], styles: [] }, sample, ...more },
    ]),
  );

/**
 * A remote that another build has made, by module federation's plugin for rspack, webpack or Vite: what its manifest says.
 * Its pages and widgets are those of its samples. They load their code by themselves, so no file is named for one of them.
 */
export const describeContainer = (
  name: string,
  directory: string,
  samples: { pages: Record<string, Sample>; widgets: Record<string, Sample> },
): Described => {
  const file = path.join(directory, 'dist/client/mf-manifest.json');
  const { metaData, exposes } = readManifest(file);
  const { remoteEntry, globalName } = metaData;
  const isModule = remoteEntry.type === 'module' || remoteEntry.type === 'esm';
  const expected = name.replaceAll('-', '_');
  if (!isModule && globalName !== expected)
    throw new Error(
      `${file}: the container is named "${globalName}". Expected "${expected}", as the remote.`,
    );
  const face = exposes.find((each) => each.name === 'remote');
  if (!face) throw new Error(`${file}: expected the module "./remote" to be exposed.`);
  const { js, css } = face.assets;
  return {
    entry: path.posix.join(remoteEntry.path, remoteEntry.name),
    ...(isModule ? { container: 'module' as const } : {}),
    runtime: 'own',
    assets: { scripts: isModule ? [] : js.sync, styles: [...css.sync, ...css.async] },
    pages: describeSamples(samples.pages),
    widgets: describeSamples(samples.widgets),
  };
};
