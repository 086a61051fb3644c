import type { Site } from '@binnen/composer/environment';
import { findDutchDay } from '@binnen/contracts/formats/local-date';
import { parseConfig } from '../environment/config.ts';
import { builtIn } from './built-in.ts';
import { documentHeaders, formatHead } from './document-headers.ts';
import { findQueryObstacle, isCommonQuery } from './kept-query.ts';
import { listPagesWith } from './list-pages.ts';
import { isPagePath } from './page-paths.ts';
import { previewTexts } from './preview-texts.ts';
import './problems.ts';
import { unavailablePage, formNotTakenPage } from './static-page.ts';

/** What the platform gets of this site. */
export const site: Site = {
  builtIn,
  documentHeaders: (env, policies) => documentHeaders(env && parseConfig(env), policies),
  formatHead: (env, isSealed) => formatHead(parseConfig(env), isSealed),
  listPagesWith,
  // It asks the parts that call upstreams.
  readParts: async (env) => (await import('./read-parts.ts')).readParts(env),
  findQueryObstacle,
  isCommonQuery,
  isPagePath,
  findDay: findDutchDay,
  language: 'nl-NL',
  previewTexts,
  unavailablePage,
  formNotTakenPage,
};
