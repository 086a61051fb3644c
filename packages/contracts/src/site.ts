import type { InferInput } from 'valibot';
import type { Api } from './api.ts';
import type { Asset, HeaderVariant } from './content.ts';
import type { widgets } from './widgets.ts';

/** What the whole interface has to know together, after the spec. */
interface State {
  menuIsActive: boolean;
  /** Name of the page transition. */
  transition: string;
  /** Whether the house shows while a route loads. */
  routerLoadingEnable: boolean;
  breadcrumb: { title: string; link: string } | null;
  filterSoort: 'koop' | 'huur';
  /** What the browser last said of its connection. */
  isOnline: boolean;
}

export const createSiteState = (): State => ({
  menuIsActive: false,
  transition: 'fadeleft',
  routerLoadingEnable: false,
  breadcrumb: null,
  filterSoort: 'koop',
  isOnline: true,
});

type Widgets = typeof widgets;

/** This site's own types, for the platform. Each front end names this file in its `tsconfig.json`. */
declare module '@binnen/platform' {
  interface Register {
    api: Api;
    widgets: { [Name in keyof Widgets]: InferInput<Widgets[Name]['props']> };
    state: State;
    headerVariant: HeaderVariant;
    asset: Asset;
    /** After the spec's four kinds of "not found". */
    missing: 'page' | 'blog' | 'city' | 'address';
    middleware: 'slug:page' | 'slug:blog';
  }
}
