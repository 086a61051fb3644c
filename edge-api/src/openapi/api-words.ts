import { controlFields } from '@binnen/contracts/forms/control-fields';
import * as content from '@binnen/contracts/content';
import * as leads from '@binnen/contracts/leads';
import { problems, ProblemSchema } from '@binnen/contracts/problem';
import * as property from '@binnen/contracts/property';
import * as tracking from '@binnen/contracts/tracking';
import * as wordpress from '@binnen/contracts/wordpress/list';
import type { ApiWords } from '@binnen/edge-kit/openapi/api-words';
import * as composition from '@binnen/platform/contract/composition';
import type * as v from 'valibot';
import { describeForm, nameForm } from './form-schemas.ts';
import { describeHeaders, headerComponents, idempotencyKey } from './headers.ts';
import recorded from './recorded-replies.json';
import { rules } from './rules.ts';
import { tags } from './tags.ts';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The schemas of the contract, by their names without `Schema`. */
const ofContract: Record<string, v.GenericSchema> = Object.fromEntries(
  [composition, content, leads, property, tracking, wordpress].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
      name.endsWith('Schema') && isSchema(value) ? [[name.replace(/Schema$/, ''), value]] : [],
    ),
  ),
);

/** A reply as the edge gave it with the stand-ins behind it: long lists and texts are cut. */
export interface Recorded {
  status: number;
  body: unknown;
}

const replies: Readonly<Record<string, Recorded>> = recorded;

export const findRecorded = (name: string): Recorded | undefined => replies[name];

/** What the firm says of its API. */
export const apiWords: ApiWords = {
  title: 'Binnen edge API',
  language: 'nl',
  rules,
  tags,
  problems,
  schemas: { ...ofContract, Problem: ProblemSchema },
  forms: { field: controlFields.form, name: nameForm, describe: describeForm },
  headerComponents,
  describeHeaders,
  idempotencyKey,
  findRecorded,
};
