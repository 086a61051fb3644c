import { cutWords, formatPlainText } from '@binnen/upstreams/html/plain-text';
import type { Post } from '@binnen/upstreams/wordpress/schemas';

const formatWords = (slug: string): string => {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A title and an excerpt, as plain texts. WordPress asks for neither, and writes `<p></p>` where an excerpt is blank. */
export const describePost = ({ slug, title, excerpt, content }: Post) => ({
  titel: formatPlainText(title.rendered) || formatWords(slug),
  excerpt: cutWords(formatPlainText(excerpt.rendered) || formatPlainText(content.rendered)),
});
