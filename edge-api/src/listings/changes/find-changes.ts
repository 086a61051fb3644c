import type { Bindings } from '../../environment/env.ts';

/** The one object that follows the offer. */
export const findChanges = ({ CHANGES }: Bindings) => CHANGES.get(CHANGES.idFromName('changes'));
