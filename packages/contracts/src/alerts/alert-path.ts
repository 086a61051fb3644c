import { alertPaths } from './alert-form.ts';

/** The page of an alert by its key, and the address that its forms are posted to. */
export const formatAlertPath = (key: string): string =>
  `${alertPaths.alert}?${new URLSearchParams({ sleutel: key })}`;
