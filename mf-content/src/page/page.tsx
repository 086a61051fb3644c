import { fillPath, readPaths } from '@binnen/contracts/read-paths';
import type { Page } from '@binnen/contracts/content';
import { formatVariant } from '@binnen/contracts/images';
import { routes } from '@binnen/contracts/routes';
import {
  ApiError,
  definePage,
  getApi,
  prepareWidget,
  redirect,
  useLoaderData,
  useLocation,
  useText,
  Widget,
  type Api,
  type Meta,
  type WidgetHandle,
} from '@binnen/platform';
import { isConnected } from '@binnen/platform/connection';
import { Banners } from '../banners/banners.tsx';
import { findAnchor } from '../banners/kinds/form.tsx';
import { areStill, prepareBanners, type PreparedBanner } from '../banners/prepare-banners.ts';
import { asksRefresh } from '../reading/asks-refresh.ts';
import { Button } from '@binnen/design/button';
import { readAll } from '../reading/read-all.ts';
import { readFirm, showsFirm } from './firm.ts';
import { findHeadParts, isHead, readHead, type PageHead } from './page-head.tsx';
import { findKnownPage, homeSlug } from './known-pages.ts';
import css from '../banners/kinds/form.module.css';

interface PageData {
  page: Page;
  banners: PreparedBanner[];
  search: WidgetHandle | null;
  head: PageHead;
  /** schema.org's description of the firm, where the page is about it. */
  firm: object | null;
}

/** Pages of who wants to sell. */
const selling: string[] = [routes.verkoop.href(), routes.gratisVerkoopadvies.href()];

/** The anchor of a form that asks for an appointment. */
const appointment = 'meet_us';

function ContentPage() {
  const { banners } = useLoaderData() as PageData;
  const { pathname } = useLocation();
  const ask = useText('selling_appointment', 'Maak een afspraak');
  // On a phone the way to the form stays in sight up to the form.
  const before = selling.includes(pathname)
    ? banners.findIndex((banner) => findAnchor(banner) === appointment)
    : 0;
  return (
    <div data-owner="mf-content">
      {before > 0 && (
        <div>
          <Banners of={banners.slice(0, before)} />
          <p className={css.bar}>
            <Button href={`#${appointment}`} wide>
              {ask}
            </Button>
          </p>
        </div>
      )}
      <Banners of={banners.slice(Math.max(0, before))} />
    </div>
  );
}

/**
 * The CMS's page; for a page of the site's own map our words when the CMS has none or cannot be reached. Without a connection they would
 * end in a form that cannot be sent: the shell says what is the matter.
 */
const readPage = async (api: Api, url: URL): Promise<Page> => {
  const path = url.pathname;
  const known = findKnownPage(path);
  const slug = known?.slug ?? path.slice(1);
  try {
    return await api.get<Page>(fillPath(readPaths.page, { slug }), { refresh_cache: asksRefresh(url) });
  } catch (error) {
    if (known && error instanceof ApiError && isConnected()) return known;
    throw error;
  }
};

/** A page of the CMS: its header, and its banners in their order. */
export const page = definePage<PageData>({
  middleware: ['slug:page'],
  loader: async ({ request, context }) => {
    const api = getApi(context);
    const url = new URL(request.url);
    // A page has one address.
    if (url.pathname === `/${homeSlug}`) return redirect(routes.home.href() + url.search, 301);
    const found = await readPage(api, url);
    const search =
      found.header === 'Home'
        ? prepareWidget(context, 'search', { variant: 'leave', waardecheck: true })
        : null;
    const [banners, head, firm] = await readAll([
      prepareBanners(
        found.banners.filter((banner) => !isHead(banner)),
        api,
        context,
      ),
      readHead(found.banners, api),
      showsFirm(url.pathname) ? readFirm(api, url.origin) : null,
    ]);
    return { page: found, banners, search, head, firm };
  },
  late: () => true,
  still: ({ data: { banners, search } }) => !search && areStill(banners),
  Component: ContentPage,
  header: ({ data: { page: found, search, head }, url }) => ({
    variant: found.header,
    title: found.titel,
    subtitle: found.subtitel,
    background: found.achtergrond,
    gradient: found.gradient,
    children: search ? <Widget of={search} /> : findHeadParts(head, selling.includes(url.pathname)),
  }),
  meta: ({ data: { page: found, firm } }): Meta => ({
    title: found.meta_titel ?? found.titel,
    description: found.meta_omschrijving ?? undefined,
    image: found.achtergrond ? formatVariant(`/assets/${found.achtergrond.id}`, 1280, 'jpeg') : undefined,
    structured: firm ? [firm] : undefined,
  }),
});
