import type { ApiWords } from './api-words.ts';
import { html, raw } from 'hono/html';
import type { RouterRoute } from 'hono/types';
import { listRoutes } from './document.ts';
import { toTemplate } from './parameters.ts';
import { anchor, showMethod, showRoute, showText, type DescribedOperation } from './reference-route.ts';

/** The readable form of the document: plain HTML with our own style sheet and no script. */
export const createReferencePage = (
  { title, language, rules, tags, problems }: ApiWords,
  routes: RouterRoute[],
  document: Record<string, unknown>,
) => {
  const paths = document['paths'] as Record<string, Record<string, DescribedOperation>>;
  const listed = listRoutes(routes);
  const sections = Object.entries(tags)
    .map(([tag, name]) => ({
      name,
      own: listed.filter(({ operation }) => (operation?.tag ?? 'platform') === tag),
    }))
    .filter(({ own }) => own.length > 0);
  const describe = (route: (typeof listed)[number]) =>
    paths[toTemplate(route.path)]![route.method.toLowerCase()]!;
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/style.css" />
      </head>
      <body>
        <header>
          <div class="name">
            <img src="/favicon.svg" alt="" width="40" height="40" />
            <h1>${title}</h1>
          </div>
          <p>
            For programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1), or
            <a href="/openapi-3.0.json">openapi-3.0.json</a>.
          </p>
          <ul>
            ${rules.map((rule) => html`<li>${showText(rule)}</li>`)}
          </ul>
          <details>
            <summary>${Object.keys(problems).length} codes</summary>
            <table>
              <tbody>
                ${Object.entries(problems).map(
                  ([code, [status, own, english]]) =>
                    html`<tr>
                      <td><code>${code}</code></td>
                      <td>${status}</td>
                      <td>${english}</td>
                      <td lang="${language}">${own}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </details>
        </header>
        <nav>
          ${sections.map(
            ({ name, own }) =>
              html`<h2>${name}</h2>
                <ul>
                  ${own.map((route) => html`<li><a href="#${anchor(route)}">${showMethod(route.method)} ${toTemplate(route.path)}</a></li>`)}
                </ul>`,
          )}
        </nav>
        <main>
          ${sections.map(
            ({ name, own }) =>
              html`<section>
                <h2>${name}</h2>
                ${own.map((route) => showRoute(route, describe(route)))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
};
