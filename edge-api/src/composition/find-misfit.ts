import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { OfferedWidget } from '@binnen/contracts/composition';

/** Where and why values do not fit the schema of a widget's props; undefined when they fit. */
export const findMisfit = (schema: OfferedWidget['props'], values: unknown): OutputUnit | undefined => {
  const { valid, errors } = new Validator(schema as Schema).validate(values);
  return valid ? undefined : errors.at(-1);
};
