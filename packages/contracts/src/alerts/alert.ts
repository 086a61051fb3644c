import * as v from 'valibot';

/** How often an alert's homes are mailed. */
export const FrequencySchema = v.picklist(['direct', 'dagelijks', 'wekelijks']);

const DaySchema = v.picklist([
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
]);

/** What may be asked for: a day's name is each week on it. */
export const AskedFrequencySchema = v.picklist([...FrequencySchema.options, ...DaySchema.options]);
export type AskedFrequency = v.InferOutput<typeof AskedFrequencySchema>;

/** `gestopt`: there is none with this key (any more). */
export const AlertSchema = v.object({
  staat: v.picklist(['onbevestigd', 'actief', 'gepauzeerd', 'gestopt']),
  frequentie: FrequencySchema,
  /** Of an alert that is mailed each week. */
  dag: v.optional(DaySchema),
  /** What is searched, as the chips of its list say it. */
  woorden: v.array(v.string()),
  /** The path of its list. */
  lijst: v.string(),
  /** Of an alert that a browser shows; the others are mailed. */
  kanaal: v.optional(v.literal('push')),
});
export type Alert = v.InferOutput<typeof AlertSchema>;

/** The reply to who signs up: always the same, whatever is known of the address. */
export const SignedUpSchema = v.object({ staat: v.literal('onbevestigd') });

/** What the form of an alert's page does. */
export const AlertActionSchema = v.picklist(['bevestig', 'pauzeer', 'hervat', 'stop', 'frequentie']);
export type AlertAction = v.InferOutput<typeof AlertActionSchema>;
