import { ProblemError } from '@binnen/edge-kit/problems/problem';

/** Normalises a letter and addition, so that "a-2" and "A 2" are the same. */
export const foldExtra = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/**
 * Accepts "7418et", "7418 ET", "19", "19a" and "19 A-2", pasted with invisible characters too. `extra`: letter and addition,
 * normalised; empty when there was none.
 */
export const parseQuestion = (postcode: string, huisnummer: string) => {
  const code = foldExtra(postcode);
  // SA, SD and SS are never part of a Dutch postcode.
  if (!/^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/.test(code))
    throw new ProblemError('invalid-postcode', {
      detail: 'postcode: expected four digits and two letters.',
      errors: [{ field: 'postcode', message: 'Vul een postcode in zoals 7411 AB.' }],
    });
  const [, digits, extra = ''] =
    /^\s*([1-9]\d{0,4})(?!\d)\s{0,9}[\p{Pd}/]?\s{0,9}([\w\s\p{Pd}]{0,8})$/u.exec(
      huisnummer.replace(/\p{Cf}/gu, ''),
    ) ?? [];
  if (digits === undefined)
    throw new ProblemError('invalid-house-number', {
      detail: 'huisnummer: expected 1 to 99999, with or without a letter and addition.',
      errors: [{ field: 'huisnummer', message: 'Vul een huisnummer in zoals 19 of 19A.' }],
    });
  return { postcode: code, number: Number(digits), extra: foldExtra(extra) };
};
