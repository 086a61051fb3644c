import { ApiError, type Api } from '@binnen/platform';

/** What the options page of the blog backend says about the blogs' header. */
export interface HeaderFields {
  title: string;
  subtitle: string | null;
  /** A path of this site. */
  picture: string | null;
}

const fallback: HeaderFields = { title: 'Blogs', subtitle: null, picture: null };

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

/** ACF says `false` for what is empty; without an answer the built-in words do. */
export const readHeaderFields = async (api: Api): Promise<HeaderFields> => {
  try {
    const { acf } = await api.get<{ acf: Record<string, unknown> }>('/wp-json/acf/v3/options/page_fields');
    const picture = acf['blogs_afbeelding'] as { url?: unknown } | false | undefined;
    return {
      title: text(acf['blogs_titel']) ?? fallback.title,
      subtitle: text(acf['blogs_subtitel']),
      picture: picture ? text(picture.url) : null,
    };
  } catch (error) {
    if (error instanceof ApiError) return fallback;
    throw error;
  }
};
