/** What a press that shares came to. */
export type Outcome = 'silent' | 'copied' | 'failed';

/** Opens the share sheet; where there is none, the address goes to the clipboard. */
export const shareLink = async (title: string, path: string): Promise<Outcome> => {
  const url = new URL(path, location.href).href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'silent';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (fault) {
    // The visitor closed the sheet, or pressed again while it was opening.
    const isSeen = fault instanceof DOMException && /^(Abort|InvalidState)Error$/.test(fault.name);
    return isSeen ? 'silent' : 'failed';
  }
};
