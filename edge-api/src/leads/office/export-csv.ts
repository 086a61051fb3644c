import { contactForms } from '@binnen/contracts/leads';
import { leadForms, listParameters } from '../forms/lead-forms.ts';
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

/** Every field that a lead of any form or call may have. */
const listFields = (): string[] => {
  const ofForms = Object.values(leadForms).flatMap(({ fields }) => Object.keys(fields));
  const ofCalls = contactForms.flatMap(listParameters);
  return [...new Set([...ofForms, ...ofCalls, 'name', 'mail', 'note', 'id'])].sort();
};

/**
 * Leads as a table, newest first: one row each, with a column for every field that any of our forms has. Page by page, so
 * that all of them fit in a Worker's memory.
 */
export const formatCsv = async (
  readPage: (older: { before?: number }) => Promise<Entry[]>,
): Promise<ReadableStream> => {
  const encoder = new TextEncoder();
  const fields = listFields();
  // Before the answer begins, which then cannot say any more that there is none.
  let page = await readPage({});
  return new ReadableStream({
    // The byte order mark tells spreadsheets that this is UTF-8.
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${formatRow([...columns, ...fields])}`)),
    pull: async (controller) => {
      const last = page.at(-1);
      if (!last) return controller.close();
      controller.enqueue(encoder.encode(page.map((entry) => formatLead(entry, fields)).join('')));
      page = await readPage({ before: last.seq });
    },
  });
};
