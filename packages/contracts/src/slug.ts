/** A slug in a path. The blog backend keeps underscores, and has up to 200 characters. */
export const slugPattern = /^[a-z0-9][a-z0-9_-]{0,199}$/;

/**
 * The site's only slug rule: lower case, accents removed, anything but letters, digits, spaces and hyphens removed,
 * spaces to hyphens. Hyphens of a name are kept: `IJsselmuiden` → `ijsselmuiden`, `'s-Heerenberg` → `s-heerenberg`,
 * `Mariënheem` → `marienheem`.
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
