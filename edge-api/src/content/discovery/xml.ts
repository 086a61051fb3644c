const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for an XML element or attribute. Characters that XML does not allow are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character]!);

export const element = (name: string, content: string | undefined | null): string =>
  content ? `<${name}>${escapeXml(content)}</${name}>` : '';
