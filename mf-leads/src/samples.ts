import type { Sample } from '@binnen/contracts/composition';
import { routes } from '@binnen/contracts/routes';

/** What each page and widget can always be rendered with: a release is tried with these before it is promoted. */
export const samples: { pages: Record<string, Sample>; widgets: Record<string, Sample> } = {
  pages: {
    [routes.thankYou.pattern]: { url: routes.thankYou.href('taxatie', { verbouwing: 'ja' }), data: {} },
  },
  widgets: {
    'form-contact': { url: routes.contact.href(), data: {}, props: {} },
    'interest-form': {
      url: routes.property.href('deventer', 'keulenstraat-19'),
      data: {},
      props: {
        object: {
          straat: 'Keulenstraat',
          huisnummer: '19',
          plaats: 'Deventer',
          citySlug: 'deventer',
          slug: 'keulenstraat-19',
        },
      },
    },
  },
};
