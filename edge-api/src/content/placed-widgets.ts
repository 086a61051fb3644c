import type { Composition, OfferedWidget } from '@binnen/platform/contract/composition';
import type { Banner, Page } from '@binnen/contracts/content';
import { page as pageRoute } from '@binnen/contracts/routing/route-table';
import { composer } from '../site/composer.ts';
import { provideListPages } from '../site/list-pages.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { loadPages } from './directus/pages.ts';
import { createContentSource } from './source/content-source.ts';

/** The rows in which an editor names a widget, by kind of banner: the name itself, or what follows `form-`. */
const nameRows: Record<string, { row: string; prefix: string }> = {
  form: { row: 'form', prefix: 'form-' },
  widget: { row: 'widget', prefix: '' },
};

/** The widget that an editor placed, the row that names it, and what the banner says by row. Null for a banner of our own. */
const findPlaced = ({ soort, banner_fields }: Banner) => {
  const names = nameRows[soort];
  if (!names) return null;
  const values = Object.fromEntries(
    banner_fields.flatMap(({ field_slug, text }) => (text?.trim() ? [[field_slug, text.trim()]] : [])),
  );
  const named = values[names.row];
  return named ? { widget: names.prefix + named, row: names.row, values } : null;
};

const findSchema = (composition: Composition, widget: string): OfferedWidget['props'] | undefined =>
  Object.values(composition.releases)
    .map(({ placeable }) => placeable?.[widget])
    .find(Boolean);

/**
 * Leaves out the row that names a widget when its values do not fit the widget's schema; the banner is then shown
 * without it.
 */
const checkBanner = (composition: Composition, slug: string, banner: Banner): Banner => {
  const placed = findPlaced(banner);
  if (!placed) return banner;
  const { widget, row: nameRow, values } = placed;
  const schema = findSchema(composition, widget);
  // A name that nobody offers is a gap of the page; the render reports it.
  const misfit = schema && composer.findMisfit(schema, values);
  if (!misfit) return banner;
  log('warn', 'A placed widget got a value that it does not take', {
    page: slug,
    banner: banner.id,
    widget,
    field: misfit.instanceLocation,
    fault: misfit.keyword,
  });
  return { ...banner, banner_fields: banner.banner_fields.filter((row) => row.field_slug !== nameRow) };
};

// Keyed by the identity of the cached page: it is checked and logged once while page and composition stay the same.
const checked = new WeakMap<Page, { compositionId: string; page: Page }>();

/**
 * A page of the CMS as the live composition can show it: the values of each widget that an editor placed fit the schema
 * that its remote published. A page that was checked before costs nothing.
 */
export const checkPlacedWidgets = (composition: Composition, page: Page): Page => {
  const known = checked.get(page);
  if (known?.compositionId === composition.id) return known.page;
  const banners = page.banners.map((banner) => checkBanner(composition, page.slug, banner));
  const isWhole = banners.every((banner, index) => banner === page.banners[index]);
  const entry = { compositionId: composition.id, page: isWhole ? page : { ...page, banners } };
  checked.set(page, entry);
  return entry.page;
};

// Rejects when the CMS does not answer.
provideListPages(async (env, context, widgets) => {
  const pages = await loadPages(createContentSource(env, context));
  return pages
    .filter(({ banners }) => banners.some((banner) => widgets.includes(findPlaced(banner)?.widget ?? '')))
    .map(({ slug }) => pageRoute.href(slug));
});
