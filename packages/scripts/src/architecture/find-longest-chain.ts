import type { Graph } from './find-cycles.ts';

/** The longest way down from a file by imports, types among them. The graph has no circles. */
export const findLongestChain = (start: string, graph: Graph): string[] => {
  const known = new Map<string, string[]>();
  const find = (file: string): string[] => {
    const before = known.get(file);
    if (before) return before;
    const below = (graph.get(file) ?? [])
      .filter((next) => graph.has(next))
      .map(find)
      .reduce<string[]>((one, other) => (other.length > one.length ? other : one), []);
    known.set(file, [file, ...below]);
    return [file, ...below];
  };
  return graph.has(start) ? find(start) : [];
};
