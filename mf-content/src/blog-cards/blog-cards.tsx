import type { BlogCard as BlogCardData } from '@binnen/contracts/content';
import { formatInstant } from '@binnen/contracts/formats/local-date';
import { Shelf } from '@binnen/design/shelf';
import { Picture } from '@binnen/design/picture';
import { classNames } from '@binnen/design/class-names';
import { routes } from '@binnen/contracts/routes';
import css from './blog-cards.module.css';

/** A landing page has `title` and `date` and lives at its own slug; a blog has `titel` and `date_created`. */
const describeBlog = (blog: BlogCardData) =>
  blog.type === 'landingpage'
    ? { title: blog.title ?? '', date: blog.date, href: routes.page.href(blog.slug) }
    : { title: blog.titel ?? '', date: blog.date_created, href: routes.blog.href(blog.slug) };

function BlogCard({ blog, level, sizes }: { blog: BlogCardData; level: 2 | 3; sizes: string }) {
  const { title, date, href } = describeBlog(blog);
  const Title = level === 2 ? 'h2' : 'h3';
  const picture = blog.uitgelichte_afbeelding;
  return (
    <article className={classNames(css.card, !picture && css.plain)}>
      <div className={css.picture}>
        <Picture
          link={picture?.link}
          alt={picture?.alt ?? ''}
          sizes={sizes}
          width={3}
          height={2}
          max={1120}
          cover
        />
      </div>
      <div className={css.words}>
        <p className={css.line}>
          {date && <time dateTime={date}>{formatInstant(date)}</time>}
          {blog.categories[0] && <span>{blog.categories[0].title}</span>}
        </p>
        <Title className={css.title}>
          <a href={href}>{title}</a>
        </Title>
        {blog.excerpt && <p className={css.excerpt}>{blog.excerpt}</p>}
      </div>
    </article>
  );
}

/** Blogs and landing pages as cards; the whole of a card leads to it. */
export function BlogCards({
  blogs,
  columns,
  level,
}: {
  blogs: BlogCardData[];
  columns: 2 | 3;
  level: 2 | 3;
}) {
  // Below a section's own heading they are an aside, and a phone swipes through them; the page of all blogs is a list.
  const List = level === 3 ? Shelf : 'ul';
  const sizes =
    columns === 2
      ? '(width < 40rem) 84vw, (width < 64rem) 50vw, 224px'
      : '(width < 48rem) 100vw, (width < 64rem) 50vw, 380px';
  return (
    <List role="list" className={classNames(css.cards, columns === 2 ? css.two : css.three)}>
      {blogs.map((blog) => (
        <li key={blog.id}>
          <BlogCard blog={blog} level={level} sizes={sizes} />
        </li>
      ))}
    </List>
  );
}
