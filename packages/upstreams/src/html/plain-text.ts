import sanitizeHtml from 'sanitize-html';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

/** HTML → its text, with its blanks and lines as they are. */
export const stripTags = (html: string): string =>
  // Twice: some tools that move posts write entities of entities.
  decode(
    decode(
      sanitizeHtml(html.slice(0, 200_000), {
        allowedTags: [],
        allowedAttributes: {},
        parseStyleAttributes: false,
      }),
    ),
  );

/** HTML or a title with entities → plain text, for places where React escapes it. */
export const formatPlainText = (html: string): string =>
  stripTags(html.replace(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '$& '))
    // Keeps a non-breaking space that an editor set: "Keulenstraat 19c", "€ 425.000".
    .replace(/\s+/g, (blanks) => (blanks === '\u00a0' ? blanks : ' '))
    .trim();

/** Excerpts are limited in words. */
const excerptWords = 24;

/** The first `count` words, with an ellipsis when there are more. */
export const cutWords = (text: string, count = excerptWords): string => {
  const words = text.split(' ');
  return words.length <= count
    ? text
    : `${words
        .slice(0, count)
        .join(' ')
        .replace(/[.,;:!?–-]+$/, '')}…`;
};

/** Minutes at 220 words a minute, at least one. */
export const countReadingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(' ').length / 220));
