import { formatSrcset, formatVariant } from '@binnen/contracts/images';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import type { SiteLinks } from './site-links.ts';

/** Longer than any page of ours, and short enough to render quickly. */
const maxLength = 200_000;

/** Embeds that become a link, and its text. Nothing of them is loaded. */
const embedHosts: Record<string, string> = {
  'www.youtube.com': 'de video op YouTube',
  'www.youtube-nocookie.com': 'de video op YouTube',
  'player.vimeo.com': 'de video op Vimeo',
  'my.matterport.com': 'de rondleiding op Matterport',
  'www.google.com': 'de kaart op Google Maps',
};

const formatEmbedTarget = (url: URL): string => {
  const video = /^\/embed\/([\w-]+)/.exec(url.pathname)?.[1];
  if (!video || !url.hostname.startsWith('www.youtube')) return url.href;
  if (video !== 'videoseries') return `https://www.youtube.com/watch?v=${video}`;
  const list = url.searchParams.get('list');
  return list ? `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}` : url.href;
};

const outside = { target: '_blank', rel: 'noopener noreferrer' };

const toEmbedLink = (attributes: Attributes) => {
  const source = (attributes['src'] ?? '').replace(/^\/\//, 'https://');
  const url = URL.canParse(source) ? new URL(source) : null;
  const name = url?.protocol === 'https:' ? embedHosts[url.hostname] : undefined;
  if (!url || !name) return { tagName: 'iframe', attribs: {} };
  return {
    tagName: 'a',
    attribs: { href: formatEmbedTarget(url), ...outside, class: 'embed' },
    text: `Bekijk ${name}`,
  };
};

const toPicture = (links: SiteLinks, attributes: Attributes) => {
  const link = links.image(attributes['src']);
  if (!link) return { tagName: 'img', attribs: {} };
  const size = (name: string) =>
    /^\d{1,5}$/.test(attributes[name] ?? '') ? { [name]: attributes[name]! } : {};
  return {
    tagName: 'img',
    attribs: {
      src: formatVariant(link, 960, 'webp'),
      srcset: formatSrcset(link, 'webp', 1280),
      sizes: '(max-width: 44rem) 100vw, 44rem',
      alt: attributes['alt'] ?? '',
      ...size('width'),
      ...size('height'),
      loading: 'lazy',
      decoding: 'async',
    },
  };
};

/** Before the ids of a text, so that none is an id of the page, such as that of a form. */
export const idPrefix = 'tekst-';

const prefixId = (tagName: string, { id, ...attribs }: Attributes) => ({
  tagName,
  attribs: id && /^[\w-]{1,80}$/.test(id) ? { ...attribs, id: idPrefix + id } : attribs,
});

/** The ids that a text keeps: of headings, of list items, and of links, as those of footnotes and of marked places. */
const findIds = (html: string): Set<string> => {
  const places = html.matchAll(/<(?:h[1-6]|li|a)\s(?:[^<>]*\s)?id=(["'])(?<id>[\w-]{1,80})\1/gi);
  return new Set([...places].map(({ groups }) => groups?.['id'] ?? ''));
};

const toLink = (links: SiteLinks, attributes: Attributes, ids: Set<string>) => {
  const href = links.href(attributes['href']);
  const place: Attributes = attributes['id'] ? { id: attributes['id'] } : {};
  if (!href) return { tagName: 'a', attribs: place };
  // Another place of the page may be a banner's.
  if (href.startsWith('#') && ids.has(href.slice(1)))
    return { tagName: 'a', attribs: { href: `#${idPrefix}${href.slice(1)}`, ...place } };
  return { tagName: 'a', attribs: { href, ...place, ...(links.isExternal(href) ? outside : {}) } };
};

const options = (links: SiteLinks, ids: Set<string>): IOptions => ({
  allowedTags:
    `div h2 h3 h4 p br hr ul ol li dl dt dd blockquote figure figcaption a img strong b em i s sub sup small
    mark abbr q cite code span table caption thead tbody tfoot tr th td`.split(/\s+/),
  allowedAttributes: {
    a: ['href', 'id', 'target', 'rel', 'class'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    li: ['id'],
    '*': ['lang'],
  },
  allowedClasses: { a: ['embed'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The content security policy would refuse styles anyway, and so postcss is not needed.
  parseStyleAttributes: false,
  nestingLimit: 40,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A page has one h1, and it is in the header.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    iframe: (_tag, attributes) => toEmbedLink(attributes),
    img: (_tag, attributes) => toPicture(links, attributes),
    a: (_tag, attributes) => toLink(links, attributes, ids),
    '*': prefixId,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
});

/** Words for browsers without frames: with them the text of a frame's link would be there twice. */
const emptyFrames = (html: string): string =>
  html.replace(/(<iframe\b(?:"[^"]*"|'[^']*'|[^'">])*>)[^]*?(<\/iframe>)/gi, '$1$2');

/** Paragraphs in which nothing is: editors make room with them, and shortcodes leave them. */
const emptyParagraph = /<p>(?:\s|<br \/>)*<\/p>/g;

/** Paragraphs without words: what stays in a field that was emptied, such as `<p>&nbsp;</p>`. */
const isEmpty = (html: string): boolean => !html.replace(/<(?!img|hr)[^>]*>/g, '').trim();

/**
 * HTML of a CMS → HTML that is safe to put in a page: an allow-list of tags and attributes, links and pictures of this
 * site or marked as external, no embeds, no styles. Empty when nothing of it can be seen. Runs once, when content enters the
 * cache. Cut off at 200,000 characters.
 */
export const sanitiseHtml = (links: SiteLinks, html: string | null | undefined): string => {
  const text = emptyFrames((html ?? '').slice(0, maxLength)).replaceAll('\0', '');
  const clean = sanitizeHtml(text, options(links, findIds(text)))
    .replace(emptyParagraph, '')
    .trim();
  return isEmpty(clean) ? '' : clean;
};
