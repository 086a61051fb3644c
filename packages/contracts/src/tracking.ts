import * as v from 'valibot';

export const PixelSchema = v.object({
  /** `*`, or the path that it belongs to. */
  path: v.string(),
  id: v.string(),
  /** The event that a visit sends, or null: then it is only initialised. */
  event: v.nullable(v.string()),
});
export type Pixel = v.InferOutput<typeof PixelSchema>;

export const TrackingSchema = v.object({
  /** `GTM-…`; null: there is none. */
  tagManager: v.nullable(v.string()),
  pixels: v.array(PixelSchema),
});
/** `/content/tracking`: what a browser loads after consent, and never before. */
export type Tracking = v.InferOutput<typeof TrackingSchema>;
