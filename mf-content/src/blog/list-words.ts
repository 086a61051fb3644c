import { readPaths } from '@binnen/contracts/read-paths';
import type { Page, PageFields } from '@binnen/contracts/content';
import type { Api } from '@binnen/platform';
import { filled as text } from '../banners/kit/fields.ts';
import { orElse } from '../reading/or-else.ts';

/** What the editors say round the list of blogs. */
export interface ListWords {
  title: string;
  /** HTML, sanitised by the edge. */
  intro: string | null;
  questions: { question: string; answer: string }[];
  /** The picture for sharing the list. */
  image: string | null;
}

/** The page of the CMS round the list: its title and the banners below it. */
export const readListPage = (api: Api): Promise<Page | null> => orElse(api.content.page('blogs'), null);

/** The options page of the blog backend. */
export const readPageFields = async (api: Api): Promise<Record<string, unknown>> => {
  const reply = await orElse(api.get<Partial<PageFields>>(readPaths.pageFields), null);
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
