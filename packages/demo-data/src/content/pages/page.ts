import { assetId, type AssetName } from '../assets.ts';
import type { Banner } from '../banners.ts';
import type { Status } from '../content-item.ts';

interface PageText {
  slug: string;
  type?: 'page' | 'landingpage';
  status?: Status;
  titel: string;
  subtitel?: string;
  header: 'Home' | 'Objects' | 'Page' | 'Zoekopdracht' | 'Blogs' | 'Default';
  achtergrond?: AssetName;
  gradient?: '' | 'full' | 'blackoverlay';
  meta_titel: string;
  meta_omschrijving: string;
  created?: string;
  updated?: string;
  banners: Banner[];
}

/** A page as the CMS keeps it; its banners are numbered within it. A landing page says `title` and `date` too. */
export const definePage = ({ achtergrond, created, updated, type = 'page', ...page }: PageText) => {
  const date_created = created ?? '2025-03-03T09:00:00.000Z';
  return {
    id: page.slug,
    status: page.status ?? ('published' as const),
    date_created,
    date_updated: updated ?? '2026-10-14T07:30:00.000Z',
    type,
    title: type === 'landingpage' ? page.titel : null,
    date: type === 'landingpage' ? date_created : null,
    slug: page.slug,
    titel: page.titel,
    subtitel: page.subtitel ?? null,
    header: page.header,
    achtergrond: achtergrond ? assetId(achtergrond) : null,
    gradient: page.gradient ?? '',
    meta_titel: page.meta_titel,
    meta_omschrijving: page.meta_omschrijving,
    banners: page.banners.map((banner, index) => ({
      id: `${page.slug}-${index + 1}`,
      sort: index + 1,
      ...banner,
    })),
  };
};
export type PageItem = ReturnType<typeof definePage>;
