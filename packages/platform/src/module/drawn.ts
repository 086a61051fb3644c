import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** The HTML of a part, which depends on nothing but its props; `of` is the one that is a value of a reply. */
export type DrawOnce = <Props extends object>(of: object, Part: ComponentType<Props>, props: Props) => string;

/** Only the server has one. */
export const DrawContext = createContext<DrawOnce | null>(null);

/**
 * The content of an element, as its props, for a part that many pages show and that is the same for every visitor. The
 * part depends on its props alone: `of`, a value of a reply, and plain texts and numbers. It uses neither a context nor
 * `useId`. The server draws it once for as long as it keeps the reply; a browser hydrates it like any other part.
 */
export const useDrawn = <Props extends object>(
  of: object,
  Part: ComponentType<Props>,
  props: Props,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } => {
  const draw = useContext(DrawContext);
  return draw
    ? { dangerouslySetInnerHTML: { __html: draw(of, Part, props) } }
    : { children: createElement(Part, props) };
};
