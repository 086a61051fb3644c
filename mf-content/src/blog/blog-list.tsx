import type { Blogs } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';
import { Pagination } from '@binnen/design/pagination';
import { Section } from '@binnen/design/section';
import { definePage, getApi, notFound, useLoaderData, useText } from '@binnen/platform';
import { Banners } from '../banners/banners.tsx';
import { prepareBanners, type PreparedBanner } from '../banners/prepare-banners.ts';
import { BlogCards } from './blog-cards.tsx';
import css from './blog-list.module.css';
import { mergeHeader, readListPage, readPageFields, type HeaderFields } from './header-fields.ts';
import { readAll } from '../reading/read-all.ts';

const pageSize = 12;

interface BlogListData {
  blogs: Blogs;
  /** Slug of the category that is shown. */
  categorie: string | undefined;
  page: number;
  header: HeaderFields;
  banners: PreparedBanner[];
}

const formatHref = (categorie: string | undefined, page = 1): string => {
  const query = new URLSearchParams();
  if (categorie) query.set('categorie', categorie);
  if (page > 1) query.set('pagina', String(page));
  const text = query.toString();
  return text ? `${routes.blogs.href()}?${text}` : routes.blogs.href();
};

const findCategory = ({ blogs, categorie }: BlogListData) =>
  blogs.categories.find((term) => term.slug === categorie);

function BlogList() {
  const data = useLoaderData() as BlogListData;
  const all = useText('blogs_all', 'Alle blogs');
  const none = useText('blogs_none', 'Hier staan nog geen blogs. Kijk later nog eens.');
  const categories = useText('blogs_categories', 'Categorieën');
  const pages = useText('blogs_pages', "Pagina's met blogs");
  const { blogs, categorie, page } = data;
  return (
    <div data-owner="mf-content">
      <Section tight>
        {blogs.categories.length > 0 && (
          <nav aria-label={categories} className={css.categories}>
            <a href={formatHref(undefined)} aria-current={categorie ? undefined : 'page'}>
              {all}
            </a>
            {blogs.categories.map((term) => (
              <a
                key={term.id}
                href={formatHref(term.slug)}
                aria-current={term.slug === categorie ? 'page' : undefined}
              >
                {term.title}
              </a>
            ))}
          </nav>
        )}
        {blogs.data.length > 0 ? <BlogCards blogs={blogs.data} columns={3} level={2} /> : <p>{none}</p>}
        <div className={css.pages}>
          <Pagination
            page={page}
            pages={Math.ceil(blogs.total / pageSize)}
            href={(number) => formatHref(categorie, number)}
            label={pages}
          />
        </div>
      </Section>
      <Banners of={data.banners} />
    </div>
  );
}

const readPageNumber = (url: URL): number => {
  const text = url.searchParams.get('pagina') ?? '1';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
};

const isSlug = (text: string | null): text is string =>
  text !== null && /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);

/** All blogs and landing pages, newest first, by category and by page: plain links do both. */
export const page = definePage<BlogListData>({
  loader: async ({ request, context }) => {
    const url = new URL(request.url);
    const api = getApi(context);
    const asked = url.searchParams.get('categorie');
    const categorie = isSlug(asked) ? asked : undefined;
    const number = readPageNumber(url);
    const [blogs, fields, listPage] = await readAll([
      api.content.blogs({ categorie, limit: pageSize, offset: (number - 1) * pageSize || undefined }),
      readPageFields(api),
      readListPage(api),
    ] as const);
    // Past the last page, or a category that there is not: not found, so that nobody indexes it.
    if (blogs.data.length === 0 && (categorie || number > 1)) throw notFound('page');
    const banners = await prepareBanners(listPage?.banners ?? [], api, context);
    return { blogs, categorie, page: number, header: mergeHeader(fields, listPage), banners };
  },
  Component: BlogList,
  header: ({ data }) => {
    const category = findCategory(data);
    return {
      variant: 'Blogs',
      title: category ? `${data.header.title}: ${category.title}` : data.header.title,
      subtitle: data.header.subtitle,
      ...(data.header.picture ? { backgroundUrl: data.header.picture } : {}),
    };
  },
  meta: ({ data }) => {
    const category = findCategory(data);
    const [about, where] = [
      category ? ` over ${category.title.toLowerCase()}` : '',
      data.page > 1 ? `, pagina ${data.page}` : '',
    ];
    return {
      title: `Blogs${about}${where}`,
      description: `Blogs${about} van de makelaars van Binnen: nieuws en tips over kopen, verkopen, huren en taxeren in Deventer en omgeving${where}.`,
      canonical: formatHref(data.categorie, data.page),
    };
  },
});
