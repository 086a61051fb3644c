const maxLine = 250;
const maxText = 5_000;
/** A list's address, with all corners of a drawn area. */
const maxAddress = 2_000;
/** Fields of more than one line. */
const textFields = ['message', 'anders', 'note', 'specs'];
export const isText = (field: string): boolean => textFields.includes(field);
/** Lists: JSON, or the same field more than once. */
export const listFields = ['plaatsen', 'soorten'];

/** How many characters a field takes. */
export const findLimit = (field: string): number =>
  isText(field) || listFields.includes(field) ? maxText : field === 'lijst' ? maxAddress : maxLine;
