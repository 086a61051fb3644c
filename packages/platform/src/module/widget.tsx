import { createContext, Suspense, use, useContext, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { createContextKey, type RouterContextProvider } from './loading.ts';
import type { WidgetName, WidgetProps } from './register.ts';
import type { WidgetModule } from './remote.ts';

/** The name of a widget that an editor placed: any that some remote offers as placeable. */
export type PlacedWidget = string & { readonly isPlaced: true };
export const placedWidget = (name: string): PlacedWidget => name as PlacedWidget;

/** A widget that is ready to be drawn. */
export interface LoadedWidget {
  module: WidgetModule<unknown, unknown>;
  data: unknown;
}

/** A loader's data for a widget of another remote. Plain, so that it can be kept and compared. */
export interface WidgetHandle {
  widget: string;
  props: Record<string, unknown>;
}

/** Loads widgets for one render, or for one tab. The shell makes it. */
export interface WidgetSource {
  /** Begins to load. Does not fail: a widget that does not load is a gap. */
  prepare: (handle: WidgetHandle) => void;
  /** The widget, or the promise of it; null when it does not load. */
  get: (handle: WidgetHandle) => LoadedWidget | null | Promise<LoadedWidget | null>;
  /** Called on the server before a widget is drawn, and once it was. */
  begin?: (handle: WidgetHandle) => void;
  end?: (handle: WidgetHandle) => void;
  /** Called when a widget's own code fails. */
  report: (handle: WidgetHandle, error: unknown) => void;
}

export const widgetSourceContext = createContextKey<WidgetSource>();
export const WidgetContext = createContext<WidgetSource | null>(null);

/**
 * For a page's loader: asks for a widget of another remote, by its contract.
 * `return { newest: prepareWidget(context, 'newest', { most: 6 }) }`, then `<Widget of={data.newest} />`.
 * Write the name as a literal: the build reads from the code which widgets a release uses. A widget that an editor named
 * in the CMS is `placedWidget(name)`: the edge has held its values against the widget's schema before the page got them,
 * and a name that nobody offers is a gap.
 */
export function prepareWidget<N extends WidgetName>(
  context: Readonly<RouterContextProvider>,
  widget: N,
  props: WidgetProps<N>,
): WidgetHandle;
export function prepareWidget(
  context: Readonly<RouterContextProvider>,
  widget: PlacedWidget,
  values: Record<string, string>,
): WidgetHandle;
export function prepareWidget(
  context: Readonly<RouterContextProvider>,
  widget: string,
  props: object,
): WidgetHandle {
  const handle = { widget, props: props as Record<string, unknown> };
  context.get(widgetSourceContext).prepare(handle);
  return handle;
}

function WidgetBody({ source, of, missing }: { source: WidgetSource; of: WidgetHandle; missing: ReactNode }) {
  const found = source.get(of);
  const loaded = found instanceof Promise ? use(found) : found;
  if (!loaded) return missing;
  const { Component: Body } = loaded.module;
  source.begin?.(of);
  return (
    <>
      <Body props={of.props} data={loaded.data} />
      <End source={source} of={of} />
    </>
  );
}

/** Drawn after a widget, unless the widget failed: so a server knows which failed. */
function End({ source, of }: { source: WidgetSource; of: WidgetHandle }) {
  source.end?.(of);
  return null;
}

/**
 * Draws a widget that the page's loader prepared. While it loads `children` shows (keep its height, so that nothing
 * moves); when it fails `missing` shows, by default nothing: a quiet gap, never a broken page.
 */
export function Widget({
  of,
  children = null,
  missing = null,
}: {
  of: WidgetHandle;
  children?: ReactNode;
  missing?: ReactNode;
}) {
  const source = useContext(WidgetContext);
  if (!source) return missing;
  // A server never waits for a widget here: its fallback is that of one that failed, and all there is without script.
  const fallback = source.begin ? (children ?? missing) : children;
  return (
    <Boundary onError={(error) => source.report(of, error)} missing={missing}>
      <Suspense fallback={fallback}>
        <WidgetBody source={source} of={of} missing={missing} />
      </Suspense>
    </Boundary>
  );
}
