import type { Card } from '@binnen/contracts/property';
import { unknownCity } from '@binnen/contracts/routes';
import { formatSlug } from '@binnen/contracts/slug';

/** `keulenstraat-19-a`; of a home without a street, `woning-<id>`. */
export const formatObjectSlug = (
  id: number,
  address: Pick<Card, 'straat' | 'huisnummer' | 'huisnummertoevoeging'>,
): string =>
  [address.straat, address.huisnummer, address.huisnummertoevoeging]
    .map((part) => formatSlug(part ?? ''))
    .filter(Boolean)
    .join('-') || `woning-${id}`;

export const formatCitySlug = (plaats: string | null): string => formatSlug(plaats ?? '') || unknownCity;

/**
 * Makes slugs unique within their town. When homes share a slug, the one with the lowest id keeps it and the others get
 * their id appended. So a home's address does not change when a home with a higher id comes or goes. When the one with
 * the lower id goes, the address with the id still leads to its home.
 */
export const assignSlugs = <T extends { id: number; slug: string; citySlug: string; objectSku: string }>(
  homes: readonly T[],
): T[] => {
  const taken = new Set<string>();
  const slugs = new Map<number, string>();
  for (const home of [...homes].sort((one, other) => one.id - other.id)) {
    let slug = home.slug;
    while (taken.has(`${home.citySlug}/${slug}`)) slug = `${slug}-${home.id}`;
    taken.add(`${home.citySlug}/${slug}`);
    slugs.set(home.id, slug);
  }
  return homes.map((home) => {
    const slug = slugs.get(home.id) ?? home.slug;
    return { ...home, slug, objectSku: `${home.citySlug}-${slug}` };
  });
};
