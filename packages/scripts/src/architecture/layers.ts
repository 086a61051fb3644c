import path from 'node:path';
import type { Graph } from './find-cycles.ts';

/**
 * The folders and files of a package's `src`, in rows from top to bottom. A file imports from its own place and from
 * lower rows: never from a higher row, nor from another place of its own row. `*` is every folder that is not named.
 */
export type Layers = readonly (readonly string[])[];

const mostLayers = 8;

/** The place that a file belongs to: the narrowest name that it is in, or its folder for `*`. */
const findPlace = (file: string, layers: Layers): { row: number; place: string } | undefined => {
  const found = layers
    .flatMap((names, row) => names.map((place) => ({ row, place })))
    .filter(({ place }) => file === place || file.startsWith(`${place}/`))
    .sort((a, b) => b.place.length - a.place.length)[0];
  if (found) return found;
  const others = layers.findIndex((names) => names.includes('*'));
  const [folder, ...within] = file.split('/');
  return others >= 0 && within.length > 0 ? { row: others, place: folder! } : undefined;
};

/** Imports of one package's sources that break its layers, and names in the table that no file has. */
export const checkLayers = (
  folder: string,
  layers: Layers,
  graph: Graph,
  isTest: (file: string) => boolean,
): string[] => {
  const source = `${folder}/src/`;
  const files = [...graph.keys()].filter((file) => file.startsWith(source) && !isTest(file));
  const placed = new Map(files.map((file) => [file, findPlace(file.slice(source.length), layers)]));
  const faults = [
    ...(layers.length > mostLayers ? [`${folder} has ${layers.length} layers: ${mostLayers} at most`] : []),
    ...layers
      .flat()
      .filter((name) => name.endsWith('.ts') && name.includes('/'))
      .map((name) => `${folder}/src/${name} is a floor of its own: its place is that of its folder`),
  ];
  for (const [file, from] of placed) {
    if (!from) {
      faults.push(
        `${file} is in no layer of ${folder}: give it a place in architecture/rules.ts, or in ${folder}/test when only tests use it`,
      );
      continue;
    }
    for (const name of graph.get(file)!) {
      const to = placed.get(name);
      if (to && to.place !== from.place && to.row <= from.row)
        faults.push(
          `${file} may not import ${path.relative(path.dirname(file), name)}: ${to.place} is not below ${from.place}`,
        );
    }
  }
  const used = new Set([...placed.values()].map((found) => found?.place));
  for (const name of layers.flat())
    if (name !== '*' && !used.has(name))
      faults.push(`${folder}/src/${name} is in the layers of ${folder}, and is not there`);
  return faults;
};
