import type { TagGenerations } from '@binnen/edge-kit/caching/generations';
import type { RenderedPage } from './rendering/render-rounds.ts';

/**
 * How the chosen composition ended when it rendered no page: it failed; or what renders it did, which is no release's
 * fault; or it does not run here yet.
 */
type Ended = 'failed' | 'machine-failed' | 'absent';

/** A visitor's response, and how the render of the chosen composition ended. */
export interface PageReply {
  response: Response;
  ended?: Ended | undefined;
}

/** The outcome of a render. */
export interface Answer {
  /** Null: the canary has no good page, and the live one answers. */
  response: Response | null;
  /** The tag generations of the page's reads; absent when it must not be kept. */
  generations?: TagGenerations;
  /** It lacks a widget, or its own header or title: then it is kept for a few seconds. */
  hasGaps?: boolean;
  /** The page of the chosen composition, also when something else is served. */
  page?: RenderedPage;
  ended?: Ended | undefined;
}
