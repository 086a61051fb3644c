import { readPaths } from '@binnen/contracts/api-paths';
import type { AllTexts, FrameContent, Socials } from '@binnen/contracts/content';
import { getApi, noTexts, type RouterContextProvider, type Texts } from '@binnen/platform';
import { fallbackLinks } from './fallbacks.ts';

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

export const emptyFrame: FrameData = {
  texts: noTexts,
  socials: [],
  available: null,
  links: fallbackLinks,
  origin: '',
};

/** An empty part of the CMS counts as a missing one. */
const fill = (links: FrameContent): FrameContent => ({
  menu: links.menu.length ? links.menu : fallbackLinks.menu,
  diensten: links.diensten.length ? links.diensten : fallbackLinks.diensten,
  kolommen: links.kolommen.length ? links.kolommen : fallbackLinks.kolommen,
  documenten: links.documenten.length ? links.documenten : fallbackLinks.documenten,
  inloggen: links.inloggen,
});

/** Reads what the frame shows. A part that cannot be read gets its built-in wording, so a failing CMS breaks nothing else. */
export const loadFrame = async (
  context: Readonly<RouterContextProvider>,
  url = 'about:blank',
): Promise<FrameData> => {
  const api = getApi(context);
  const page = new URL(url);
  const [texts, socials, available, links] = await Promise.all([
    api.get<AllTexts>(readPaths.texts).catch(() => noTexts),
    api.content.socials(page.searchParams.get('refresh_cache') === 'true').then(
      (reply) => reply.data,
      () => emptyFrame.socials,
    ),
    api.objects.countAvailable().catch(() => null),
    api.get<FrameContent>(readPaths.frame).then(fill, () => fallbackLinks),
  ]);
  return {
    texts,
    socials,
    available,
    links,
    origin: page.protocol === 'about:' ? '' : page.origin,
  };
};
