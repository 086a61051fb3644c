import { createComposer } from '@binnen/composer';
import { sharedHeaders } from '@binnen/edge-kit/headers/reply-headers';
import { builtIn } from './built-in.ts';

const formatNotice = (text: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Oeverfestival</title></head><body><main><h1>${text}</h1></main></body></html>`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; " +
  "require-trusted-types-for 'script'; trusted-types default festival-inspect";

/** The platform, for the festival. */
export const composer = createComposer({
  builtIn,
  documentHeaders: () => ({ ...sharedHeaders, 'content-security-policy': policy }),
  formatHead: () => '',
  readParts: async () => ({ outbox: null, upstreams: [] }),
  findQueryObstacle: (names) =>
    names.length > 0 ? `Not kept: pages are not cached by ${names.join(', ')}.` : null,
  unavailablePage: formatNotice('We zijn zo terug'),
  waitPage: formatNotice('Nog even wachten'),
});
