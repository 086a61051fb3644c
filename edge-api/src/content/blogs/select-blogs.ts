import type { BlogCard, Blogs, Term } from '@binnen/contracts/content';

interface BlogQuery {
  /** Slugs. */
  categorie?: string | undefined;
  tag?: string | undefined;
  zoek?: string | undefined;
  limit: number;
  offset: number;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A page of the blogs that match the category, the tag and all words, with the categories of all blogs. */
export const selectBlogs = (cards: BlogCard[], { categorie, tag, zoek, limit, offset }: BlogQuery): Blogs => {
  const has = (terms: Term[], slug: string | undefined) => !slug || terms.some((term) => term.slug === slug);
  const words = fold(zoek ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = cards.filter((card) => {
    if (!has(card.categories, categorie) || !has(card.tags, tag)) return false;
    const text = fold(`${card.titel ?? card.title} ${card.excerpt}`);
    return words.every((word) => text.includes(word));
  });
  const categories = new Map<number, Term>();
  for (const card of cards)
    for (const term of card.categories)
      categories.set(term.id, { ...term, count: (categories.get(term.id)?.count ?? 0) + 1 });
  return {
    data: found.slice(offset, offset + limit),
    total: found.length,
    categories: [...categories.values()].sort((one, other) => one.title.localeCompare(other.title, 'nl')),
  };
};
