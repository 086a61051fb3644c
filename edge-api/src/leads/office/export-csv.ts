import type { Entry } from '../outbox/lead/entry.ts';

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe; all cells are quoted. */
const formatCell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

const columns = ['ontvangen', 'formulier', 'status', 'reden', 'sleutel'] as const;

const formatRow = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`;

const formatLead = (entry: Entry, fields: readonly string[]): string =>
  formatRow([
    new Date(entry.receivedAt).toISOString(),
    entry.form,
    entry.state,
    entry.reason ?? '',
    entry.key,
    ...fields.map((field) => entry.values[field] ?? ''),
  ]);

/**
 * Leads as a table: one row each, with a column for every field that any of our forms has. Page by page, so that all of
 * them fit in a Worker's memory.
 */
export const formatCsv = (fields: readonly string[], pages: AsyncIterable<Entry[]>): ReadableStream => {
  const encoder = new TextEncoder();
  const iterator = pages[Symbol.asyncIterator]();
  return new ReadableStream({
    // The byte order mark tells spreadsheets that this is UTF-8.
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${formatRow([...columns, ...fields])}`)),
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((entry) => formatLead(entry, fields)).join('')));
    },
  });
};
