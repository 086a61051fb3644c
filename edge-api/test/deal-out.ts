/** Seconds that a file takes on two cores beside three others, its start included. Each other file takes `anyOther`. */
const longest: Record<string, number> = {
  'test/simulation/simulation.test.ts': 72,
  'src/leads/alerts/alerts.test.ts': 54,
  'src/listings/offer/snapshot.test.ts': 45,
  'test/composer/failing-stores.test.ts': 45,
  'test/chaos.test.ts': 43,
  'src/openapi/fuzz.test.ts': 30,
  'src/leads/alerts/push.test.ts': 27,
  'src/listings/changes/changes.test.ts': 25,
  'src/protection/attacks.security.test.ts': 22,
  'src/health/watch/alarms.test.ts': 19,
  'test/composer/watch.test.ts': 13,
  'src/pictures/routes.test.ts': 13,
  'test/composer/page-tags.test.ts': 11,
  'src/listings/surroundings/join.test.ts': 11,
  'test/edge-kit/cached.test.ts': 11,
  'test/composer/unasked-pages.test.ts': 11,
  'test/composer/canary.error.test.ts': 11,
  'src/content/webhook/webhook.test.ts': 9,
  'test/composer/canary.machine.test.ts': 9,
  'src/health/watch/watch.test.ts': 9,
  'src/leads/outbox/repeats.test.ts': 9,
  'src/leads/outbox/outbox.model.test.ts': 8,
  'src/content/routes.error.test.ts': 8,
  'src/leads/intake/submission.test.ts': 7,
  'test/composer/canary.security.test.ts': 7,
  'src/listings/guides.test.ts': 7,
  'src/protection/challenge-lookups.security.test.ts': 7,
  'test/storm/storm.test.ts': 6,
  'test/composer/kept-by-releases.test.ts': 6,
  'test/composer/cold-edge.test.ts': 5,
  'test/composer/previews.happy.test.ts': 5,
  'src/protection/lookups.security.test.ts': 5,
  'test/composer/backups.test.ts': 4,
  'test/composer/canary.happy.test.ts': 4,
  'test/composer/made-up-files.security.test.ts': 4,
  'src/pictures/hostile-pictures.test.ts': 4,
  'test/composer/cleaning.test.ts': 4,
  'test/composer/composition.model.test.ts': 4,
  'test/upstreams/call.test.ts': 4,
  'src/pictures/made-up-pictures.security.test.ts': 4,
  'src/content/blogs/blogs.test.ts': 4,
};
const anyOther = 1;

/** Divides test files over `count` parts that take about as long: the longest first, each to the shortest part so far. */
export const dealOut = (files: readonly string[], count: number): string[][] => {
  const parts = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }));
  const secondsOf = (file: string): number => longest[file] ?? anyOther;
  // By name where they take as long: each part is a run of its own, and finds the same division.
  const inOrder = files.toSorted((one, other) => secondsOf(other) - secondsOf(one) || (one < other ? -1 : 1));
  for (const file of inOrder) {
    const part = parts.reduce((shortest, each) => (each.seconds < shortest.seconds ? each : shortest));
    part.seconds += secondsOf(file);
    part.files.push(file);
  }
  return parts.map((part) => part.files);
};
