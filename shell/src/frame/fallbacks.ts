import type { FrameContent } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';

const link = (titel: string, url: string, key: string | null = null) => ({ titel, url, key });

const menu = [
  link('Aanbod', routes.offer.href(), 'menu_aanbod'),
  link('Over', routes.overBinnen.href(), 'menu_over'),
  link('Blogs', routes.blogs.href(), 'menu_blogs'),
  link('Contact', routes.contact.href(), 'menu_contact'),
];

/** The links of menu and footer when the CMS cannot say them. */
export const fallbackLinks: FrameContent = {
  menu,
  diensten: [
    link('Verkopen', routes.verkoop.href(), 'menu_verkopen'),
    link('Verhuren', routes.verhuur.href(), 'menu_verhuren'),
    link('Aankopen', routes.aankoop.href(), 'menu_aankopen'),
    link('Taxeren', routes.taxatie.href(), 'menu_taxeren'),
    link('Hypotheekhulp', routes.wooncontinuplan.href(), 'menu_hypotheekhulp'),
    link('Woning zoeken', routes.zoekopdracht.href(), 'menu_woning_zoeken'),
    link('Gratis verkoopadvies', routes.gratisVerkoopadvies.href(), 'menu_gratis_verkoopadvies'),
  ],
  kolommen: [
    {
      titel: 'Waar zoek je hulp bij?',
      key: 'footer_hulp_titel',
      links: [
        link('Verkopen', routes.verkoop.href()),
        link('Verhuren', routes.verhuur.href()),
        link('Kopen', routes.aankoop.href()),
        link('Taxeren', routes.taxatie.href()),
        link('Hypotheekhulp', routes.wooncontinuplan.href()),
        link('Woning zoeken', routes.zoekopdracht.href()),
        link('Gratis verkoopadvies', routes.gratisVerkoopadvies.href()),
      ],
    },
    {
      titel: 'Algemeen',
      key: 'footer_algemeen_titel',
      links: menu.map(({ titel, url }) => link(titel, url)),
    },
  ],
  documenten: [link('Disclaimer', routes.disclaimer.href())],
  inloggen: null,
};
