import * as v from 'valibot';
import { statuses } from '../statuses.ts';

/** The last thing that happened to a home since a caller last asked. */
const OfferChangeSchema = v.object({
  /** `weg`: it is not shown any more. What is sold or let is `gewijzigd` first. */
  soort: v.picklist(['nieuw', 'gewijzigd', 'weg']),
  id: v.number(),
  /** When the edge saw it: ISO 8601, UTC. */
  tijd: v.string(),
  status: v.picklist(statuses),
  /** The path of its page on the site … */
  pad: v.string(),
  /** … and the call that answers all that is known of it; null when it has gone. */
  object: v.nullable(v.string()),
});
export type OfferChange = v.InferOutput<typeof OfferChangeSchema>;

/** `/objects/changes`, and the body of a partner's webhook: oldest change first; what came has its place where it came. */
export const OfferChangesSchema = v.object({
  wijzigingen: v.array(OfferChangeSchema),
  /** `since` of the next call. It means something to the edge alone. */
  cursor: v.string(),
  /** The next call, when there is more already. */
  volgende: v.nullable(v.string()),
});
export type OfferChanges = v.InferOutput<typeof OfferChangesSchema>;
