import type { Meta } from '@binnen/platform';

/** What `<head>` says of every error page. The title has no site name after it. */
export const errorMeta: Meta = { title: 'Helaas, er ging iets mis!', noindex: true };
