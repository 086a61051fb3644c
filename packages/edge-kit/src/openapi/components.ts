import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Json = Record<string, unknown>;

const start = '#/components/schemas/';

/** What a document's schemas are written in: OpenAPI 3.1 takes JSON Schema as it is, 3.0 has a dialect of its own. */
export type SchemaTarget = 'draft-2020-12' | 'openapi-3.0';

/** The components of a document: it collects what the document refers to. `schemas`: those with a name, by it. */
export const createComponents = (
  target: SchemaTarget,
  schemas: Readonly<Record<string, v.GenericSchema>>,
) => {
  const named = { ...schemas };
  const written: Json = {};
  const at = (name: string) => start + name;
  return {
    at,
    /** Adds a component that is JSON Schema already, and refers to it. */
    add: (name: string, schema: Json): Json => {
      written[name] = schema;
      return { $ref: at(name) };
    },
    /** The reference to a reply's schema. `name`: what it is called if the contract has no name for it. */
    refer: (schema: v.GenericSchema, name: string): Json => {
      const known = Object.keys(named).find((each) => named[each] === schema) ?? name;
      named[known] = schema;
      return { $ref: start + known };
    },
    /** The JSON Schema of the values that a request sends. */
    describeInput: (schema: v.GenericSchema): Json => {
      const { $schema: _, ...json } = toJsonSchema(schema as never, {
        target,
        typeMode: 'input',
        errorMode: 'ignore',
      }) as Json;
      return json;
    },
    /** The schemas that `document` refers to, and those that they refer to. */
    list: (document: unknown): Json => {
      const all = toJsonSchemaDefs(named as never, {
        target,
        overrideRef: ({ referenceId }) => start + referenceId,
        typeMode: 'output',
        errorMode: 'ignore',
      }) as Json;
      Object.assign(all, written);
      const listed: Json = {};
      const add = (value: unknown) => {
        for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g))
          if (name && !(name in listed)) add((listed[name] = all[name]));
      };
      add(document);
      return Object.fromEntries(Object.entries(listed).sort(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
};
