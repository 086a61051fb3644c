/** Awaits them all before the first failure is thrown, so that all missing reads are asked for in one round. */
export const readAll = async <T extends readonly unknown[] | []>(reads: T) => {
  await Promise.allSettled(reads);
  return Promise.all(reads);
};
