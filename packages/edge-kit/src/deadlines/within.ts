export function within<T>(milliseconds: number, value: Promise<T>): Promise<T | undefined>;
export function within<T, Late>(
  milliseconds: number,
  value: Promise<T>,
  whenLate: () => Late,
): Promise<T | Late>;
/**
 * The value, or what `whenLate` returns when the value takes longer than `milliseconds`. Rejects when the value does or
 * when `whenLate` throws. The work behind a late value goes on, and its outcome is ignored.
 */
export async function within(milliseconds: number, value: Promise<unknown>, whenLate?: () => unknown) {
  const late = Symbol('late');
  const alarm = Promise.withResolvers<typeof late>();
  const timer = setTimeout(alarm.resolve, milliseconds, late);
  const first = await Promise.race([value, alarm.promise]).finally(() => clearTimeout(timer));
  return first === late ? whenLate?.() : first;
}
