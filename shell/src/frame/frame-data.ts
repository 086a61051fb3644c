import { readPaths } from '@binnen/contracts/read-paths';
import type { AllTexts, FrameContent, Socials } from '@binnen/contracts/content';
import { getApi, noTexts, type RouterContextProvider, type Texts } from '@binnen/platform';

/** What the frame shows on every page. */
export interface FrameData {
  texts: Texts;
  socials: Socials['data'];
  /** Homes for sale and for rent, as many as the lists have; null when that is unknown. */
  available: number | null;
  links: FrameContent;
  /** `https://binnen.example`, for links that leave the site. */
  origin: string;
}

/** Browsers seldom need them: a file of its own there. */
const loadFallbacks = async (): Promise<FrameContent> =>
  (await import(/* webpackChunkName: "fallbacks" */ './fallbacks.ts')).fallbackLinks;

const parts = ['menu', 'diensten', 'kolommen', 'documenten'] as const;

/** An empty part of the CMS counts as a missing one. */
const fill = async (links: FrameContent): Promise<FrameContent> => {
  const missing = parts.filter((part) => !links[part].length);
  if (missing.length === 0) return links;
  const fallbacks = await loadFallbacks();
  return { ...links, ...Object.fromEntries(missing.map((part) => [part, fallbacks[part]])) };
};

/** Reads what the frame shows. A part that cannot be read gets its built-in wording, so a failing CMS breaks nothing else. */
export const loadFrame = async (
  context: Readonly<RouterContextProvider>,
  url: string,
): Promise<FrameData> => {
  const api = getApi(context);
  const { origin, searchParams } = new URL(url);
  const [texts, socials, available, links] = await Promise.all([
    api.get<AllTexts>(readPaths.texts).catch(() => noTexts),
    api.content.socials(searchParams.get('refresh_cache') === 'true').then(
      (reply) => reply.data,
      () => [],
    ),
    api.objects.countAvailable().catch(() => null),
    api.get<FrameContent>(readPaths.frame).then(fill, loadFallbacks),
  ]);
  return { texts, socials, available, links, origin };
};
