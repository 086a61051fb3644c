/** Values that a form sends along, by name. */
export const HiddenFields = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
