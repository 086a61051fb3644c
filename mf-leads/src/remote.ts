import { routes } from '@binnen/contracts/routes';
import type { Remote } from '@binnen/platform';

/** The thank-you pages, and every form as a widget for the pages of other remotes. */
export const remote: Remote = {
  pages: {
    [routes.alerts.pattern]: () =>
      import(/* webpackChunkName: "alerts" */ './alerts/page.tsx').then((m) => m.page),
    [routes.thankYou.pattern]: () =>
      import(/* webpackChunkName: "thank-you" */ './thank-you/page.tsx').then((m) => m.page),
  },
  widgets: {
    'interest-form': () =>
      import(/* webpackChunkName: "interest" */ './interest/widget.tsx').then((m) => m.widget),
    'form-contact': () =>
      import(/* webpackChunkName: "contact" */ './contact/widget.tsx').then((m) => m.widget),
    'form-selling': () =>
      import(/* webpackChunkName: "selling" */ './selling/widget.tsx').then((m) => m.widget),
    'form-get-to-know': () =>
      import(/* webpackChunkName: "get-to-know" */ './get-to-know/widget.tsx').then((m) => m.widget),
    'form-letting': () =>
      import(/* webpackChunkName: "letting" */ './letting/widget.tsx').then((m) => m.widget),
    'form-financial': () =>
      import(/* webpackChunkName: "financial" */ './financial/widget.tsx').then((m) => m.widget),
    'form-free-valuation': () =>
      import(/* webpackChunkName: "free-valuation" */ './free-valuation/widget.tsx').then((m) => m.widget),
    'form-energy-label': () =>
      import(/* webpackChunkName: "energy-label" */ './energy-label/widget.tsx').then((m) => m.widget),
    'form-sales-advice': () =>
      import(/* webpackChunkName: "sales-advice" */ './sales-advice/widget.tsx').then((m) => m.widget),
    'form-valuation-request': () =>
      import(/* webpackChunkName: "valuation-request" */ './valuation-request/widget.tsx').then(
        (m) => m.widget,
      ),
    'form-search-service': () =>
      import(/* webpackChunkName: "search-service" */ './search-service/widget.tsx').then((m) => m.widget),
    'form-mortgage-interest': () =>
      import(/* webpackChunkName: "mortgage-interest" */ './mortgage-interest/widget.tsx').then(
        (m) => m.widget,
      ),
    'form-object-valuation': () =>
      import(/* webpackChunkName: "object-valuation" */ './object-valuation/widget.tsx').then(
        (m) => m.widget,
      ),
    'form-valuation-wizard': () =>
      import(/* webpackChunkName: "valuation-wizard" */ './valuation-wizard/widget.tsx').then(
        (m) => m.widget,
      ),
    'form-questionnaire': () =>
      import(/* webpackChunkName: "questionnaire" */ './questionnaire/widget.tsx').then((m) => m.widget),
    'form-promotional': () =>
      import(/* webpackChunkName: "promotional" */ './promotional/help-form.tsx').then(
        (m) => m.promotionalWidget,
      ),
    'form-apply': () =>
      import(/* webpackChunkName: "promotional" */ './promotional/help-form.tsx').then((m) => m.applyWidget),
  },
};
