import { isValidElement, type ElementType, type ReactElement } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';
import { findStable } from './families.ts';

const replace = (element: ReactElement): ReactElement =>
  typeof element.type === 'string' ? element : { ...element, type: findStable(element.type) };

/** The compiler calls it for each element. An only child may come from elsewhere, with its plain component (`useDrawn`). */
export const jsxDEV = (type: ElementType, props: { children?: unknown }, key?: string) => {
  const { children } = props;
  const given = isValidElement(children) ? { ...props, children: replace(children) } : props;
  return jsx(findStable(type), given, key);
};
export { Fragment };
