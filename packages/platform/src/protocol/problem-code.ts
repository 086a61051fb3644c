/**
 * The code of a failed reply of the API. A reply without one is known by its message, if that says what is missing: "City not
 * found" is `city-not-found`.
 */
export const readProblemCode = (reply: unknown): string => {
  if (typeof reply !== 'object' || reply === null) return 'internal-error';
  if ('code' in reply && typeof reply.code === 'string') return reply.code;
  const message = 'message' in reply && typeof reply.message === 'string' ? reply.message.trim() : '';
  return /^[a-z]+ not found$/i.test(message) ? message.toLowerCase().replaceAll(' ', '-') : 'internal-error';
};
