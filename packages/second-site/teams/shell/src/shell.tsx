import { ApiError, noTexts, PageError } from '@binnen/platform';
import { defineShell, type ShellDocument, type ShellPages } from '@binnen/platform/shell';

const name = 'Oeverfestival';
const contentId = 'inhoud';

/** The festival's frame: its name above the page. */
export const shell = defineShell({
  name,
  formatTitle: (title) => `${title} – ${name}`,
  createApi: (read) => ({ get: read }),
  createState: () => ({}),
  middleware: {},
  // It has no texts that editors change.
  texts: { call: '', formatCall: () => '' },
  contentId,
  loadFrame: () => Promise.resolve(null),
  readTexts: () => noTexts,
  Frame: ({ frozen, children }) => (
    <>
      <header>
        <a href="/">{name}</a>
      </header>
      {frozen === null ? (
        <div id={contentId}>{children}</div>
      ) : (
        <div id={contentId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: frozen }} />
      )}
    </>
  ),
  Content: ({ children }) => <main>{children}</main>,
  PlainError: () => <p>Dit lukt nu even niet.</p>,
  FatalError: () => <p>Dit lukt nu even niet.</p>,
});

const fail = (status: number) => ({
  loader: () => {
    throw new PageError(status, 'Not in the programme');
  },
  Component: () => null,
  meta: () => ({ title: name }),
});

export const shellPages: ShellPages = {
  pages: { '/400': fail(400), '*': fail(404) },
  describeError: (error) => ({
    status: error instanceof PageError || error instanceof ApiError ? error.status : 500,
    shows: 'page',
  }),
  ErrorPage: ({ status }) => (
    <h1>{status === 404 ? 'Dit staat niet op het programma' : 'Er ging iets mis'}</h1>
  ),
  errorMeta: { title: 'Niet gevonden', noindex: true },
};

export const document: ShellDocument = {
  lang: 'nl',
  head: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  noScript: '',
  locale: 'nl_NL',
  picture: '/',
};
