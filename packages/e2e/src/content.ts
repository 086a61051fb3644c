import { sendWebhook } from '@binnen/scripts/send-webhook';
import { expect, type APIRequestContext } from '@playwright/test';
import { siteUrl, standInsUrl } from './stack.ts';

export type Cms = 'directus' | 'wordpress';

/** The webhooks that the CMSes send to the edge after an editor's change. */
export const tellEdge = (cms: Cms, change: object): Promise<void> => sendWebhook(siteUrl, cms, change);

/** Overrides fields of a CMS item, as an editor would, without telling the edge. */
export const changeItem = async (
  cms: Cms,
  collection: string,
  key: string,
  fields: object,
): Promise<void> => {
  const response = await fetch(`${standInsUrl}/_data/${cms}/${collection}/${key}`, {
    method: 'PUT',
    body: JSON.stringify(fields),
  });
  expect(response.ok, await response.text()).toBe(true);
};

/** What an editor put in a banner. */
export interface Row {
  field_slug: string;
  text?: string;
  url?: string;
  imageurl?: string;
  wysiwyg?: string;
}
export interface BannerOfEditor {
  soort: string;
  anker?: string;
  rows?: Row[];
}

let edits = 0;

/** Waits until both the API and the page, which is kept too, show it. */
const waitFor = async (request: APIRequestContext, slug: string, test: (text: string) => boolean) => {
  for (const path of [`/content/pages/${slug}`, `/${slug}`])
    await expect.poll(async () => test(await (await request.get(path)).text()), path).toBe(true);
};

/** Gives a page of the headless CMS these banners, and waits until the site has them. */
export const editPage = async (
  request: APIRequestContext,
  slug: string,
  banners: BannerOfEditor[],
  fields: object = {},
): Promise<void> => {
  edits += 1;
  const mark = `edit-${edits}`;
  const items = banners.map(({ soort, anker = null, rows = [] }, sort) => ({
    ...{ id: `${mark}-${sort}`, status: 'published', sort, soort, anker },
    banner_fields: rows,
  }));
  await changeItem('directus', 'pages', slug, { ...fields, banners: items });
  await tellEdge('directus', { collection: 'pages', keys: [slug] });
  await waitFor(request, slug, (text) => text.includes(`${mark}-`));
};

/** Undoes the changes, and waits until the site shows the page as it was. */
export const restorePage = async (request: APIRequestContext, slug: string): Promise<void> => {
  await fetch(`${standInsUrl}/_data`, { method: 'DELETE' });
  for (const collection of ['pages', 'employees', 'packages', 'shorttexts'])
    await tellEdge('directus', { collection, keys: [slug] });
  await tellEdge('wordpress', { type: 'post' });
  await waitFor(request, slug, (text) => !/\bedit-\d+-\d/.test(text));
};
