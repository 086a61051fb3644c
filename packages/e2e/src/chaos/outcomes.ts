import type { Answer } from './ask-page.ts';
import type { CacheState } from './chaos-stack.ts';

/** The outcomes of all pages in one run. */
export interface Outcome {
  /** `directus: hang` */
  breakage: string;
  cache: CacheState;
  /** By page type. */
  answers: readonly (Answer & { type: string })[];
}

const list = (types: readonly string[]): string => types.join(', ') || '–';

const summarise = ({ breakage, cache, answers }: Outcome): string[] => {
  const failed = answers.filter(({ status }) => status >= 500);
  const partial = answers.filter(({ status, missing }) => status < 500 && missing.length > 0);
  return [
    breakage,
    cache,
    `${answers.length - failed.length - partial.length} of ${answers.length}`,
    list(partial.map(({ type }) => type)),
    list(failed.map(({ type, status }) => `${type} (${status})`)),
    String(Math.max(...answers.map(({ ms }) => ms))),
  ];
};

const head = ['broken', 'cache', 'whole', 'without a part', 'error page', 'slowest (ms)'];

/** A table in Markdown: a line for each run. */
export const formatOutcomes = (outcomes: readonly Outcome[]): string => {
  const rows = [head, head.map(() => '---'), ...outcomes.map(summarise)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
};
