import type { Banner } from '@binnen/contracts/content';
import type { Api, LoaderFunctionArgs } from '@binnen/platform';
import type { ComponentType } from 'react';
import type { BannerFields } from './fields.ts';

/** The grounds that bands alternate between. */
export type Tone = 'paper' | 'sand';

export interface BannerProps<D = undefined> {
  banner: Banner;
  fields: BannerFields;
  data: D;
  tone: Tone;
  /** Alternates among the banners of one kind, for what goes left and right. */
  flip: boolean;
  /** The one banner of a page whose picture goes from edge to edge. */
  bleed: boolean;
  /** The places of the page that its links can lead to. */
  anchors: readonly string[];
}

export interface BannerLoad {
  fields: BannerFields;
  tone: Tone;
  api: Api;
  context: LoaderFunctionArgs['context'];
}

/** How a kind of banner is filled and drawn. */
export interface BannerDefinition<D = undefined> {
  /** What it needs beside its rows. Rejecting leaves the banner out, not the page. */
  load?: (args: BannerLoad) => D | Promise<D>;
  Component: ComponentType<BannerProps<D>>;
  /** It has text, links and the browser's own controls alone. A page of such banners is never hydrated. */
  still?: true;
}

/** Checks a banner's types where it is written. */
export const defineBanner = <D>(definition: BannerDefinition<D>): BannerDefinition<never> =>
  definition as unknown as BannerDefinition<never>;
