import { createComposer } from '@binnen/composer';
import { parseConfig } from '../environment/config.ts';
import { builtIn } from './built-in.ts';
import { documentHeaders, formatHead } from './document-headers.ts';
import { findQueryObstacle } from './kept-query.ts';
import { readParts } from './read-parts.ts';
import { unavailablePage, waitPage } from './static-page.ts';

/** The platform that composes this site. */
export const composer = createComposer({
  builtIn,
  documentHeaders: (env, policies) => documentHeaders(env && parseConfig(env), policies),
  formatHead: (env, isSealed) => formatHead(parseConfig(env), isSealed),
  readParts,
  findQueryObstacle,
  unavailablePage,
  waitPage,
});
