/** Compares a path with a pattern. */
const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const fits = (segment: string, at: number) => segment === given[at] || (segment === '*' && !!given[at]);
  return wanted.length === given.length && wanted.every(fits);
};

/** Whether one of these patterns is of the path of a call, such as `/objects/archive/?limit=12`. */
export const isDeclaredRead = (reads: readonly string[], call: string): boolean => {
  const [path = ''] = call.split('?', 1);
  return reads.some((pattern) => matches(pattern, path));
};
