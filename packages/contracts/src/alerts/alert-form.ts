import type { Frequency } from './alert.ts';

/** The calls of an alert, for both forms: a browser that only needs these loads no other paths and no schemas. */
export const alertPaths = {
  alertSignUp: '/melding/aanvragen',
  /** The page of one alert, by the key in its mail; a POST changes it. */
  alert: '/melding/beheren',
} as const;

/** How often an alert's homes are mailed, in the words of the form. */
export const frequencies: Readonly<Record<Frequency, string>> = {
  direct: 'Meteen',
  dagelijks: 'Eén keer per dag',
  wekelijks: 'Eén keer per week',
};

/** The name of both forms, by which the page finds what the edge says of them. */
export const alertForm = 'melding';
