import type { Child } from 'hono/jsx';
import type { Known } from '../session/attempt.ts';
import type { SitePage } from '../../environment/env.ts';
import { mayDo } from '../../registry/tokens/tokens.ts';
import { actions, files, pages, sitePagePath, type PageName } from '../session/paths.ts';
import { formToken } from '../session/require-form.ts';
import type { Session } from '../session/session.ts';

/** The pages as the menu names them. */
export const names: Record<PageName, string> = {
  live: 'Live',
  releases: 'Releases',
  history: 'History',
  canary: 'Canary',
  previews: 'Previews',
  faults: 'Faults',
  health: 'Health',
};

/** The house's doorway. */
const Mark = () => (
  <svg class="mark" viewBox="0 0 32 36" aria-hidden="true">
    <path class="arch" d="M3 35V16a13 13 0 0 1 26 0v19z" />
    <path class="door" d="M10 35V17a6 6 0 0 1 12 0v18z" />
  </svg>
);

export const Document = ({ title, children }: { title: string; children: Child }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title} · Binnen console</title>
      <link rel="icon" href={files.icon} type="image/svg+xml" />
      <link rel="stylesheet" href={files.style} />
    </head>
    <body>{children}</body>
  </html>
);

interface FormProps {
  session: Session;
  children: Child;
  class?: string;
}

/** A form of the session, sent to a path; its fields and its button are what is in it. */
export const PathForm = ({ session, path, children, ...rest }: FormProps & { path: string }) => (
  <form method="post" action={path} {...rest}>
    <input type="hidden" name={formToken} value={session.id} />
    {children}
  </form>
);

export const Form = ({ action, ...rest }: FormProps & { action: keyof typeof actions }) => (
  <PathForm path={actions[action]} {...rest} />
);

export interface FrameProps {
  session: Session;
  sitePages: readonly SitePage[];
  title: string;
  /** The path of the page in the menu. */
  current?: string;
  /** What was done just now. */
  said?: string | undefined;
  children: Child;
}

const listLinks = (session: Session, sitePages: readonly SitePage[]): [path: string, name: string][] => [
  ...(Object.keys(pages) as PageName[]).map((name): [string, string] => [pages[name], names[name]]),
  ...sitePages
    .filter(({ scope }) => mayDo(session.caller, scope))
    .map(({ name, title }): [string, string] => [sitePagePath(name), title]),
];

export const Frame = ({ session, sitePages, title, current, said, children }: FrameProps) => (
  <Document title={title}>
    <a class="skip" href="#main">
      To the page
    </a>
    <header class="bar">
      <a class="brand" href={pages.live}>
        <Mark />
        <span>
          binnen <b>console</b>
        </span>
      </a>
      <nav aria-label="Console">
        <ul>
          {listLinks(session, sitePages).map(([path, name]) => (
            <li key={path}>
              <a href={path} aria-current={path === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Form session={session} action="signOut" class="who">
        <span>{session.caller.name}</span>
        <button class="quiet">Sign out</button>
      </Form>
    </header>
    <main id="main" tabindex={-1}>
      <h1>{title}</h1>
      {said ? (
        <p class="said" role="status">
          {said}
        </p>
      ) : null}
      {children}
    </main>
    <footer>
      <p>
        Signed in as {session.caller.name}, which may: {session.caller.scopes.join(', ')}. The session ends by
        itself an hour after it began. Times are those of Amsterdam.
      </p>
    </footer>
  </Document>
);

/** The form to sign in, with the refusal of the last try. */
export const SignIn = ({ refusal }: { refusal?: string | undefined }) => (
  <Document title="Sign in">
    <main class="threshold" id="main">
      <div class="doorway">
        <Mark />
        <h1>Binnen console</h1>
        <form method="post" action={actions.signIn}>
          {refusal ? (
            <p class="error" role="alert" id="refusal">
              <b>Not signed in.</b> {refusal}
            </p>
          ) : null}
          <label htmlFor="token">Token</label>
          <p class="help" id="help">
            The one that you publish with. It is sent once, and your browser keeps none of it.
          </p>
          <input
            id="token"
            name="token"
            type="password"
            required
            autocomplete="off"
            spellcheck={false}
            maxlength={256}
            aria-describedby={refusal ? 'help refusal' : 'help'}
            aria-invalid={refusal ? 'true' : undefined}
          />
          <button>Sign in</button>
        </form>
      </div>
    </main>
  </Document>
);

interface PartProps<T> {
  title: string;
  known: Known<T>;
  /** Is there instead of an empty list. */
  none?: string;
  children: (value: T) => Child;
}

/** A part of a page; what could not be read says so in its place. */
export const Part = <T,>({ title, known, none, children }: PartProps<T>) => (
  <section class="card">
    <h2>{title}</h2>
    {'failure' in known ? (
      <p class="error">
        <b>This could not be read.</b> {known.failure}
      </p>
    ) : none && Array.isArray(known.value) && known.value.length === 0 ? (
      <p>{none}</p>
    ) : (
      children(known.value)
    )}
  </section>
);
