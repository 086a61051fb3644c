import * as v from 'valibot';

/** The API paths that a loader may read: `/objects/archive/`, `/content/pages/*`. A `*` is one whole segment. */
export const ReadPatternSchema = v.pipe(
  v.string(),
  v.maxLength(200, 'expected a path of at most 200 characters'),
  v.regex(
    /^(\/(\*|[\w.~-]+))+\/?$/,
    'expected the path of a read such as "/content/pages/*": whole segments, and "*" for one of them',
  ),
);

/** What a release may declare when it is published. */
export const ReadsSchema = v.pipe(v.array(ReadPatternSchema), v.maxLength(100, 'expected at most 100 paths'));
