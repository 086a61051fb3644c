const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const encode = (text) => new TextEncoder().encode(text);

/** The smallest composition: a page that shows what it was asked to render. The real one needs a build. */
export const render = async ({ url, form }) => {
  if (url.endsWith('/kapot-binnen')) throw new Error('the built-in composition fails here');
  return draw(url, form);
};

const draw = (url, form) => ({
  status: 200,
  html: [
    encode('<!doctype html><html lang="nl"><head>'),
    encode(
      `</head><body><main><h1>${escape(url)}</h1><pre>${escape(JSON.stringify(form ?? null))}</pre></main>`,
    ),
    encode('</body></html>'),
  ],
  pattern: null,
  widgets: [],
  used: [],
});
