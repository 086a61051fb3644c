import type { Page } from '@binnen/contracts/content';
import { loadAll, loadPosts } from '@binnen/upstreams/wordpress/client';
import { defineContent } from '../source/content-source.ts';
import { describePost } from '../blogs/blog-cards.ts';
import { readBlogLinks } from '../blogs/blog-links.ts';
import { hasPageAddress } from '../source/query.ts';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';

/** Pages of the blog backend; each is one text. */
export const readWordPressPages = defineContent<Page[]>({
  key: 'wordpress-pages',
  tags: ['pages', 'wordpress-pages', 'blogs'],
  load: async (source, refresh) => {
    const [posts, links] = await Promise.all([
      loadAll((query) => loadPosts(source.env, 'pages', query)),
      readBlogLinks(source, refresh),
    ]);
    return posts.filter(hasPageAddress).map((post) => {
      const { titel, excerpt } = describePost(post);
      return {
        slug: post.slug,
        type: 'page' as const,
        titel,
        subtitel: null,
        header: 'Page' as const,
        achtergrond: null,
        gradient: '' as const,
        meta_titel: null,
        meta_omschrijving: excerpt || null,
        date_updated: `${post.modified_gmt}Z`,
        banners: [
          {
            id: `wordpress-${post.id}`,
            soort: 'text',
            anker: null,
            banner_fields: [
              {
                field_slug: 'content',
                text: null,
                url: null,
                imageurl: null,
                wysiwyg: sanitiseHtml(links, post.content.rendered),
              },
            ],
          },
        ],
      };
    });
  },
});
