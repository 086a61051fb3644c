import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { Hono, type Context } from 'hono';
import type { EdgeEnv, SitePage } from '../environment/env.ts';
import { mayDo } from '../registry/tokens/tokens.ts';
import { PathForm, SignIn } from './pages/frame.tsx';
import { sitePagePath } from './session/paths.ts';
import { requireForm, type Fields } from './session/require-form.ts';
import { readSession, type Session } from './session/session.ts';
import { showDocument, showFramed } from './show-document.tsx';

const showPage = async (c: Context<EdgeEnv>, page: SitePage, session: Session, fields: Fields) => {
  if (!mayDo(session.caller, page.scope))
    throw new ProblemError('forbidden', { detail: `This token does not have the scope "${page.scope}".` });
  const { pathname, search } = new URL(c.req.url);
  const { show } = await page.load();
  const { said, page: children } = await show({
    env: c.env,
    asker: session.caller.name,
    query: c.req.query(),
    fields,
    form: (children) => (
      <PathForm session={session} path={pathname + search}>
        {children}
      </PathForm>
    ),
  });
  return showFramed(c, { session, title: page.title, current: pathname, said, children });
};

/** The site's own pages in the console, and their forms. */
export const createSitePages = (pages: readonly SitePage[]): Hono<EdgeEnv> => {
  const routes = new Hono<EdgeEnv>();
  for (const page of pages)
    routes
      .get(sitePagePath(page.name), async (c) => {
        const session = await readSession(c, { changes: false });
        return session ? showPage(c, page, session, {}) : showDocument(c, <SignIn />);
      })
      .post(sitePagePath(page.name), async (c) => {
        const { session, fields } = await requireForm(c);
        return showPage(c, page, session, fields);
      });
  return routes;
};
