/** What visitors of a preview read, in the site's language. */
export interface PreviewTexts {
  /** When it ends: `expires` in milliseconds since 1970. */
  formatEnd: (expires: number) => string;
  /** Before that moment. */
  until: string;
  asLive: string;
  /** A remote that this mix does not have. */
  without: (remote: string) => string;
  /** HTML, on whether its forms are sent. */
  sends: string;
  keeps: string;
  stop: string;
  /** In a tab that is still open when the preview is over. */
  over: string;
  /** To who sends a form of a live page while a preview is open in the same browser: how it can be sent after all. */
  otherPage: string;
  endedHeading: string;
  refusedHeading: string;
  /** Why a link opens nothing. */
  refusals: Record<'unknown' | 'expired' | 'other-origin' | 'gone', string>;
  failedHeading: string;
  failed: (requestId: string) => string;
}
