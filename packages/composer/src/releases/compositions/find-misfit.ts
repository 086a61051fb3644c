import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { OfferedWidget } from '@binnen/platform/contract/composition';

/** The place and reason of a misfit with the schema of a widget's props; undefined when the values fit. */
export const findMisfit = (schema: OfferedWidget['props'], values: unknown): OutputUnit | undefined => {
  const { valid, errors } = new Validator(schema as Schema).validate(values);
  return valid ? undefined : errors.at(-1);
};
