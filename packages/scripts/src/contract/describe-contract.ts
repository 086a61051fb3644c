import { apiCalls } from '@binnen/contracts/api-calls';
import { contractVersion, ReleaseSchema, sharedModules } from '@binnen/platform/contract/composition';
import * as forms from '@binnen/contracts/forms';
import type { FormContract } from '@binnen/contracts/forms';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { problems } from '@binnen/contracts/problem';
import { widgets, type WidgetContract } from '@binnen/contracts/widgets';
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { CheckAction, GenericSchema, RegexAction } from 'valibot';
import type { Schema } from '@binnen/remote-cli/widget-types/compare-schemas';

/** The promises between separately deployed parts, as plain values. A committed record holds them. */
export interface Contract {
  contract: number;
  /** By name of the call, such as `GET /objects/archive/`: what a reader of its reply relies on. */
  replies: Record<string, Schema | string>;
  /** By name: what a page may pass, and whether editors may place it. */
  widgets: Record<string, { placeable: boolean; props: Schema }>;
  /** By form: the fields that a page may post. */
  forms: Record<string, Schema>;
  /** By name of the call: what `remote-cli` sends. */
  bodies: Record<string, Schema>;
  /** What a release says of itself. */
  release: Schema;
  /** The status of each error code. */
  problems: Record<string, number>;
  /** The modules that a server module may import. */
  modules: readonly string[];
}

/** Rules without a word in JSON Schema are recorded as they are, so that a comparison sees a change. */
const overrideAction: ConversionConfig['overrideAction'] = ({ valibotAction: action, jsonSchema }) => {
  if (action.type === 'regex') {
    const { source, flags } = (action as RegexAction<string, undefined>).requirement;
    return { ...jsonSchema, pattern: source, ...(flags ? { flags } : {}) } as typeof jsonSchema;
  }
  if (action.type !== 'check') return undefined;
  const { message } = action as CheckAction<unknown, string>;
  return { ...jsonSchema, check: message } as typeof jsonSchema;
};

const convert = (schema: GenericSchema, typeMode: 'input' | 'output'): Schema => {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode, errorMode: 'throw', overrideAction });
  return json;
};

const listForms = (): FormContract[] =>
  (Object.values(forms) as unknown[])
    .filter(
      (value): value is FormContract => typeof value === 'object' && value !== null && 'required' in value,
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const describeForm = ({ required, optional }: FormContract): Schema => ({
  type: 'object',
  properties: Object.fromEntries([...required, ...optional].map((field) => [field, { type: 'string' }])),
  required,
});

const mapValues = <T, R>(values: Record<string, T>, convertValue: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convertValue(value)]));

/** Today's contract. */
export const describeContract = (): Contract => ({
  contract: contractVersion,
  replies: Object.fromEntries(
    [...Object.values(apiCalls), ...Object.values(platformCalls)].map(({ method, path, reply }) => [
      `${method} ${path}`,
      typeof reply === 'string' ? reply : convert(reply, 'output'),
    ]),
  ),
  widgets: mapValues(widgets as Record<string, WidgetContract>, ({ props, placeable }) => ({
    placeable,
    props: convert(props, 'input'),
  })),
  forms: Object.fromEntries(listForms().map((form) => [form.name, describeForm(form)])),
  bodies: Object.fromEntries(
    Object.values(platformCalls).flatMap((call) =>
      'body' in call ? [[`${call.method} ${call.path}`, convert(call.body, 'input')]] : [],
    ),
  ),
  release: convert(ReleaseSchema, 'input'),
  problems: mapValues(problems, ([status]) => status),
  modules: sharedModules,
});
