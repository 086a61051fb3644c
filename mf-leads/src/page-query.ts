import { routes } from '@binnen/contracts/routes';

/** The query parameters that each page reads. Its render on the server gets no others. */
export const query = { [routes.thankYou.pattern]: ['verbouwing', 'woning', 'moment'] };
