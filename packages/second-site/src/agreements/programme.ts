import * as v from 'valibot';

/** What the festival's API answers, as its API and its teams agreed. */
export const ConcertSchema = v.object({
  id: v.string(),
  title: v.string(),
  starts: v.string(),
  stage: v.string(),
});
export const StageSchema = v.object({ id: v.string(), name: v.string(), places: v.number() });
