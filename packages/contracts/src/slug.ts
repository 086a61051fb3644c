/** What can stand in a path as a slug. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,99}$/;

/**
 * The site's one slug rule: lower case, accents folded, what is no letter, digit, space or hyphen removed,
 * spaces to hyphens. Hyphens that a name has are kept: `IJsselmuiden` → `ijsselmuiden`,
 * `'s-Heerenberg` → `s-heerenberg`, `Mariënheem` → `marienheem`.
 */
export const formatSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
