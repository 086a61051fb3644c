import * as v from 'valibot';

/** How often an alert's homes are mailed. */
export const FrequencySchema = v.picklist(['direct', 'dagelijks', 'wekelijks']);
export type Frequency = v.InferOutput<typeof FrequencySchema>;

/** `gestopt`: there is none with this key (any more). */
export const AlertSchema = v.object({
  staat: v.picklist(['onbevestigd', 'actief', 'gepauzeerd', 'gestopt']),
  frequentie: FrequencySchema,
  /** What is searched, as the chips of its list say it. */
  woorden: v.array(v.string()),
  /** The path of its list. */
  lijst: v.string(),
});
export type Alert = v.InferOutput<typeof AlertSchema>;

/** The reply to who signs up: always the same, whatever is known of the address. */
export const SignedUpSchema = v.object({ staat: v.literal('onbevestigd') });

/** What the form of an alert's page does. */
export const AlertActionSchema = v.picklist(['bevestig', 'pauzeer', 'hervat', 'stop', 'frequentie']);
export type AlertAction = v.InferOutput<typeof AlertActionSchema>;
