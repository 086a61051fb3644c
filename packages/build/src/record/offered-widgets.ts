import type { OfferedWidget } from '@binnen/platform/contract/composition';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** What a remote promises of a widget, as its `src/offers.ts` says it. */
export interface Offer {
  /** The only remote that has it. */
  owner: string;
  /** A description for readers, and for editors who place it. */
  says: string;
  props: GenericSchema;
  placeable: boolean;
  late: 'document' | 'gap';
}

/**
 * The JSON Schema of the props of each widget in a remote's map, as its release tells it. Throws at a widget without an offer,
 * or with another remote's.
 */
export const describeOffers = (
  remote: string,
  names: readonly string[],
  offers: Readonly<Record<string, Offer>>,
): Record<string, OfferedWidget> =>
  Object.fromEntries(
    names.map((name) => {
      const offer = offers[name];
      if (!offer)
        throw new Error(
          `${remote}: widget "${name}" has no contract. Describe it in src/offers.ts, and where the site's ` +
            'teams agree on widgets when the code of another remote shows it.',
        );
      if (offer.owner !== remote)
        throw new Error(`${remote}: widget "${name}" belongs to ${offer.owner}. Give yours another name.`);
      const { $schema: _, ...props } = toJsonSchema(offer.props, { errorMode: 'throw' });
      const { says, placeable, late } = offer;
      return [name, { says, props, placeable, late }];
    }),
  );
