import type { Sample } from '@binnen/platform/contract/composition';
import { routes } from '@binnen/contracts/routes';

/** The frame's reads on every page; the samples of the remotes are rendered inside it. */
const frame: Record<string, unknown> = {
  '/content/texts': { versie: 'a', short: { primary_phone_number: '0570 555 010' }, long: {} },
  '/content/socials?refresh_cache=false': {
    data: [{ id: 1, kanaal: 'instagram', url_naar_profiel: 'https://instagram.example/binnen' }],
  },
  '/content/frame': {
    menu: [{ titel: 'Aanbod', url: routes.offer.href(), key: null }],
    diensten: [{ titel: 'Verkopen', url: routes.verkoop.href(), key: null }],
    kolommen: [
      { titel: 'Algemeen', key: null, links: [{ titel: 'Contact', url: routes.contact.href(), key: null }] },
    ],
    documenten: [{ titel: 'Disclaimer', url: '/disclaimer', key: null }],
    inloggen: null,
  },
  '/realworks/objects?aantal=1&actief=true&status=BESCHIKBAAR&status=ONDER_BOD&status=VERKOCHT_ONDER_VOORBEHOUD&status=VERHUURD_ONDER_VOORBEHOUD&vanaf=999999999':
    { paginering: { totaalAantal: 12 } },
};

const patterns = [
  routes.badRequest.pattern,
  routes.pageNotFound.pattern,
  routes.blogNotFound.pattern,
  routes.cityNotFound.pattern,
  routes.addressNotFound.pattern,
];

export const samples: { pages: Record<string, Sample>; widgets: Record<string, Sample> } = {
  pages: Object.fromEntries(patterns.map((pattern) => [pattern, { url: pattern, data: frame }])),
  widgets: {},
};
