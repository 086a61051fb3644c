/** As the CMS has it, which is what the specification asks for: `(0570) 555 010` → `tel:0570555010`. */
export const formatTel = (number: string): string => `tel:${number.replace(/[^\d+-]/g, '')}`;
