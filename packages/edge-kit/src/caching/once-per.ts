/** What is made of an object once, and dropped with it. */
export const oncePer = <Of extends object, Made>(make: (of: Of) => Made): ((of: Of) => Made) => {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
};
