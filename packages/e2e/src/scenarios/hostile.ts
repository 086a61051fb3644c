import type { Page } from '@playwright/test';

/** Words that a page shows as words, and markup that must not become part of the page. */
const attack = `Gehackt"><img src=x onerror=hit()><script>hit()</script><svg onload=hit()>'--><a href="javascript:hit()">`;
const badUrl = 'javascript:hit()';
const address = /^(url|imageurl|url_naar_profiel|link)$/;

/** Puts the attack into every text of a value, at every depth, but not below the names that `spared` matches. */
export const poisonAllBut = (spared: RegExp) => {
  const poison = (value: unknown, name = ''): unknown => {
    if (spared.test(name)) return value;
    if (typeof value === 'string') return address.test(name) ? badUrl : `${value} ${attack}`;
    if (Array.isArray(value)) return value.map((one) => poison(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poison(one, key)]));
    return value;
  };
  return poison;
};

/** The parts of an attack that became part of the document. */
export const inspect = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const isHit = (value: string | null) => /hit\(\)/.test(value ?? '');
    return {
      handlers: all.flatMap((each) => each.getAttributeNames().filter((name) => /^on|^srcdoc$/.test(name))),
      odd: all.map((each) => each.localName).filter((name) => /^(iframe|object|embed|base)$/.test(name)),
      scripts: [...document.scripts].filter((each) => !each.type.endsWith('json') && isHit(each.textContent))
        .length,
      links: [...document.links]
        .filter((each) => /^(javascript|data|vbscript):/.test(each.protocol))
        .map((each) => each.href),
      broken: all.filter((each) => each.getAttribute('src') === 'x').length,
      headings: document.querySelectorAll('h1').length,
    };
  });

/** The result of `inspect` for a safe page. */
export const nothingRan = { handlers: [], odd: [], scripts: 0, links: [], broken: 0, headings: 1 };
