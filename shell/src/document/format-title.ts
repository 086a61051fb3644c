import { errorMeta } from '../errors/plain-error.tsx';

/** The name of the site, behind each page's own title. */
export const siteName = 'Binnen';

/** Whether a title names the site as its first part, or as its last: `Disclaimer | Binnen makelaars`. */
const namesSite = (title: string): boolean => {
  const parts = title.split('|').map((part) => part.trim());
  return parts[0] === siteName || (parts.length > 1 && new RegExp(`^${siteName}\\b`).test(parts.at(-1)!));
};

export const formatTitle = (title: string, isRefused = false): string =>
  (isRefused ? 'Fout: ' : '') +
  (title === errorMeta.title || namesSite(title) ? title : `${title} | ${siteName} makelaars`);
