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
  /** The part of the pages without a query or with a common one: data centres have them from each other, by KV. */
  sharedShare: number;
  /** A page is written to KV once in this time at most, and others see it after the lag. */
  sharePauseSeconds: number;
  lagSeconds: number;
  /** Each makes `purgedShare` of the kept pages stale. */
  purgesPerHour: number;
  purgedShare: number;
  /** A promote makes so many of the most asked for pages before it, and each minute so many old ones are made anew. */
  warmed: number;
  renewedAMinute: number;
  /** A page that no visitor's request made for so long is not kept any more. */
  forgottenSeconds: number;
  freshSeconds: number;
  seed: number;
}

export interface DayOfPages {
  /** Served from a cache and fresh; from a cache and rendered anew behind it; rendered while the visitor waits. */
  hits: number;
  stale: number;
  misses: number;
  /** Of `hits` and `stale`: those that came from another data centre. */
  fromElsewhere: number;
  /** Writes of pages to KV because of a visit. */
  shares: number;
  /** Pages that were made and written to KV before a promote or behind a change. */
  unasked: number;
  /** Lists of keys of KV. */
  lists: number;
  /** `stale` and `misses`, without those that found the page being rendered already. */
  renders: number;
  peakVisitsPerSecond: number;
  /** Minutes in which a data centre had an isolate with visitors, over all of them. */
  isolateMinutes: number;
}

const daySeconds = 86_400;
/** The hours before the counted day are simulated too, so that it begins with filled caches. */
const warmUpSeconds = 6 * 3_600;
const listedAtOnce = 1_000;
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
/** A page of the day before is not served. */
const midnight = (second: number): number => (second < 0 ? -daySeconds : 0);
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

/** The pages of a site at the beginning: when each was made last in each place, and asked for last anywhere. */
const begin = (day: Day, shares: readonly number[], random: () => number) => {
  const weights = listZipf(day.urls);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const rates = weights.map((weight) => (weight / sum) * (day.visits / daySeconds));
  // The time since the last of some independent visits is distributed exponentially.
  const pickTime = (rate: number) => Math.log(1 - random()) / rate;
  const renderedAt = new Float64Array(day.urls * day.dataCentres);
  shares.forEach((share, centre) =>
    rates.forEach((rate, url) => (renderedAt[centre * day.urls + url] = pickTime(rate * share))),
  );
  const askedAt = Float64Array.from(rates, pickTime);
  const sharedAt = askedAt.map((at) => (at > -day.forgottenSeconds ? -random() * daySeconds : never));
  return { renderedAt, askedAt, sharedAt };
};

/**
 * Makes kept pages anew that other data centres would not be served, as the cron trigger does every minute: those first that a
 * visitor's request wrote last.
 */
const createRenewals = (
  day: Day,
  writtenAt: Float64Array,
  isOld: (url: number, second: number) => boolean,
): ((second: number, changes: number) => { renewed: number[]; lists: number }) => {
  let due: number[] = [];
  let listed = never;
  return (second, changes) => {
    const isNews = day.renewedAMinute > 0 && changes !== listed;
    if (isNews) {
      listed = changes;
      due = Array.from({ length: day.urls }, (_, url) => url)
        .filter((url) => isOld(url, second))
        .sort((one, other) => readTime(writtenAt, one) - readTime(writtenAt, other));
    }
    const renewed = due.splice(Math.max(0, due.length - day.renewedAMinute)).toReversed();
    return { renewed, lists: isNews ? Math.ceil(day.urls / listedAtOnce) : 0 };
  };
};

export const simulateDay = (day: Day): DayOfPages => {
  const random = createRandom(day.seed);
  const pickUrl = createPicker(listZipf(day.urls), random);
  const others = day.dataCentres - 1;
  const shares = [others ? day.mainShare : 1, ...Array<number>(others).fill((1 - day.mainShare) / others)];
  const pickCentre = createPicker(shares, random);
  const { renderedAt, askedAt, sharedAt } = begin(day, shares, random);
  const findPromotes = createPromotes(day);
  const purgedUrls = day.urls * day.purgedShare;
  const nothing = (): DayOfPages => ({
    ...{ hits: 0, stale: 0, misses: 0, fromElsewhere: 0, shares: 0, unasked: 0, lists: 0, renders: 0 },
    ...{ peakVisitsPerSecond: 0, isolateMinutes: 0 },
  });
  let result = nothing();
  const average = day.visits / daySeconds;
  // Spread over all teams and all ranks.
  const isShared = (url: number): boolean => ((url * 7_919) % 1_000) / 1_000 < day.sharedShare;
  let promotes: readonly number[] = [];
  const findPromoted = (url: number): number => promotes[url % day.teams] ?? never;
  const purgedLast = new Float64Array(day.urls).fill(never);
  const wasPurged = (url: number, at: number): boolean => at < readTime(purgedLast, url);
  const isOld = (url: number, second: number): boolean => {
    const at = readTime(sharedAt, url);
    if (!isShared(url) || at === never || second - readTime(askedAt, url) > day.forgottenSeconds)
      return false;
    return at < findPromoted(url) || wasPurged(url, at) || at < midnight(second);
  };
  const writtenAt = Float64Array.from(askedAt);
  const renew = createRenewals(day, writtenAt, isOld);
  const keepUnasked = (url: number, second: number): void => {
    sharedAt[url] = second;
    result.unasked += 1;
  };
  for (let second = -warmUpSeconds; second < daySeconds; second += 1) {
    if (second === 0) result = nothing();
    const mean = average * readCurve(second);
    const visits = pickCount(mean, random);
    if (visits > result.peakVisitsPerSecond) result.peakVisitsPerSecond = visits;
    const since = second + warmUpSeconds;
    const promotedAt = findLast(since, day.publishesPerHour) - warmUpSeconds;
    promotes = findPromotes(since).map((at) => at - warmUpSeconds);
    if (promotedAt === second) {
      let warmed = 0;
      for (let url = 0; url < day.urls && warmed < day.warmed; url += 1) {
        if (!isShared(url)) continue;
        warmed += 1;
        if (findPromoted(url) === second) keepUnasked(url, second);
      }
    }
    const purgedAt = findLast(since, day.purgesPerHour) - warmUpSeconds;
    if (purgedAt === second) {
      // Purges go around: each hits another part of the pages.
      const first = (((since * day.purgesPerHour) / 3_600) * purgedUrls) % day.urls;
      for (let at = 0; at < purgedUrls; at += 1) purgedLast[(first + at) % day.urls] = second;
    }
    if (since % 60 === 0) {
      const { renewed, lists } = renew(second, Math.max(promotedAt, purgedAt, midnight(second)));
      result.lists += lists;
      for (const url of renewed) keepUnasked(url, second);
    }
    for (let visit = 0; visit < visits; visit += 1) {
      const url = pickUrl();
      const place = pickCentre() * day.urls + url;
      const promoted = findPromoted(url);
      askedAt[url] = second;
      const render = (): void => {
        result.renders += 1;
        renderedAt[place] = second;
        if (!isShared(url) || second - readTime(sharedAt, url) < day.sharePauseSeconds) return;
        sharedAt[url] = second;
        writtenAt[url] = second;
        result.shares += 1;
      };
      const here = readTime(renderedAt, place);
      const isFromBefore = here < promoted;
      const isPast = isFromBefore && second - promoted < day.pastSeconds;
      const isHere = here >= midnight(second) && (!isFromBefore || isPast);
      if (!isHere) {
        const shared = readTime(sharedAt, url);
        const isElsewhere = isShared(url) && shared >= promoted && shared >= midnight(second);
        // What was made before a promote is everywhere when the pointer is.
        const isThere = shared === promoted || second - shared >= day.lagSeconds;
        if (!isElsewhere || wasPurged(url, shared) || !isThere) {
          result.misses += 1;
          render();
          continue;
        }
        result.fromElsewhere += 1;
        renderedAt[place] = shared;
      }
      const at = readTime(renderedAt, place);
      if (second - at < day.freshSeconds && !wasPurged(url, at) && at >= promoted) result.hits += 1;
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
