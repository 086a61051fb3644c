import type { ProblemRow } from '@binnen/platform/problems';
import type * as v from 'valibot';
import type { ProblemCode } from '../problems/codes.ts';
import type { DescribedForm } from '../requests/describe-route.ts';
import type { FindRecorded } from './recorded.ts';

type Json = Record<string, unknown>;

/** A site’s own words for its API; the descriptions of calls are beside the routes. */
export interface ApiWords {
  title: string;
  /** Of the second title of each problem. */
  language: string;
  /** The rules of every call, for callers. */
  rules: readonly string[];
  /** The groups in which the calls are listed, each with its title. */
  tags: Readonly<Record<string, string>>;
  problems: Readonly<Record<ProblemCode, ProblemRow>>;
  /** Schemas that are one component wherever they are used, by name; `Problem` is that of all errors. */
  schemas: Readonly<Record<string, v.GenericSchema>>;
  /** A form's component, and the field that says which form it is. */
  forms: { field: string; name: (form: DescribedForm) => string; describe: (form: DescribedForm) => Json };
  headerComponents: Json;
  /** The headers of a reply. `isLimited`: also how much is left. */
  describeHeaders: (group: 'always' | 'read' | 'limited', isLimited?: boolean) => Json;
  /** The parameter by which a caller repeats a call that is to be done once. */
  idempotencyKey: Json;
  findRecorded: FindRecorded;
}
