import type { Blogs } from '@binnen/contracts/content';
import { formatVariant } from '@binnen/contracts/images';
import { routes } from '@binnen/contracts/routes';
import { slugPattern } from '@binnen/contracts/slug';
import { Pagination } from '@binnen/design/pagination';
import { Disclosure } from '@binnen/design/disclosure';
import { Prose } from '@binnen/design/prose';
import { Section, SectionHead } from '@binnen/design/section';
import { definePage, getApi, notFound, useLoaderData, useText } from '@binnen/platform';
import { Banners } from '../banners/banners.tsx';
import { areStill, prepareBanners, type PreparedBanner } from '../banners/prepare-banners.ts';
import { BlogCards } from '../blog-cards/blog-cards.tsx';
import css from './blog-list.module.css';
import { mergeWords, readListPage, readPageFields, type ListWords } from './list-words.ts';
import { asksRefresh } from '../reading/asks-refresh.ts';
import { readAll } from '../reading/read-all.ts';

const pageSize = 12;
/** The edge takes an offset up to 100,000. */
const mostPages = 8_000;

interface BlogListData {
  blogs: Blogs;
  /** Slugs of the category and the tag that are shown. */
  categorie: string | undefined;
  tag: string | undefined;
  page: number;
  words: ListWords;
  banners: PreparedBanner[];
}

/** The title of the category or tag that is shown. */
const findTopic = ({ blogs, categorie, tag }: BlogListData): string | undefined =>
  blogs.categories.find((term) => term.slug === categorie)?.title ??
  blogs.data[0]?.tags.find((term) => term.slug === tag)?.title;

function BlogList() {
  const data = useLoaderData() as BlogListData;
  const all = useText('blogs_all', 'Alle blogs');
  const none = useText('blogs_none', 'Hier staan nog geen blogs. Kijk later nog eens.');
  const categories = useText('blogs_categories', 'Categorieën');
  const pages = useText('blogs_pages', 'Pagina’s met blogs');
  const questions = useText('blogs_questions', 'Veelgestelde vragen');
  const { blogs, categorie, tag, page, words } = data;
  return (
    <div data-owner="mf-content">
      <Section tight>
        {words.intro && <Prose className={css.intro} html={words.intro} large />}
        {blogs.categories.length > 0 && (
          <nav aria-label={categories} className={css.categories}>
            <a href={routes.blogs.href()} aria-current={categorie || tag ? undefined : 'page'}>
              {all}
            </a>
            {blogs.categories.map((term) => (
              <a
                key={term.id}
                href={routes.blogs.href({ categorie: term.slug })}
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
            href={(number) => routes.blogs.href({ categorie, tag }, number)}
            label={pages}
          />
        </div>
      </Section>
      <Banners of={data.banners} />
      {words.questions.length > 0 && (
        <Section width="narrow">
          <SectionHead title={questions} />
          {words.questions.map(({ question, answer }, index) => (
            <Disclosure key={index} summary={question}>
              <Prose html={answer} />
            </Disclosure>
          ))}
        </Section>
      )}
    </div>
  );
}

const readPageNumber = (url: URL): number => {
  const text = url.searchParams.get('pagina') ?? '1';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), mostPages) : 1;
};

const isSlug = (text: string | null): text is string => text !== null && slugPattern.test(text);

/** All blogs and landing pages, newest first, by category and by page: plain links do both. */
export const page = definePage<BlogListData>({
  loader: async ({ request, context }) => {
    const url = new URL(request.url);
    const api = getApi(context);
    const asked = url.searchParams.get('categorie');
    const categorie = isSlug(asked) ? asked : undefined;
    const askedTag = url.searchParams.get('tag');
    const tag = isSlug(askedTag) ? askedTag : undefined;
    const number = readPageNumber(url);
    const [blogs, fields, listPage] = await readAll([
      api.content.blogs({
        refresh_cache: asksRefresh(url),
        categorie,
        tag,
        limit: pageSize,
        offset: (number - 1) * pageSize || undefined,
      }),
      readPageFields(api),
      readListPage(api),
    ]);
    // Past the last page, or an unknown category: not found, so that search engines do not index it.
    if (blogs.data.length === 0 && (categorie || tag || number > 1)) throw notFound('page');
    const banners = await prepareBanners(listPage?.banners ?? [], api, context);
    return { blogs, categorie, tag, page: number, words: mergeWords(fields, listPage), banners };
  },
  late: () => true,
  still: ({ data: { banners } }) => areStill(banners),
  Component: BlogList,
  header: ({ data }) => {
    const topic = findTopic(data);
    return { variant: 'Blogs', title: topic ? `${data.words.title}: ${topic}` : data.words.title };
  },
  meta: ({ data }) => {
    const topic = findTopic(data);
    const [about, where] = [topic ? ` over ${topic}` : '', data.page > 1 ? `, pagina ${data.page}` : ''];
    return {
      title: `Blogs${about}${where}`,
      description: `Blogs${about} van de makelaars van Binnen: nieuws en tips over kopen, verkopen, huren en taxeren in Deventer en omgeving${where}.`,
      canonical: routes.blogs.href({ categorie: data.categorie, tag: data.tag }, data.page),
      image: data.words.image ? formatVariant(data.words.image, 1280, 'jpeg') : undefined,
    };
  },
});
