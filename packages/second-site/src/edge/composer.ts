import { createComposer } from '@binnen/composer';
import type { Site } from '@binnen/composer/environment';
import { sharedHeaders } from '@binnen/edge-kit/headers/reply-headers';
import { builtIn } from './built-in.ts';

const formatNotice = (text: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Oeverfestival</title></head><body><main><h1>${text}</h1></main></body></html>`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; " +
  "require-trusted-types-for 'script'; trusted-types default festival-inspect";

const previewTexts: Site['previewTexts'] = {
  formatEnd: (expires) => new Date(expires).toISOString(),
  until: 'tot',
  asLive: 'het programma van nu',
  without: (remote) => `zonder ${remote}`,
  sends: 'Wat je verstuurt, komt aan.',
  keeps: 'Wat je verstuurt, komt niet aan.',
  stop: 'Terug naar nu',
  over: 'Dit is voorbij.',
  otherPage: 'Ga eerst terug naar nu.',
  endedHeading: 'Voorbij',
  refusedHeading: 'Hier is niets',
  refusals: { unknown: 'Onbekend.', expired: 'Verlopen.', 'other-origin': 'Elders.', gone: 'Weg.' },
  failedHeading: 'Dit lukt niet',
  failed: (requestId) => requestId,
};

/** The platform, for the festival. */
export const composer = createComposer({
  builtIn,
  documentHeaders: () => ({ ...sharedHeaders, 'content-security-policy': policy }),
  formatHead: () => '<link rel="icon" href="data:,">',
  listPagesWith: () => Promise.resolve([]),
  readParts: async () => ({ outbox: null, upstreams: [] }),
  findQueryObstacle: (names) =>
    names.length > 0 ? `Not kept: pages are not cached by ${names.join(', ')}.` : null,
  isCommonQuery: () => false,
  isPagePath: (pathname) => !/^\/(_|api$|api\/)/.test(pathname),
  findDay: (time) => Math.floor(time / 86_400_000),
  language: 'nl',
  previewTexts,
  unavailablePage: formatNotice('We zijn zo terug'),
  formNotTakenPage: formatNotice('Nog niet verstuurd'),
});
