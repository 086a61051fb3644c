/** What each file imports, by file. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The shortest way from a file back to itself, with the file at both ends; undefined when there is none. */
const findWayBack = (start: string, graph: Graph): string[] | undefined => {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = file; at !== start; at = cameFrom.get(at)!) way.unshift(at);
        return [start, ...way];
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  return undefined;
};

/** A graph without the files that import nothing of it, and again without those that then import nothing of it. */
const withoutEnds = (graph: Graph): Graph => {
  const rest = [...graph].map(
    ([file, imports]) => [file, imports.filter((name) => name !== file && graph.has(name))] as const,
  );
  const kept = rest.filter(([, imports]) => imports.length > 0);
  return kept.length === graph.size ? new Map(kept) : withoutEnds(new Map(kept));
};

/** Circles of imports, each as the list of its files. Every file that is in a circle is in one of them. */
export const findCycles = (graph: Graph): string[][] => {
  const rest = withoutEnds(graph);
  const told = new Set<string>();
  const cycles: string[][] = [];
  for (const file of rest.keys()) {
    if (told.has(file)) continue;
    const cycle = findWayBack(file, rest);
    if (!cycle) continue;
    for (const name of cycle) told.add(name);
    cycles.push(cycle);
  }
  return cycles;
};
