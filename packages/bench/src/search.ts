/**
 * Search over the offer: how long a query takes, how large the index is and how long it takes to make, compared with a
 * plain filter over the same homes. Ratios of one run count; times depend on the machine. `node
 * packages/bench/src/search.ts [--json]`
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Card } from '@binnen/contracts/property';
import { fold } from '@binnen/offer/places/fold';
import { createListings } from '@binnen/offer/index/listings';
import { search } from '@binnen/offer/index/search-index';
import { suggest } from '@binnen/offer/suggestions/suggest';
import { createRandom } from './random.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const counts = [500, 10_000, 100_000];
const places =
  'Deventer Apeldoorn Raalte Twello Schalkhaar Diepenveen Olst Bathmen Colmschate Warnsveld Gorssel Epse Wilp Laren Harfsen Posterenk Boskamp'.split(
    ' ',
  );
const firsts =
  'Beuken Linden Kerk Dorps School Molen Brink Wester Ooster Konings Prinsen Water Berg Veld Bos Heide Rozen Tulpen Eiken Kastanje Merel Spreeuwen Vinken Lijster Kievit Keulen Ganzen Haver Tarwe Rogge'.split(
    ' ',
  );
const middles = ' hof kamp burg wal dijk voort stede'.split(' ');
const lasts = 'straat weg laan plein pad hof kade dreef'.split(' ');

const createCards = (count: number): Card[] => {
  const random = createRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: count }, (_, id) => {
    const plaats = pick(places);
    const letters = String.fromCharCode(65 + Math.floor(random() * 26), 65 + Math.floor(random() * 26));
    return {
      id: id + 1,
      slug: `home-${id}`,
      objectSku: `home-${id}`,
      citySlug: plaats.toLowerCase(),
      status: 'BESCHIKBAAR',
      straat: `${pick(firsts)}${pick(middles)}${pick(lasts)}`,
      huisnummer: String(1 + Math.floor(random() * 300)),
      huisnummertoevoeging: random() < 0.2 ? pick(['A', 'B', 'bis']) : null,
      postcode: `${7200 + Math.floor(random() * 900)} ${letters}`,
      plaats,
      buurt: random() < 0.7 ? `${pick(firsts)}kwartier` : null,
      subtitle: null,
      image_alt_text: null,
      koopprijs: 200_000 + Math.floor(random() * 800_000),
      huurprijs: null,
      koopconditie: 'KOSTEN_KOPER',
      huurconditie: null,
      woonoppervlakte: 60 + Math.floor(random() * 200),
      aantalkamers: 4,
      energieklasse: 'C',
      objecttype: 'WOONHUIS',
      etages: [],
      openhuisdagen: [],
      media: [],
      lat: 52.2,
      lon: 6.1,
      date_created: '2026-01-01',
      date_updated: '2026-01-01T00:00:00',
    };
  });
};

/** The naive search: every word must occur in the address. */
const filterPlainly = (cards: readonly Card[], question: string): number => {
  const words = fold(question).split(' ');
  return cards.filter((card) => {
    const text = fold(
      [card.straat, card.huisnummer, card.huisnummertoevoeging, card.postcode, card.plaats, card.buurt].join(
        ' ',
      ),
    );
    return words.every((word) => text.includes(word));
  }).length;
};

const misspell = (word: string) => word.slice(0, 3) + word[4] + word[3] + word.slice(5);

const kinds: Record<string, (card: Card) => string> = {
  place: (card) => card.plaats!,
  postcode: (card) => card.postcode!,
  address: (card) => `${card.straat} ${card.huisnummer} ${card.plaats}`,
  neighbourhood: (card) => card.buurt ?? 'Bergkwartier',
  misspelt: (card) => `${misspell(card.straat!)} ${card.huisnummer}`,
};

const measure = (questions: readonly string[], ask: (question: string) => unknown) => {
  for (const question of questions.slice(0, 20)) ask(question);
  const times = questions
    .map((question) => {
      const began = performance.now();
      ask(question);
      return (performance.now() - began) * 1000;
    })
    .sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)]!, p99: times[Math.floor(times.length * 0.99)]! };
};

const results = counts.map((count) => {
  const cards = createCards(count);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  const listings = createListings('bench', cards);
  const buildMs = performance.now() - began;
  collectGarbage();
  const indexMb = (process.memoryUsage().heapUsed - before) / 1e6;
  const asked = count > 50_000 ? 100 : 300;
  const byKind = Object.entries(kinds).map(([kind, question]) => {
    const step = Math.max(1, Math.floor(count / asked));
    const questions = cards
      .filter((_, index) => index % step === 0)
      .slice(0, asked)
      .map(question);
    const index = measure(questions, (text) => search(listings.index, text));
    const plain = measure(questions.slice(0, 30), (text) => filterPlainly(cards, text));
    return {
      kind,
      medianUs: index.median,
      p99Us: index.p99,
      timesFasterThanPlain: plain.median / index.median,
    };
  });
  // As a visitor types: two letters of a street, then one more each time.
  const typed = cards
    .slice(0, 60)
    .flatMap(({ straat }) => [2, 3, 4, 5, 6].map((end) => straat!.slice(0, end)));
  const suggestions = measure(typed, (text) => suggest(listings, text));
  return { count, buildMs, indexMb, byKind, suggestions };
});

const growth = Object.keys(kinds).map((kind) => {
  const median = (at: number) => results[at]!.byKind.find((row) => row.kind === kind)!.medianUs;
  return { kind, cost: median(2) / median(1), data: counts[2]! / counts[1]! };
});

if (process.argv.includes('--json')) console.log(JSON.stringify({ results, growth }));
else {
  for (const { count, buildMs, indexMb, byKind, suggestions } of results) {
    console.log(`\n${count} homes: index made in ${buildMs.toFixed(0)} ms, ${indexMb.toFixed(1)} MB`);
    for (const { kind, medianUs, p99Us, timesFasterThanPlain } of byKind)
      console.log(
        `  ${kind.padEnd(14)} median ${medianUs.toFixed(0).padStart(6)} µs   p99 ${p99Us.toFixed(0).padStart(7)} µs   ${timesFasterThanPlain.toFixed(1)} × faster than a plain filter`,
      );
    console.log(
      `  suggestions    median ${suggestions.median.toFixed(0).padStart(6)} µs   p99 ${suggestions.p99.toFixed(0).padStart(7)} µs`,
    );
  }
  console.log(
    `\nFrom ${counts[1]} to ${counts[2]} homes the data is ${counts[2]! / counts[1]!} ×, the cost:`,
  );
  for (const { kind, cost } of growth) console.log(`  ${kind.padEnd(14)} ${cost.toFixed(1)} ×`);
}
