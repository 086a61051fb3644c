import { fillPath, readPaths } from '@binnen/contracts/read-paths';
import type { Blog } from '@binnen/contracts/content';
import { formatVariant } from '@binnen/contracts/images';
import { formatInstant } from '@binnen/contracts/formats/local-date';
import { formatName } from '@binnen/contracts/formats/person-name';
import { formatWords } from '@binnen/contracts/formats/words';
import { routes } from '@binnen/contracts/routes';
import { Prose } from '@binnen/design/prose';
import { Section, SectionHead } from '@binnen/design/section';
import { definePage, getApi, useLoaderData, useText, type Meta } from '@binnen/platform';
import { asksRefresh } from '../reading/asks-refresh.ts';
import { BlogCards } from '../blog-cards/blog-cards.tsx';
import { BlogHead } from './blog-head.tsx';
import css from './blog.module.css';

function BlogPage() {
  const blog = useLoaderData() as Blog;
  const related = useText('blog_related', 'Lees ook');
  const all = useText('blog_related_link', 'Alle blogs');
  const minutes = useText('blog_reading_time', 'minuten lezen');
  const minute = useText('blog_reading_time_one', 'minuut lezen');
  const tags = useText('blog_tags', 'Onderwerpen');
  return (
    <div data-owner="mf-content">
      <article>
        <Section tight width="narrow">
          <p className={css.line}>
            <time dateTime={blog.date_created}>{formatInstant(blog.date_created)}</time>
            <span>{`${blog.leestijd} ${blog.leestijd === 1 ? minute : minutes}`}</span>
          </p>
          <Prose html={blog.content} />
          {blog.tags.length > 0 && (
            <ul role="list" className={css.tags} aria-label={tags}>
              {blog.tags.map((tag) => (
                <li key={tag.id}>
                  <a href={routes.blogs.href({ tag: tag.slug })}>{tag.title}</a>
                </li>
              ))}
            </ul>
          )}
        </Section>
      </article>
      {blog.related.length > 0 && (
        <Section tone="sand">
          <SectionHead title={related} link={{ href: routes.blogs.href(), label: all }} />
          <BlogCards blogs={blog.related} columns={3} level={3} />
        </Section>
      )}
    </div>
  );
}

const describePosting = (blog: Blog, url: URL, image: string | undefined): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: blog.titel,
  description: blog.excerpt,
  datePublished: blog.date_created,
  dateModified: blog.date_updated ?? blog.date_created,
  inLanguage: 'nl-NL',
  mainEntityOfPage: `${url.origin}${url.pathname}`,
  image: image && url.origin + image,
  author: blog.author ? { '@type': 'Person', name: formatName(blog.author) } : undefined,
  publisher: { '@type': 'RealEstateAgent', name: 'Binnen', url: url.origin },
});

/** One blog. */
export const page = definePage<Blog>({
  middleware: ['slug:blog'],
  loader: ({ params, context, request }) => {
    const refresh_cache = asksRefresh(new URL(request.url));
    return getApi(context).get<Blog>(fillPath(readPaths.blog, { slug: params['slug']! }), { refresh_cache });
  },
  late: () => true,
  still: () => true,
  Component: BlogPage,
  header: ({ data }) => ({
    variant: 'SingleBlog',
    title: data.titel ?? '',
    subtitle: data.intro,
    backgroundUrl: data.uitgelichte_afbeelding?.link,
    children: <BlogHead blog={data} />,
  }),
  meta: ({ data, url }): Meta => {
    const link = data.uitgelichte_afbeelding?.link;
    const image = link && formatVariant(link, 1280, 'jpeg');
    return {
      title: data.titel ?? 'Blog',
      description: formatWords(data.excerpt, 155) || `Blog van Binnen: ${data.titel ?? ''}`,
      type: 'article',
      image,
      structured: [describePosting(data, url, image)],
    };
  },
});
