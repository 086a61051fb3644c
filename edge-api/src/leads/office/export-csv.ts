import type { Entry } from '../outbox/entry.ts';

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe; all cells are quoted. */
const formatCell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

const columns = ['ontvangen', 'formulier', 'status', 'reden', 'sleutel'] as const;

/** Leads as a table: one row each, with a column for every field that any of them has. */
export const formatCsv = (entries: readonly Entry[]): string => {
  const fields = [...new Set(entries.flatMap((entry) => Object.keys(entry.values)))].sort();
  const rows = entries.map((entry) => [
    new Date(entry.receivedAt).toISOString(),
    entry.form,
    entry.state,
    entry.reason ?? '',
    entry.key,
    ...fields.map((field) => entry.values[field] ?? ''),
  ]);
  const lines = [[...columns, ...fields], ...rows].map((cells) => cells.map(formatCell).join(','));
  // The byte order mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
