/** Licences that ask for no more than to be named, or that end at the file that they cover. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Allowed for these alone: tools that are run beside the product, and are in nothing that it ships. */
const exceptions: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // The newer name of what versions before call Python-2.0.
  'PSF-2.0': /^argparse$/,
};

/** Whether an SPDX expression can be met with allowed licences: one of `OR`, all of `AND`. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, ' ')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())));

/** `pnpm licenses list --json`: packages by licence. */
export type LicenceList = Record<string, { name: string; versions: string[] }[]>;

/** The packages whose licence nobody has agreed to. */
export const findLicenceFaults = (list: LicenceList): string[] =>
  Object.entries(list).flatMap(([licence, packages]) =>
    isAllowed(licence)
      ? []
      : packages
          .filter(({ name }) => !exceptions[licence]?.test(name))
          .map(({ name, versions }) => `${name} ${versions.join(', ')} has the licence "${licence}".`),
  );
