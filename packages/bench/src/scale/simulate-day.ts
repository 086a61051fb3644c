import { createRandom } from '../random.ts';

/** A day of visits, page by page. */
export interface Day {
  visits: number;
  /** One of them gets `mainShare` of all visits, as Amsterdam does of a Dutch firm's; the others share the rest evenly. */
  dataCentres: number;
  mainShare: number;
  urls: number;
  /** The pages are shared evenly by so many teams. */
  teams: number;
  /** A promote of each team in turn makes its pages other pages, and one of the shell all. */
  publishesPerHour: number;
  /** A page that a promote changed is served from before for this long, and made anew behind. */
  pastSeconds: number;
  /** The part of the pages without a query: data centres have them from each other, by KV. */
  sharedShare: number;
  /** A page is written to KV once in this time at most, and others see it after the lag. */
  sharePauseSeconds: number;
  lagSeconds: number;
  /** Each makes `purgedShare` of the kept pages stale. */
  purgesPerHour: number;
  purgedShare: number;
  freshSeconds: number;
  /** How long a stale page may still be served. */
  staleSeconds: number;
  seed: number;
}

export interface DayOfPages {
  /** Served from a cache and fresh; from a cache and rendered anew behind it; rendered while the visitor waits. */
  hits: number;
  stale: number;
  misses: number;
  /** Of `hits` and `stale`: those that came from another data centre. */
  fromElsewhere: number;
  /** Writes of pages to KV. */
  shares: number;
  /** `stale` and `misses`, without those that found the page being rendered already. */
  renders: number;
  peakVisitsPerSecond: number;
  /** Minutes in which a data centre had an isolate with visitors, over all of them. */
  isolateMinutes: number;
}

const daySeconds = 86_400;
/** One isolate takes about so many requests a second before a data centre starts another. */
const requestsPerIsolate = 200;

/** Picks an index by weight in constant time (the alias method of Walker and Vose). */
export const createPicker = (weights: readonly number[], random: () => number): (() => number) => {
  const size = weights.length;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const scaled = Float64Array.from(weights, (weight) => (weight * size) / sum);
  const chance = new Float64Array(size).fill(1);
  const alias = new Uint32Array(size);
  const small: number[] = [];
  const large: number[] = [];
  scaled.forEach((value, index) => (value < 1 ? small : large).push(index));
  while (small.length && large.length) {
    const [low, high] = [small.pop()!, large.pop()!];
    chance[low] = scaled[low]!;
    alias[low] = high;
    scaled[high] = scaled[high]! + scaled[low]! - 1;
    (scaled[high] < 1 ? small : large).push(high);
  }
  return () => {
    const index = Math.floor(random() * size);
    return random() < chance[index]! ? index : alias[index]!;
  };
};

/** How busy a second of the day is compared with the average: quiet at 4 in the morning, busiest at 20 in the evening. */
const readCurve = (second: number): number =>
  1 + 0.85 * Math.sin(((second - 14 * 3_600) / daySeconds) * 2 * Math.PI);

/** The visits of a second, by a Poisson distribution (Knuth's method; for a large mean, the normal approximation). */
const pickCount = (mean: number, random: () => number): number => {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
};

/** Popularity of pages by Zipf's law: the second is asked for half as often as the first. */
export const listZipf = (urls: number): number[] =>
  Array.from({ length: urls }, (_, index) => 1 / (index + 1));

const never = -1e9;
const readTime = (times: Float64Array, at: number): number => times[at] ?? never;

/** When something that happens so many times an hour happened last. */
const findLast = (second: number, perHour: number): number => {
  const every = 3_600 / perHour;
  return perHour ? Math.floor(second / every) * every : never;
};

/** When each team's pages were changed by a promote last. The teams and the shell promote in turn. */
const createPromotes = ({ teams, publishesPerHour }: Day) => {
  const changedAt = Array<number>(teams).fill(never);
  let seen = never;
  return (second: number): readonly number[] => {
    const last = findLast(second, publishesPerHour);
    if (last === seen) return changedAt;
    seen = last;
    const turn = Math.round((last * publishesPerHour) / 3_600) % (teams + 1);
    for (let team = 0; team < teams; team += 1) if (turn === teams || turn === team) changedAt[team] = last;
    return changedAt;
  };
};

export const simulateDay = (day: Day): DayOfPages => {
  const random = createRandom(day.seed);
  const pickUrl = createPicker(listZipf(day.urls), random);
  const others = day.dataCentres - 1;
  const shares = [others ? day.mainShare : 1, ...Array<number>(others).fill((1 - day.mainShare) / others)];
  const pickCentre = createPicker(shares, random);
  const renderedAt = new Float64Array(day.urls * day.dataCentres).fill(never);
  const sharedAt = new Float64Array(day.urls).fill(never);
  const findPromotes = createPromotes(day);
  const purgedUrls = day.urls * day.purgedShare;
  const keptSeconds = day.freshSeconds + day.staleSeconds;
  const result = {
    ...{ hits: 0, stale: 0, misses: 0, fromElsewhere: 0, shares: 0, renders: 0 },
    ...{ peakVisitsPerSecond: 0, isolateMinutes: 0 },
  };
  const average = day.visits / daySeconds;
  // Spread over all teams and all ranks.
  const isShared = (url: number): boolean => ((url * 7_919) % 1_000) / 1_000 < day.sharedShare;
  for (let second = 0; second < daySeconds; second += 1) {
    const mean = average * readCurve(second);
    const visits = pickCount(mean, random);
    if (visits > result.peakVisitsPerSecond) result.peakVisitsPerSecond = visits;
    const promotes = findPromotes(second);
    const purgedAt = findLast(second, day.purgesPerHour);
    // Purges go around: each hits another part of the pages.
    const firstPurged = (((purgedAt * day.purgesPerHour) / 3_600) * purgedUrls) % day.urls;
    for (let visit = 0; visit < visits; visit += 1) {
      const url = pickUrl();
      const place = pickCentre() * day.urls + url;
      const promotedAt = promotes[url % day.teams] ?? never;
      const isPurgedAt = (at: number): boolean =>
        at < purgedAt && (url - firstPurged + day.urls) % day.urls < purgedUrls;
      const render = (): void => {
        result.renders += 1;
        renderedAt[place] = second;
        if (!isShared(url) || second - readTime(sharedAt, url) < day.sharePauseSeconds) return;
        sharedAt[url] = second;
        result.shares += 1;
      };
      const here = readTime(renderedAt, place);
      const isFromBefore = here < promotedAt;
      const isPast = isFromBefore && second - promotedAt < day.pastSeconds;
      const isHere = second - here <= keptSeconds && (!isFromBefore || isPast);
      if (!isHere) {
        const shared = readTime(sharedAt, url);
        const isElsewhere = shared >= promotedAt && second - shared <= day.staleSeconds;
        if (!isElsewhere || isPurgedAt(shared) || second - shared < day.lagSeconds) {
          result.misses += 1;
          render();
          continue;
        }
        result.fromElsewhere += 1;
        renderedAt[place] = shared;
      }
      const at = readTime(renderedAt, place);
      if (second - at < day.freshSeconds && !isPurgedAt(at) && at >= promotedAt) result.hits += 1;
      else {
        result.stale += 1;
        render();
      }
    }
    if (second % 60 === 0)
      for (const share of shares) {
        const rate = mean * share;
        result.isolateMinutes += Math.max(1 - Math.exp(-rate * 60), rate / requestsPerIsolate);
      }
  }
  return result;
};
