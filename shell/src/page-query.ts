/** The query parameters that the frame reads, on every page. */
export const query = ['refresh_cache'];
