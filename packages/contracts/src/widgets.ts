import * as v from 'valibot';

/** The contract of a widget that other remotes use. `props` is what a page may pass: plain values, no functions. */
export interface WidgetContract<S extends v.GenericSchema = v.GenericSchema> {
  /** The only remote that offers it. */
  owner: string;
  props: S;
  /** A description for readers and for editors who place it. */
  says: string;
  /**
   * The page's answer when the widget's code does not arrive within two seconds of a navigation. `document`: the page
   * as the server draws it, so that a form can be filled in without script. `gap`: the host's own replacement.
   */
  late: 'document' | 'gap';
  /** Editors may place it by name in a banner of the CMS. Its props are then texts. */
  placeable: boolean;
}

const text = v.optional(v.pipe(v.string(), v.maxLength(2_000)));
const words = { titel: text, subtitle: text };
const tone = v.optional(v.picklist(['paper', 'white', 'sand']));

const define = <S extends v.GenericSchema>(
  owner: string,
  says: string,
  props: S,
  more: Partial<Pick<WidgetContract, 'placeable' | 'late'>> = {},
): WidgetContract<S> => ({ owner, says, props, placeable: false, late: 'gap', ...more });

const form = <E extends v.ObjectEntries>(says: string, more: E) =>
  define('mf-leads', says, v.object({ ...words, ...more }), { placeable: true, late: 'document' });

/**
 * Every widget that the code of one remote shows of another, by name. Fields are only ever added, and as optional ones,
 * because the page that passes them and the remote that reads them are deployed separately.
 */
export const widgets = {
  search: define(
    'mf-listings',
    'The search box, which leaves for the offer; for who sells, the way to the value check.',
    v.object({
      variant: v.optional(v.picklist(['leave', 'stay'])),
      /** Behind a choice of buying, renting and selling. */
      waardecheck: v.optional(v.boolean()),
      zoeken: text,
      radius: v.optional(v.number()),
    }),
  ),
  'newest-objects': define(
    'mf-listings',
    'The newest homes for sale, with a way to all of them.',
    v.object({
      titel: text,
      subtitel: text,
      tone,
      aantal: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(12))),
      knop: text,
    }),
    { placeable: true },
  ),
  'bought-objects': define(
    'mf-listings',
    'Homes that the firm bought for its clients.',
    v.object({ titel: text, subtitel: text, tone }),
    { placeable: true },
  ),
  'sold-objects': define(
    'mf-listings',
    'Homes that the firm sold last: when, after how many days, and what was asked last.',
    v.object({ titel: text, subtitel: text, tone }),
    { placeable: true },
  ),
  'interest-form': define(
    'mf-leads',
    'The form of a home’s page: "Interesse in deze woning?".',
    // `bezichtiging: 'nee'`: the home cannot be viewed (any more).
    v.object({ ...words, woning: v.string(), pad: v.string(), bezichtiging: text }),
    { late: 'document' },
  ),
  'form-contact': form('A question to the firm.', {}),
  'form-selling': form('Someone wants to sell.', {}),
  'form-get-to-know': form('Someone wants to meet the firm.', { tag: text }),
  'form-letting': form('A landlord wants to be called.', {}),
  'form-financial': form('Financial advice.', { pakket: text }),
  'form-free-valuation': form('A free first valuation.', {}),
  'form-energy-label': form('An energy label.', {}),
  'form-sales-advice': form('Free advice before selling.', {}),
  'form-valuation-request': form('A valuation report.', {}),
  'form-search-service': form('Homes that fit, by e-mail.', {}),
  'form-mortgage-interest': form('What a mortgage costs: a calculator.', { step: v.optional(v.number()) }),
  'form-object-valuation': form('What a home is worth: a calculator.', {}),
  'form-valuation-wizard': form('What a home is worth, in steps.', { tag: text, nhg: text }),
  'form-questionnaire': form('Eight questions that fill in the valuation request.', {}),
  'form-promotional': form('A campaign’s form.', { tag: text, formtype: text }),
  'form-apply': form('Someone wants to work here.', { tag: text, formtype: text }),
} as const satisfies Record<string, WidgetContract>;

export type WidgetName = keyof typeof widgets;
/** What a page passes to a widget. */
export type WidgetProps<N extends WidgetName> = v.InferInput<(typeof widgets)[N]['props']>;

/** The contract of a widget that editors place and no code uses: its remote declares it in `src/offers.ts`. */
export const definePlaceable = <E extends v.ObjectEntries>(
  owner: string,
  says: string,
  props: E,
): WidgetContract<v.ObjectSchema<E, undefined>> => define(owner, says, v.object(props), { placeable: true });
