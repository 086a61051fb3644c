import { Validator, type Schema } from '@cfworker/json-schema';
import type { Composition } from '@binnen/contracts/composition';
import type { Banner, Page } from '@binnen/contracts/content';
import { log } from '../logging/log.ts';

/** The rows in which an editor names a widget, by kind of banner: the name itself, or what follows `form-`. */
const nameRows: Record<string, { row: string; prefix: string }> = {
  form: { row: 'form', prefix: 'form-' },
  widget: { row: 'widget', prefix: '' },
};

const readTexts = ({ banner_fields }: Banner): Record<string, string> =>
  Object.fromEntries(
    banner_fields.flatMap(({ field_slug, text }) => (text?.trim() ? [[field_slug, text.trim()]] : [])),
  );

const findSchema = (composition: Composition, widget: string): Schema | undefined =>
  Object.values(composition.releases)
    .map(({ placeable }) => placeable?.[widget])
    .find(Boolean);

/** Leaves out the row that names a widget when its values are not what the widget takes: then the banner does without. */
const checkBanner = (composition: Composition, slug: string, banner: Banner): Banner => {
  const names = nameRows[banner.soort];
  const values = names && readTexts(banner);
  const named = names && values?.[names.row];
  if (!named) return banner;
  const widget = names.prefix + named;
  const schema = findSchema(composition, widget);
  // A name that nobody offers is a gap of the page, which the render tells.
  const result = schema && new Validator(schema).validate(values);
  if (!result || result.valid) return banner;
  const fault = result.errors.at(-1);
  log('warn', 'A placed widget got a value that it does not take', {
    page: slug,
    banner: banner.id,
    widget,
    field: fault?.instanceLocation,
    fault: fault?.keyword,
  });
  return { ...banner, banner_fields: banner.banner_fields.filter((row) => row.field_slug !== names.row) };
};

// By the identity of the cached page: checked, and told, once as long as page and composition stay the same.
const checked = new WeakMap<Page, { compositionId: string; page: Page }>();

/**
 * A page of the CMS as the live composition can show it: the values of each widget that an editor placed fit the schema
 * that its remote published. Costs nothing for a page that was checked before.
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
