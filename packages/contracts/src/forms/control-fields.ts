/** Fields of a post that are about the form itself, never sent on. */
export const controlFields = {
  /** The form's name. */
  form: '_formulier',
  /** Path of the page with the form: a form without script returns there with its errors. */
  page: '_pagina',
  /** A honeypot: it stays empty, unless a robot fills it in. */
  honeypot: '_website',
  /** Milliseconds between the first sight of the form and the send; only measured with script. */
  filledIn: '_invultijd',
  /** Answer of Turnstile, where it is configured. */
  turnstile: 'cf-turnstile-response',
} as const;
