import * as v from 'valibot';

export const PixelSchema = v.object({
  /** `*`, or the path of the pixel. */
  path: v.string(),
  id: v.string(),
  /** The event that a visit sends, or null: then the pixel is only initialised. */
  event: v.nullable(v.string()),
});
export type Pixel = v.InferOutput<typeof PixelSchema>;

export const TrackingSchema = v.object({
  /** `GTM-…`, or null without a tag manager. */
  tagManager: v.nullable(v.string()),
  pixels: v.array(PixelSchema),
});
/** `/content/tracking`: the trackers that a browser loads after consent, and never before. */
export type Tracking = v.InferOutput<typeof TrackingSchema>;
