/** The longest that a preview lasts: a week. */
export const mostPreviewHours = 7 * 24;
