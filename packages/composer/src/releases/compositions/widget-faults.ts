import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { FieldError } from '@binnen/edge-kit/problems/problem';
import type { OfferedWidget, Release } from '@binnen/platform/contract/composition';
import type { AskedWidget, Gap, Rendered } from '@binnen/platform/render-protocol';

const nameOf = ({ remote, version }: Release): string => `${remote}@${version}`;

const describeGap = ({ widget, owner, reason, detail }: Gap): string => {
  if (reason === 'not-offered')
    return (
      `It lacks the widget "${widget}": no release of this composition offers it. Promote it with a release that offers it: ` +
      'both at once. Taking a widget away takes two steps: first its users promote releases that do without it.'
    );
  return `It lacks the widget "${widget}" of ${owner}, which could not be shown${detail ? `: ${detail}` : '.'}`;
};

/** The place and reason of a misfit with the schema of a widget's props; undefined when the values fit. */
export const findMisfit = (schema: OfferedWidget['props'], values: unknown): OutputUnit | undefined => {
  const { valid, errors } = new Validator(schema as Schema).validate(values);
  return valid ? undefined : errors.at(-1);
};

/** Why these props do not fit the widget's schema; undefined when they do. */
const findPropsFault = ({ widget, props }: AskedWidget, releases: readonly Release[]): string | undefined => {
  const owner = releases.find((release) => Object.hasOwn(release.widgets, widget));
  const offer = owner?.offers[widget];
  if (!owner || !offer) return undefined;
  // Props as they arrive at the widget: without undefined values.
  const misfit = findMisfit(offer.props, JSON.parse(JSON.stringify(props)));
  return (
    misfit &&
    `It passes "${widget}" what ${nameOf(owner)} does not take: props${misfit.instanceLocation.slice(1)}: ` +
      `${misfit.error} Narrowing a widget takes two steps: first its users pass what the new one takes.`
  );
};

/**
 * One sentence for each widget that a page or widget asks for, when rendered from its sample, and that is missing or
 * gets invalid props.
 */
export const findWidgetFaults = (
  { gaps = [], asked = [] }: Pick<Rendered, 'gaps' | 'asked'>,
  release: Release,
  releases: readonly Release[],
): string[] => {
  const isPlaceable = (widget: string) => releases.some(({ offers }) => offers[widget]?.placeable);
  const undeclared = asked.filter(
    ({ widget }) => !release.uses.includes(widget) && !isPlaceable(widget) && !(widget in release.widgets),
  );
  return [
    ...gaps.map(describeGap),
    ...asked.flatMap((one) => findPropsFault(one, releases) ?? []),
    ...undeclared
      .filter(({ widget }) => !gaps.some((gap) => gap.widget === widget))
      .map(
        ({ widget }) =>
          `It asks for the widget "${widget}", which the release does not say it uses and editors may not place. ` +
          'Build it again with this version of the build.',
      ),
  ];
};

/** One sentence for each widget that a release's code uses and no remote of the composition offers. */
export const findUnofferedWidgets = (releases: readonly Release[]): FieldError[] => {
  const offered = new Set(releases.flatMap((release) => Object.keys(release.widgets)));
  return releases.flatMap((release) =>
    release.uses
      .filter((widget) => !offered.has(widget))
      .map((widget) => ({
        field: nameOf(release),
        message: `It uses the widget "${widget}", and no release of this composition offers it.`,
      })),
  );
};
