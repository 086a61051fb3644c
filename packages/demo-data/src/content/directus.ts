import { files } from './assets.ts';
import { stampItems } from './content-item.ts';
import { documentFiles, documents } from './documents.ts';
import { footer, menu, socials } from './frame.ts';
import { lenders } from './lenders.ts';
import { longTexts } from './long-texts.ts';
import { packages } from './packages.ts';
import { pages } from './pages/pages.ts';
import { authors, employees } from './people.ts';
import { shortTexts } from './short-texts.ts';

export { assets } from './assets.ts';

/** The headless CMS: a list of items by collection, or the item of a singleton. */
export const collections: Record<string, object[] | object> = {
  shorttexts: stampItems(shortTexts),
  longtexts: stampItems(longTexts),
  socials: stampItems(socials),
  employees: stampItems(employees),
  authors: stampItems(authors),
  packages: stampItems(packages),
  geldverstrekkers: stampItems([{ id: 1, geldverstrekkers: lenders }])[0] ?? {},
  menu: stampItems(menu),
  footer: stampItems(footer),
  documents: stampItems(documents),
  pages,
  directus_files: [...files, ...documentFiles],
};
