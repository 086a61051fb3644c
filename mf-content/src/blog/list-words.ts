import { readPaths } from '@binnen/contracts/read-paths';
import type { Page, PageFields } from '@binnen/contracts/content';
import { ApiError, type Api } from '@binnen/platform';

/** What the editors say round the list of blogs. */
export interface ListWords {
  title: string;
  /** HTML, sanitised by the edge. */
  intro: string | null;
  questions: { question: string; answer: string }[];
  /** The picture for sharing the list. */
  image: string | null;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

const orNull = async <T>(reply: Promise<T>): Promise<T | null> => {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

/** The page of the CMS round the list: its title and the banners below it. */
export const readListPage = (api: Api): Promise<Page | null> => orNull(api.content.page('blogs'));

/** The options page of the blog backend. */
export const readPageFields = async (api: Api): Promise<Record<string, unknown>> => {
  const reply = await orNull(api.get<Partial<PageFields>>(readPaths.pageFields));
  return reply?.acf ?? {};
};

const readQuestions = (rows: unknown): ListWords['questions'] =>
  (Array.isArray(rows) ? rows : []).flatMap((row: Record<string, unknown> | null) => {
    const [question, answer] = [text(row?.['vraag']), text(row?.['antwoord'])];
    return question && answer ? [{ question, answer }] : [];
  });

/** The blog backend's words go first; ACF says `false` for what is empty. Then the CMS's page, then ours. */
export const mergeWords = (acf: Record<string, unknown>, page: Page | null): ListWords => ({
  title: text(acf['blog_titel']) ?? page?.titel ?? 'Blogs',
  intro: text(acf['blog_intro']),
  questions: readQuestions(acf['veelgestelde_vragen']),
  image: page?.achtergrond ? `/assets/${page.achtergrond.id}` : null,
});
