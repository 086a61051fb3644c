import { html } from 'hono/html';
import type { DocumentedRoute } from './document.ts';
import { toTemplate } from './parameters.ts';

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json; examples?: Record<string, { value: unknown }> }>;
/** The part of an operation that the page shows. */
export interface DescribedOperation {
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; required: boolean; schema: Json; example?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security?: { token: string[] }[];
}

export const anchor = ({ method, path }: DocumentedRoute) =>
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

const showSchema = (label: string, content: Content | undefined) =>
  Object.entries(content ?? {})
    .filter(([type]) => type !== 'application/problem+json')
    .map(
      ([type, { schema, examples = {} }]) =>
        html`<details>
          <summary>${label}: <code>${type}</code></summary>
          ${Object.values(examples)
            .slice(0, 1)
            .map(
              ({ value }) =>
                html`<p>For example</p>
                  <pre>${JSON.stringify(value, null, 2)}</pre>`,
            )}
          <pre>${JSON.stringify(schema, null, 2)}</pre>
        </details>`,
    );

/** Text with `code` in it. */
export const showText = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

export const showMethod = (method: string) =>
  html`<span class="${method === 'GET' ? 'method' : 'method writes'}">${method}</span>`;

export const showRoute = (route: DocumentedRoute, described: DescribedOperation) =>
  html`<article id="${anchor(route)}">
    <h3>${showMethod(route.method)} <code>${toTemplate(route.path)}</code></h3>
    <p>${described.summary} ${showText(described.description ?? '')}</p>
    ${described.security?.length ? html`<p>Bearer token with the scope <code>${route.operation?.scope}</code>.</p>` : ''}
    ${showParameters(described.parameters)} ${showSchema('Body', described.requestBody?.content)}
    ${Object.entries(described.responses).map(([status, reply]) => showSchema(`Reply ${status}`, reply.content))}
    <p class="codes">
      ${Object.entries(described.responses).map(([status, reply]) => html`<span><b>${status}</b> ${showText(reply.description)}</span> `)}
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
