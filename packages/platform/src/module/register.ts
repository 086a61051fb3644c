/**
 * One site's own types for this package: its API, widgets, state and words. The site declares them once, for all its
 * parts: `declare module '@binnen/platform' { interface Register { api: Api; … } }`. Nothing of it exists at run time.
 *
 * - `api`: what `getApi` gives, made by the shell's `createApi`
 * - `widgets`: the props of each widget that crosses remotes, by name
 * - `offered`: the same of what is live, as `remote types` writes it; it is believed before `widgets`
 * - `state`: what the whole interface has to know together
 * - `headerVariant`, `asset`: how the shell can draw a page's header, and its picture
 * - `missing`: the kinds of "not found"
 * - `middleware`: the names of what the shell can do before a loader
 */
export interface Register {}

/** The type that the site registered as `Name`, or `Otherwise` when it registered none. */
export type Registered<Name extends string, Otherwise> =
  Register extends Record<Name, infer Value> ? Value : Otherwise;

type Offered = Registered<'offered', Record<never, object>>;
/** The props of each widget that crosses remotes, by name. */
type Widgets = Omit<Registered<'widgets', Record<string, object>>, keyof Offered> & Offered;
export type WidgetName = keyof Widgets & string;
/** What a page passes to a widget. */
export type WidgetProps<N extends WidgetName> = Widgets[N];
