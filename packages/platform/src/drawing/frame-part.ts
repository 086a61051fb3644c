import { TextsContext, type Texts } from '@binnen/platform';
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** The HTML of a part of the frame, which depends on nothing but its props and the CMS's texts. */
export type DrawPart = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  texts: Texts,
) => string;

/** Only the server has one. */
export const DrawPartContext = createContext<DrawPart | null>(null);

/**
 * The content of an element of the frame, as its props. The part is the same on most pages: it depends on its props,
 * which are plain data, and on texts; it uses no other context and no `useId`. The server draws it once; a browser
 * hydrates it like any other part. It must be the last hook of its component: drawing the part resets React's record of
 * the current component.
 */
export const useFramePart = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } => {
  const draw = useContext(DrawPartContext);
  const texts = useContext(TextsContext);
  return draw
    ? { dangerouslySetInnerHTML: { __html: draw(Part, props, texts) } }
    : { children: createElement(Part, props) };
};
