import type { BlogCard } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';

/** A landing page has `title` and `date` and lives at its own slug; a blog has `titel` and `date_created`. */
export const describeBlog = (blog: BlogCard): { title: string; date: string | undefined; href: string } =>
  blog.type === 'landingpage'
    ? { title: blog.title ?? '', date: blog.date, href: routes.page.href(blog.slug) }
    : { title: blog.titel ?? '', date: blog.date_created, href: routes.blog.href(blog.slug) };
