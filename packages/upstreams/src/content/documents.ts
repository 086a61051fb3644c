import { draftMarker } from './content-item.ts';
import { algemeneVoorwaarden, disclaimer, privacyverklaring } from './legal-texts.ts';

/** What stands at the foot of the footer. `bestand` is for a file instead of a page. */
export const documents = [
  { titel: 'Disclaimer', slug: 'disclaimer', url: '/disclaimer', inhoud: disclaimer },
  {
    titel: 'Algemene voorwaarden',
    slug: 'algemene-voorwaarden',
    url: '/algemene-voorwaarden',
    inhoud: algemeneVoorwaarden,
  },
  {
    titel: 'Privacyverklaring',
    slug: 'privacyverklaring',
    url: '/privacyverklaring',
    inhoud: privacyverklaring,
  },
  {
    titel: `${draftMarker}Huisregels verhuur`,
    slug: 'concept-huisregels',
    url: '/verhuur',
    inhoud: `<p>${draftMarker}Nog te schrijven.</p>`,
    status: 'draft' as const,
  },
].map((document, index) => ({ id: index + 1, key: null, bestand: null, ...document }));
