import { problems } from '@binnen/contracts/problem';
import { html, raw } from 'hono/html';
import type { RouterRoute } from 'hono/types';
import { listRoutes, type DocumentedRoute } from './document.ts';
import { tags } from './describe.ts';
import { toTemplate } from './parameters.ts';

type Json = Record<string, unknown>;
interface DescribedOperation {
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; required: boolean; schema: Json; example?: string }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
  security?: { token: string[] }[];
}

const anchor = ({ method, path }: DocumentedRoute) =>
  `${method}${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const describeType = (schema: Json): string =>
  Array.isArray(schema['enum'])
    ? schema['enum'].map(String).join(' · ')
    : String(schema['pattern'] ?? schema['type'] ?? '');

const showParameters = (parameters: DescribedOperation['parameters'] = []) =>
  parameters.length === 0
    ? ''
    : html`<table>
        <thead>
          <tr>
            <th>Parameter</th>
            <th>In</th>
            <th>Value</th>
            <th>Example</th>
          </tr>
        </thead>
        <tbody>
          ${parameters.map(
            (one) =>
              html`<tr>
                <td><code>${one.name}</code>${one.required ? ' (required)' : ''}</td>
                <td>${one.in}</td>
                <td>${describeType(one.schema)}</td>
                <td><code>${one.example ?? ''}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>`;

const showSchema = (label: string, content: Record<string, { schema: Json }> | undefined) =>
  Object.entries(content ?? {})
    .filter(([type]) => type !== 'application/problem+json')
    .map(
      ([type, { schema }]) =>
        html`<details>
          <summary>${label}: <code>${type}</code></summary>
          <pre>${JSON.stringify(schema, null, 2)}</pre>
        </details>`,
    );

const showRoute = (route: DocumentedRoute, described: DescribedOperation) =>
  html`<article id="${anchor(route)}">
    <h3><span class="method">${route.method}</span> <code>${toTemplate(route.path)}</code></h3>
    <p>${described.summary} ${described.description ?? ''}</p>
    ${described.security ? html`<p>Bearer token with the scope <code>${route.operation?.scope}</code>.</p>` : ''}
    ${showParameters(described.parameters)} ${showSchema('Body', described.requestBody?.content)}
    ${Object.entries(described.responses).map(([status, reply]) => showSchema(`Reply ${status}`, reply.content))}
    <p class="codes">
      ${Object.entries(described.responses).map(([status, reply]) => html`<span><b>${status}</b> ${reply.description}</span> `)}
    </p>
    ${(route.operation?.examples ?? [])
      .filter(() => route.method === 'GET')
      .map(
        ({ path }) =>
          html`<p>
            Try <a href="${path}"><code>${path}</code></a>
          </p>`,
      )}
  </article>`;

/** The readable form of the document: plain HTML with a style sheet of our own and no script. */
export const createReferencePage = (routes: RouterRoute[], document: Json) => {
  const paths = document['paths'] as Record<string, Record<string, DescribedOperation>>;
  const listed = listRoutes(routes);
  const sections = Object.entries(tags).map(([tag, title]) => {
    const own = listed.filter(({ operation }) => (operation?.tag ?? 'platform') === tag);
    const shown = own.map((route) =>
      showRoute(route, paths[toTemplate(route.path)]![route.method.toLowerCase()]!),
    );
    return own.length === 0
      ? ''
      : html`<section>
          <h2>${title}</h2>
          ${shown}
        </section>`;
  });
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Binnen edge API</title>
        <link rel="stylesheet" href="/api/style.css" />
      </head>
      <body>
        <header>
          <h1>Binnen edge API</h1>
          <p>For programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
          <p>
            Unknown query parameters are ignored and never passed on. Every reply that is no success is a
            problem document with a code of this list:
          </p>
          <details>
            <summary>${Object.keys(problems).length} codes</summary>
            <table>
              <tbody>
                ${Object.entries(problems).map(
                  ([code, [status, , english]]) =>
                    html`<tr>
                      <td><code>${code}</code></td>
                      <td>${status}</td>
                      <td>${english}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </details>
        </header>
        <nav>
          <ul>
            ${listed.map((route) => html`<li><a href="#${anchor(route)}">${route.method} ${toTemplate(route.path)}</a></li>`)}
          </ul>
        </nav>
        <main>${sections}</main>
      </body>
    </html>`;
};
