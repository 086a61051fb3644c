import { loadAssets } from './assets.ts';
import { loadDocuments } from './documents.ts';
import { loadFrame } from './frame.ts';
import { loadPackages } from './packages.ts';
import { loadPages } from './pages.ts';
import { loadPeople } from './people.ts';
import { createContentReader } from '../read-content.ts';
import { stampItems } from './stamp-items.ts';
import { loadTexts } from './texts.ts';
import { loadWordPress } from './wordpress.ts';

/**
 * The content of the demo's two CMSes, from the files in `folder`. In `directus` a collection is a list of items, or
 * the item of a singleton. Throws a `ContentError` that names the file and the field of each mistake.
 */
export const loadContent = (folder?: string) => {
  const reader = createContentReader(folder);
  const documents = loadDocuments(reader);
  const { socials, menu, footer } = loadFrame(reader);
  const { employees, authors, trust } = loadPeople(reader);
  const { packages, lenders, mortgageTerms } = loadPackages(reader);
  const texts = loadTexts(reader, documents.ids);
  const directus = {
    shorttexts: stampItems(texts.short),
    longtexts: stampItems(texts.long),
    socials: stampItems(socials),
    employees: stampItems(employees),
    authors: stampItems(authors),
    packages: stampItems(packages),
    geldverstrekkers: stampItems([{ geldverstrekkers: lenders }])[0] ?? {},
    beoordelingen: stampItems(trust.beoordelingen),
    registraties: stampItems(trust.registraties),
    hypotheekrente: stampItems([mortgageTerms])[0] ?? {},
    menu: stampItems(menu),
    footer: stampItems(footer),
    documents: stampItems(documents.items),
    pages: loadPages(reader, documents),
    directus_files: [...loadAssets(reader), ...documents.files],
  };
  return { directus, wordpress: loadWordPress(reader, { authors, documents: documents.ids }) };
};
