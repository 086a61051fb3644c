import { createHash } from 'node:crypto';
import { draftMarker } from './content-item.ts';
import { algemeneVoorwaarden, disclaimer, privacyverklaring } from './legal-texts.ts';

/** A file's id, from what it says: another text is another file, because whoever has one by its id keeps it. */
const fileId = (text: string): string => {
  const hex = createHash('sha1').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const toFile = (title: string, slug: string, html: string) => ({
  id: fileId(`${title}\n${html}`),
  status: 'published',
  title,
  description: title,
  type: 'application/pdf' as const,
  filename_download: `${slug}.pdf`,
  uploaded_on: '2026-10-14T07:30:00.000Z',
  width: null,
  height: null,
  /** What `/assets/{id}` is written from; never sent. */
  html,
});

export const termsFile = toFile('Algemene voorwaarden', 'algemene-voorwaarden', algemeneVoorwaarden);
export const privacyFile = toFile('Privacyverklaring', 'privacyverklaring', privacyverklaring);

/** The documents as Directus lists them among its files. */
export const documentFiles = [termsFile, privacyFile];

/** What stands at the foot of the footer: a file (`bestand`), or a page where there is none. */
export const documents = [
  { titel: 'Disclaimer', slug: 'disclaimer', url: '/disclaimer', inhoud: disclaimer },
  {
    titel: 'Algemene voorwaarden',
    slug: 'algemene-voorwaarden',
    url: '/algemene-voorwaarden',
    inhoud: algemeneVoorwaarden,
    bestand: termsFile.id,
  },
  {
    titel: 'Privacyverklaring',
    slug: 'privacyverklaring',
    url: '/privacyverklaring',
    inhoud: privacyverklaring,
    bestand: privacyFile.id,
  },
  {
    titel: `${draftMarker}Huisregels verhuur`,
    slug: 'concept-huisregels',
    url: '/verhuur',
    inhoud: `<p>${draftMarker}Nog te schrijven.</p>`,
    status: 'draft' as const,
  },
].map((document, index) => ({ id: index + 1, key: null, bestand: null, ...document }));
