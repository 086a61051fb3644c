import { ProblemSchema } from '@binnen/edge-kit/problems/problem';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { onError } from '@binnen/edge-kit/problems/problem';
import { Row } from './pages/format.tsx';
import { Document, SignIn } from './pages/frame.tsx';
import { pages } from './session/paths.ts';
import { findSession } from './session/session.ts';
import { showDocument, showFramed } from './show-document.tsx';

/** Headers of the problem document that are kept: when to come back, and what is allowed. */
const kept = ['retry-after', 'ratelimit', 'ratelimit-policy', 'allow'];

/** The platform's problem document as a page: with the same status, and what was wrong. */
export const answerError = async (error: Error, c: Context<EdgeEnv>): Promise<Response> => {
  const reply = onError(error, c);
  const { code, status, message, detail, errors = [] } = v.parse(ProblemSchema, await reply.json());
  for (const name of kept) {
    const value = reply.headers.get(name);
    if (value) c.header(name, value);
  }
  if (code === 'unauthorized') return showDocument(c, <SignIn refusal={detail} />, 401);
  const says = (
    <>
      <div class="card">
        <p class="error">
          <b>{message}.</b> {detail}
        </p>
        {errors.length > 0 ? (
          <ul class="rows">
            {errors.map(({ field, message }) => (
              <Row key={field + message} name={field}>
                <span>{message}</span>
              </Row>
            ))}
          </ul>
        ) : null}
      </div>
      <p>
        <a href={pages.live}>To what is live</a>
      </p>
    </>
  );
  const session = findSession(c);
  const title = 'This was not done';
  if (session) return showFramed(c, { session, title, children: says }, status);
  const page = (
    <Document title={title}>
      <main class="alone" id="main">
        <h1>{title}</h1>
        {says}
      </main>
    </Document>
  );
  return showDocument(c, page, status);
};
