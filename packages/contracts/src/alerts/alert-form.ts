import type { AskedFrequency } from './alert.ts';

/** The calls of an alert, for both forms: a browser that only needs these loads no other paths and no schemas. */
export const alertPaths = {
  alertSignUp: '/melding/aanvragen',
  /** The same by web push, which a page's script asks for. */
  alertPush: '/melding/push',
  /** The page of one alert, by the key in its mail; a POST changes it. */
  alert: '/melding/beheren',
} as const;

type Chosen = Exclude<AskedFrequency, 'wekelijks'>;

/** How often an alert's homes are mailed, in the words of the form. */
export const frequencies: Readonly<Record<Chosen, string>> = {
  direct: 'Meteen',
  dagelijks: 'Elke dag',
  maandag: 'Elke maandag',
  dinsdag: 'Elke dinsdag',
  woensdag: 'Elke woensdag',
  donderdag: 'Elke donderdag',
  vrijdag: 'Elke vrijdag',
  zaterdag: 'Elke zaterdag',
  zondag: 'Elke zondag',
};

/** A week without a day is Friday: before the days of viewings. */
export const withDay = (frequency: AskedFrequency): Chosen =>
  frequency === 'wekelijks' ? 'vrijdag' : frequency;

/** The name of both forms, by which the page finds what the edge says of them. */
export const alertForm = 'melding';
