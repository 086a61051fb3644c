/** The value, or undefined when it takes longer than `ms`. */
export const within = async <T>(ms: number, value: Promise<T>): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return await Promise.race([value, late]).finally(() => clearTimeout(timer));
};
