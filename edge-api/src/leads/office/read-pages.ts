import { contactForms } from '@binnen/contracts/leads';
import { leadForms, listParameters } from '../forms/lead-forms.ts';
import type { Entry } from '../outbox/lead/entry.ts';

/** All leads, a page at a time, newest first. */
export const readPages = async function* (
  readPage: (older: { before?: number }) => Promise<Entry[]>,
  pageLength: number,
): AsyncGenerator<Entry[]> {
  let older: { before?: number } = {};
  for (;;) {
    const page = await readPage(older);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < pageLength) return;
    older = { before: last.seq };
  }
};

/** Every field that a lead of any form or call may have. */
export const listFields = (): string[] => {
  const ofForms = Object.values(leadForms).flatMap(({ fields }) => Object.keys(fields));
  const ofCalls = contactForms.flatMap(listParameters);
  return [...new Set([...ofForms, ...ofCalls, 'name', 'mail', 'note', 'id'])].sort();
};
