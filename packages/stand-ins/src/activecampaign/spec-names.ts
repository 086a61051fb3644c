/**
 * The spec names the fields of a lead, and the marketing service has names of its own: some are its own fields, all
 * others are custom fields, in capitals: `WAARBIJ_HELPEN` arrives as `field[%WAARBIJ_HELPEN%,0]`.
 */
const ownFields = ['email', 'firstname', 'lastname', 'phone', 'tags'];
const ownNames: Record<string, string> = { first_name: 'firstname', last_name: 'lastname' };

const parseName = (name: string): string => /^field\[%(.+)%,0\]$/.exec(name)?.[1] ?? ownNames[name] ?? name;

/** The fields that arrived, by the names above. The list that a contact is put on is no field of a lead. */
export const readFields = (body: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !/^(p|status)\[/.test(name))
      .map(([name, value]) => [parseName(name), value]),
  );

/** The spec's parameters by the same names, to compare with what arrived. */
export const nameFields = <Value>(sent: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      ownFields.includes(name) ? name : name.toUpperCase(),
      value,
    ]),
  );
