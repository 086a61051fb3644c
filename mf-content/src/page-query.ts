import { routes, wishNames } from '@binnen/contracts/routes';
import { remote } from './remote.ts';

/** `pakket`: the package that the cards of a page link to, chosen in its form. */
const ofPage = ['pakket', 'refresh_cache'];

/** The query parameters that each page reads. Its render on the server gets no others. */
export const query = {
  ...Object.fromEntries(Object.keys(remote.pages).map((pattern) => [pattern, ofPage])),
  // Its form is filled in with them.
  [routes.zoekopdracht.pattern]: [...ofPage, ...wishNames],
  [routes.blogs.pattern]: ['categorie', 'pagina', 'refresh_cache', 'tag'],
  [routes.blog.pattern]: ['refresh_cache'],
};
