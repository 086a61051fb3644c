import { pickFirstNumber } from '@binnen/contracts/formats/format-tel';

/**
 * As the CMS has it, which is what the specification asks for: `(0570) 555 010` → `tel:0570555010`. The 0 of
 * `+31 (0)570 555010` is none to dial.
 */
export const formatTel = (number: string): string =>
  `tel:${pickFirstNumber(number)
    .replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1')
    .replace(/[^\d+-]/g, '')}`;
