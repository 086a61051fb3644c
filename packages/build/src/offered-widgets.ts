import { widgets, type WidgetContract } from '@binnen/contracts/widgets';
import type { OfferedWidget } from '@binnen/contracts/composition';
import { toJsonSchema } from '@valibot/to-json-schema';

const contracts: Readonly<Record<string, WidgetContract>> = widgets;

/**
 * What a remote promises of each widget in its map: the JSON Schema of its props. `own` are contracts that the remote
 * declares itself, for widgets that only editors place. Throws at a widget without a contract, or with another's.
 */
export const describeOffers = (
  remote: string,
  names: readonly string[],
  own: Readonly<Record<string, WidgetContract>> = {},
): Record<string, OfferedWidget> =>
  Object.fromEntries(
    names.map((name) => {
      const contract = contracts[name] ?? own[name];
      if (!contract)
        throw new Error(
          `${remote}: widget "${name}" has no contract. Describe it in packages/contracts/src/widgets.ts, or, when ` +
            `only editors place it, in ${remote}/src/placeable.ts.`,
        );
      if (contract.owner !== remote)
        throw new Error(`${remote}: widget "${name}" belongs to ${contract.owner}. Give yours another name.`);
      const { $schema: _, ...props } = toJsonSchema(contract.props, { errorMode: 'throw' });
      const { says, placeable, late } = contract;
      return [name, { says, props, placeable, late }];
    }),
  );
