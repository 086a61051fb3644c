import type { Meta } from '@binnen/platform';

/** The tag whose `key` is `name` says this; no tag says nothing. */
const set = (tag: string, key: string, name: string, attribute: string, value: string | undefined) => {
  const found = document.head.querySelector(`${tag}[${key}=${name}]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
};

/** Keeps `<head>` in step with client navigation. Tags for crawlers came with the document. */
export const applyMeta = (meta: Meta, path: string, formatTitle: (title: string) => string): void => {
  document.title = formatTitle(meta.title);
  set('meta', 'name', 'description', 'content', meta.description);
  set('meta', 'name', 'robots', 'content', meta.noindex ? 'noindex' : undefined);
  const canonical = meta.noindex ? undefined : new URL(meta.canonical ?? path, location.origin).href;
  set('link', 'rel', 'canonical', 'href', canonical);
};
