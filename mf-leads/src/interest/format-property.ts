/** `Keulenstraat 19 A, Deventer (/woningaanbod/deventer/keulenstraat-19-a)`: what the office needs to know which home. */
export const formatProperty = (address: string | undefined, path: string | undefined): string =>
  [address, path && `(${path})`].filter(Boolean).join(' ');
