import type { Meta } from '@binnen/platform';

/** What `<head>` says of every error page. The title stands alone, without the name of the site behind it. */
export const errorMeta: Meta = { title: 'Helaas, er ging iets mis!', noindex: true };
