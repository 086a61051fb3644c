import type { DrawOnce } from '@binnen/platform';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Remembers what was drawn of each value. A parsed reply is one value for as long as its version is kept (see
 * `known-replies.ts`), and what was drawn of it goes with it. Nothing of a visitor is in it.
 */
export const createDrawOnce = (): DrawOnce => {
  const drawn = new WeakMap<object, Map<unknown, Map<string, string>>>();
  return (of, Part, props) => {
    const parts = drawn.get(of) ?? new Map<unknown, Map<string, string>>();
    const variants = parts.get(Part) ?? new Map<string, string>();
    const variant = JSON.stringify(Object.entries(props).filter(([, value]) => value !== of));
    const html = variants.get(variant) ?? renderToString(createElement(Part, props));
    drawn.set(of, parts.set(Part, variants.set(variant, html)));
    return html;
  };
};
