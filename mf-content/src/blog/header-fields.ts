import type { Page } from '@binnen/contracts/content';
import { ApiError, type Api } from '@binnen/platform';

/** What stands above the list of blogs. */
export interface HeaderFields {
  title: string;
  subtitle: string | null;
  /** A path of this site. */
  picture: string | null;
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

/** The page of the CMS round the list: its header and the banners below it. */
export const readListPage = (api: Api): Promise<Page | null> => orNull(api.content.page('blogs'));

/** The options page of the blog backend. */
export const readPageFields = async (api: Api): Promise<Record<string, unknown>> => {
  const reply = await orNull(
    api.get<{ acf?: Record<string, unknown> }>('/wp-json/acf/v3/options/page_fields'),
  );
  return reply?.acf ?? {};
};

/** The blog backend's words go first; ACF says `false` for what is empty. Then the CMS's page, then ours. */
export const mergeHeader = (acf: Record<string, unknown>, page: Page | null): HeaderFields => {
  const picture = acf['blogs_afbeelding'] as { url?: unknown } | false | null | undefined;
  return {
    title: text(acf['blogs_titel']) ?? page?.titel ?? 'Blogs',
    subtitle: text(acf['blogs_subtitel']) ?? page?.subtitel ?? null,
    picture:
      (picture ? text(picture.url) : null) ?? (page?.achtergrond ? `/assets/${page.achtergrond.id}` : null),
  };
};
