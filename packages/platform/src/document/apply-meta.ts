import type { Meta } from '@binnen/platform';

const set = (selector: string, create: () => HTMLElement, attribute: string, value: string | undefined) => {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
};

const metaElement = (name: string) => () => {
  const element = document.createElement('meta');
  element.name = name;
  return element;
};

const canonicalElement = () => {
  const element = document.createElement('link');
  element.rel = 'canonical';
  return element;
};

/** Keeps `<head>` in step with client navigation. Tags for crawlers came with the document. */
export const applyMeta = (meta: Meta, path: string, formatTitle: (title: string) => string): void => {
  document.title = formatTitle(meta.title);
  set('meta[name=description]', metaElement('description'), 'content', meta.description);
  set('meta[name=robots]', metaElement('robots'), 'content', meta.noindex ? 'noindex' : undefined);
  const canonical = meta.noindex ? undefined : new URL(meta.canonical ?? path, location.origin).href;
  set('link[rel=canonical]', canonicalElement, 'href', canonical);
};
