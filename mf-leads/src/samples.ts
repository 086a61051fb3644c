import type { Sample } from '@binnen/platform/contract/composition';
import { routes } from '@binnen/contracts/routes';

type Samples = Record<string, Sample>;

const packages = {
  '/content/packages': {
    data: [
      { id: 1, soort: 'verkoop', titel: 'Compleet', prijs: '2950', items: ['Foto’s', 'Bezichtigingen'] },
      {
        id: 2,
        soort: 'taxatie',
        titel: '795',
        vanaf_tot_prijs: 'tot € 400.000',
        vanaf: 0,
        tot: 400000,
        prijs: '795',
      },
    ],
  },
};

const lenders = { '/content/geldverstrekkers/': { geldverstrekkers: [{ title: 'Rabobank' }] } };

const form = (url: string, data: Sample['data'] = {}, props: Record<string, unknown> = {}): Sample => ({
  url,
  data,
  props,
});

const keulenstraat = {
  woning: 'Keulenstraat 19, Deventer',
  pad: routes.property.href('deventer', 'keulenstraat-19'),
};

/** Data with which each page and widget can always be rendered: a release is tried with it before it is promoted. */
export const samples: { pages: Samples; widgets: Samples } = {
  pages: {
    [routes.alerts.pattern]: { url: routes.alerts.href(), data: {} },
    [routes.thankYou.pattern]: {
      url: routes.thankYou.href('taxatie', { verbouwing: 'ja' }),
      data: { '/content/texts': { versie: 'a', short: {}, long: {} } },
    },
  },
  widgets: {
    'interest-form': form(keulenstraat.pad, {}, keulenstraat),
    'form-contact': form(routes.contact.href()),
    'form-selling': form(routes.verkoop.href(), packages),
    'form-get-to-know': form(routes.overBinnen.href()),
    'form-letting': form(routes.verhuur.href()),
    'form-financial': form(routes.wooncontinuplan.href()),
    'form-free-valuation': form(routes.page.href('gratis-waardebepaling')),
    'form-energy-label': form(routes.leebl.href()),
    'form-sales-advice': form(routes.gratisVerkoopadvies.href()),
    'form-valuation-request': form(routes.taxatie.href(), { ...packages, ...lenders }),
    'form-mortgage-interest': form(routes.page.href('hypotheekrente-berekenen')),
    'form-object-valuation': form(routes.page.href('waarde-woning')),
    'form-valuation-wizard': form(routes.page.href('waardecheck')),
    'form-questionnaire': form(routes.page.href('hypotheekvragen'), { ...packages, ...lenders }),
    'form-search-service': form(routes.zoekopdracht.href()),
    'form-promotional': form(routes.page.href('karwei-actie')),
    'form-apply': form(routes.page.href('werken-bij')),
  },
};
