import * as v from 'valibot';

/** What it promises of its widget. */
export const offers = {
  stage: {
    owner: 'mf-stages',
    says: 'A stage, with its number of places.',
    props: v.object({ stage: v.string() }),
    late: 'gap',
    placeable: false,
  },
};
