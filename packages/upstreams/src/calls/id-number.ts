import * as v from 'valibot';

/** An id that a service writes as a number or as its digits. */
export const idNumber = v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number));
