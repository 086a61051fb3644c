import { ApiError } from '@binnen/platform';

/** What the API answers; `otherwise` when it fails. A fault of ours is thrown all the same. */
export const orElse = async <Reply, Other>(
  reply: Promise<Reply>,
  otherwise: Other,
): Promise<Reply | Other> => {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError) return otherwise;
    throw error;
  }
};
