/** Seconds that a file takes on two cores, most of them waits for deadlines. Each other file takes `anyOther`. */
const longest: Record<string, number> = {
  'test/chaos.test.ts': 45,
  'src/leads/alerts/alerts.test.ts': 27,
  'test/simulation/simulation.test.ts': 26,
  'src/listings/offer/snapshot.test.ts': 21,
  'src/leads/alerts/push.test.ts': 17,
  'src/health/watch/alarms.test.ts': 13,
  'src/listings/changes/changes.test.ts': 12,
  'src/protection/attacks.security.test.ts': 12,
  'src/openapi/fuzz.test.ts': 11,
  'test/composer/page-tags.test.ts': 10,
  'src/leads/intake/submission.test.ts': 9,
  'src/leads/outbox/repeats.test.ts': 8,
  'test/composer/canary.error.test.ts': 8,
  'src/listings/surroundings/join.test.ts': 8,
  'test/edge-kit/cached.test.ts': 7,
  'test/composer/canary.machine.test.ts': 7,
  'test/composer/kept-by-releases.test.ts': 7,
  'test/composer/cleaning.test.ts': 6,
  'src/content/webhook/webhook.test.ts': 6,
  'src/pictures/made-up-pictures.security.test.ts': 5,
  'test/storm/storm.test.ts': 4,
  'src/protection/lookups.security.test.ts': 4,
  'test/composer/composition.model.test.ts': 4,
  'test/composer/unasked-pages.test.ts': 4,
  'src/leads/outbox/outbox.model.test.ts': 4,
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
