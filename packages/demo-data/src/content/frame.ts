import { draftMarker } from './content-item.ts';

export const socials = [
  { kanaal: 'instagram', url_naar_profiel: 'https://www.instagram.com/binnen.example' },
  { kanaal: 'facebook', url_naar_profiel: 'https://www.facebook.com/binnen.example' },
  { kanaal: 'youtube', url_naar_profiel: 'https://www.youtube.com/@binnen.example' },
  { kanaal: 'linkedin', url_naar_profiel: 'https://www.linkedin.com/company/binnen-example' },
  { kanaal: 'whatsapp', url_naar_profiel: 'https://wa.me/31570555010' },
  {
    kanaal: 'facebook',
    url_naar_profiel: `https://www.facebook.com/${draftMarker}oud`,
    status: 'draft' as const,
  },
].map((channel, index) => ({ id: index + 1, ...channel }));

interface Link {
  titel: string;
  url: string;
  key: string | null;
}
const link = (titel: string, url: string, key: string | null = null): Link => ({ titel, url, key });
const inGroup = (groep: string, links: (Link & { omschrijving?: string })[]) =>
  links.map((each) => ({ groep, omschrijving: null, ...each }));

/** The menu's main list, the services (each with a short text) and the login of the customers' portal. */
export const menu = [
  ...inGroup('menu', [
    link('Aanbod', '/woningaanbod', 'menu_aanbod'),
    link('Over', '/over-binnen', 'menu_over'),
    link('Blogs', '/blogs', 'menu_blogs'),
    link('Contact', '/contact', 'menu_contact'),
  ]),
  ...inGroup('diensten', [
    {
      ...link('Verkopen', '/verkoop', 'menu_verkopen'),
      omschrijving: 'Met één vaste makelaar en een vast tarief.',
    },
    {
      ...link('Verhuren', '/verhuur', 'menu_verhuren'),
      omschrijving: 'Een goede huurder en een helder contract.',
    },
    { ...link('Aankopen', '/aankoop', 'menu_aankopen'), omschrijving: 'Iemand aan jouw kant van de tafel.' },
    {
      ...link('Taxeren', '/taxatie', 'menu_taxeren'),
      omschrijving: 'Een rapport waar de bank mee verder kan.',
    },
    {
      ...link('Hypotheekhulp', '/wooncontinuplan', 'menu_hypotheekhulp'),
      omschrijving: 'Je huis en je hypotheek in één gesprek.',
    },
    {
      ...link('Woning zoeken', '/zoekopdracht', 'menu_woning_zoeken'),
      omschrijving: 'Bericht zodra er iets past.',
    },
    {
      ...link('Gratis verkoopadvies', '/gratis-verkoopadvies', 'menu_gratis_verkoopadvies'),
      omschrijving: 'Een uur met een makelaar, bij je thuis.',
    },
  ]),
  ...inGroup('inloggen', [link('Inloggen', 'https://mijn.binnen.example/inloggen', 'footer_inloggen')]),
  {
    ...inGroup('menu', [link(`${draftMarker}Nieuwbouw`, '/concept-nieuwbouw-aan-de-ijssel')])[0],
    status: 'draft' as const,
  },
].map((each, index) => ({ id: index + 1, ...each }));

/** Two links lead elsewhere than their label says: as specified, and for the firm's editors to change. */
export const footer = [
  {
    titel: 'Waar zoek je hulp bij?',
    key: 'footer_hulp_titel',
    links: [
      link('Verkopen', '/verkoop'),
      link('Verhuren', '/verhuur'),
      link('Kopen', '/verkoop'),
      link('Taxeren', '/verhuur'),
      link('Hypotheekhulp', '/wooncontinuplan'),
      link('Woning zoeken', '/zoekopdracht'),
      link('Gratis verkoopadvies', '/gratis-verkoopadvies'),
    ],
  },
  {
    titel: 'Algemeen',
    key: 'footer_algemeen_titel',
    links: [
      link('Aanbod', '/woningaanbod'),
      link('Over', '/over-binnen'),
      link('Blogs', '/blogs'),
      link('Contact', '/contact'),
    ],
  },
].map((column, index) => ({ id: index + 1, ...column }));
