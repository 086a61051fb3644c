import path from 'node:path';
import type { Graph } from './find-cycles.ts';

/** More files than this nobody takes in at a glance. */
const mostFiles = 20;

const isSource = (file: string): boolean => file.includes('/src/') && !/\.(test|spec)\.tsx?$/.test(file);

/** The face of a package: its entries know its folders, and its folders may know what is beside them. */
const isFace = (folder: string): boolean => folder.endsWith('/src');

/** Folders with too many sources, and two folders of which each imports from the other. */
export const checkFolders = (graph: Graph): string[] => {
  const sources = [...graph.keys()].filter(isSource);
  const sizes = new Map<string, number>();
  const ways = new Map<string, string>();
  for (const file of sources) {
    const folder = path.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    for (const other of graph
      .get(file)!
      .filter(isSource)
      .map((each) => path.dirname(each)))
      if (other !== folder && !isFace(folder) && !isFace(other)) ways.set(`${folder} ${other}`, file);
  }
  return [
    ...[...sizes]
      .filter(([, size]) => size > mostFiles)
      .map(
        ([folder, size]) =>
          `${folder} has ${size} sources: give some a folder of their own (${mostFiles} at most)`,
      ),
    ...[...ways]
      .filter(([way]) => {
        const [folder = '', other = ''] = way.split(' ');
        return folder < other && ways.has(`${other} ${folder}`);
      })
      .map(([way, file]) => `${way.replace(' ', ' and ')} import each other, here by ${file}`),
  ];
};
