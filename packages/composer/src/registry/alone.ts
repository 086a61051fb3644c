/** Does something while nothing else happens in the object. A failure of it is the caller's, and does not end the object. */
export const alone = async <T>(
  context: Pick<DurableObjectState, 'blockConcurrencyWhile'>,
  work: () => Promise<T>,
): Promise<T> => {
  let outcome: { value: T } | { failure: unknown } | undefined;
  await context.blockConcurrencyWhile(async () => {
    outcome = await work().then(
      (value) => ({ value }),
      (failure: unknown) => ({ failure }),
    );
  });
  if (!outcome || 'failure' in outcome) throw outcome?.failure;
  return outcome.value;
};
