/**
 * Every path of the edge API, once. `:name` is one segment. Methods and replies are in `api-calls.ts`, so that a
 * browser that only needs the paths does not load the schemas.
 */

import { alertPaths } from './alerts/alert-form.ts';
import { readPaths } from './read-paths.ts';

export { declareReads, fillPath, formatTextsCall, isRead, readPaths, withoutSlash } from './read-paths.ts';

/** Calls that carry what a visitor typed: their replies are never stored. */
export const visitorPaths = {
  addresses: '/postcode/lookup/',
  references: '/mg/references/',
  streetView: '/mg/streetview/',
  contact: '/ac/contact/add/:form',
  notification: '/ac/contact/automation/notification',
  note: '/ac/contact/note/add',
  searchJob: '/realworks/zoekopdracht',
  challenge: '/lookups/challenge',
  ...alertPaths,
} as const;

/** Files, whose addresses are in replies of other calls. */
export const picturePaths = {
  findPicture: '/images/get/',
  picture: '/images/:origin/:path{.+}',
  asset: '/assets/:path{.+}',
} as const;

/** Appointments, for a calendar. */
export const calendarPaths = { agenda: '/objects/:city/:object/agenda.ics' } as const;

/** For the firm's partners. */
export const partnerPaths = { changes: '/objects/changes' } as const;

export const apiPaths = {
  ...readPaths,
  ...visitorPaths,
  ...picturePaths,
  ...calendarPaths,
  ...partnerPaths,
  /** For assistants: the Model Context Protocol. */
  assistant: '/mcp',
  /** The webhooks of the CMSes. */
  webhook: '/content/webhook/:cms',
} as const;
export type ApiCallName = keyof typeof apiPaths;

/** The first segments of all paths, such as `/content/*`: everything below them is the API's, and never a page. */
export const apiPrefixes: string[] = [
  ...new Set(Object.values(apiPaths).map((path) => `/${path.split('/', 2)[1]!}/*`)),
].sort();
