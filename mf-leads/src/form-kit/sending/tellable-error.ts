/** An error whose message is a sentence for the visitor, unlike messages of a browser or a parser. */
export class TellableError extends Error {
  /** Of the problem document; empty where there is none. */
  readonly code: string;
  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}

/** Why there is no answer. */
export const describeLostCall = (error: unknown): TellableError => {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return new TellableError(
    isLate
      ? 'Het duurde te lang voordat onze server antwoordde. Probeer het nog een keer.'
      : 'We kregen geen verbinding met onze server. Kijk of je internet werkt en probeer het nog een keer.',
  );
};
