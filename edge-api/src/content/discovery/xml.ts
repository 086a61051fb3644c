const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text inside an XML element or attribute. What XML cannot hold at all is left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character]!);

export const element = (name: string, content: string | undefined | null): string =>
  content ? `<${name}>${escapeXml(content)}</${name}>` : '';
