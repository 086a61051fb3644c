/** The platform's share sheet; where there is none, the address goes to the clipboard. */
export const shareLink = async (title: string, path: string): Promise<'shared' | 'copied' | 'failed'> => {
  const url = new URL(path, location.href).href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Closed without sharing, or refused.
    return 'failed';
  }
};
