import { createRequire } from 'node:module';
import type Pdf from 'pdfkit';

// The build for Node, also with a bundler that would choose the one for browsers.
const PDFDocument = createRequire(import.meta.url)('pdfkit') as typeof Pdf;

interface Run {
  text: string;
  bold: boolean;
}
interface Block {
  kind: 'kop' | 'alinea' | 'punt';
  /** The mark of a list item: a bullet or its number. */
  mark: string;
  runs: Run[];
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };
const blockOf: Record<string, Block['kind']> = { h2: 'kop', p: 'alinea', li: 'punt', tr: 'punt' };

/** The headings, paragraphs and list items of our texts' HTML; a table row becomes a list item, its header in bold. */
export const parseBlocks = (html: string): Block[] => {
  const blocks: Block[] = [];
  let [bold, number, inHead] = [false, 0, false];
  for (const [, close, tag, text] of html.matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    const name = tag?.toLowerCase() ?? '';
    const isOpen = close === '';
    if (name === 'ol' || name === 'ul') number = isOpen && name === 'ol' ? 1 : 0;
    if (name === 'thead') inHead = isOpen;
    if (name === 'strong' || name === 'th') bold = isOpen;
    const kind = blockOf[name];
    if (kind && isOpen) {
      const mark = kind !== 'punt' ? '' : number > 0 ? `${number++}.` : '•';
      blocks.push({ kind, mark, runs: [] });
    }
    const cell = name === 'th' && !isOpen ? ': ' : '';
    const words = cell || (text ?? '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
    if (!inHead && (words.trim() || words === ' ')) blocks.at(-1)?.runs.push({ text: words, bold });
  }
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim()));
};

const ink = '#1B2A2E';
const river = '#0E5450';
const looks = {
  kop: { size: 14, before: 18, after: 4 },
  alinea: { size: 10.5, before: 0, after: 7 },
  punt: { size: 10.5, before: 0, after: 4 },
};

const fontOf = (bold: boolean) => (bold ? 'Helvetica-Bold' : 'Helvetica');
type Doc = InstanceType<typeof PDFDocument>;

const writeBlock = (doc: Doc, { kind, mark, runs }: Block): void => {
  const { size, before, after } = looks[kind];
  const isHeading = kind === 'kop';
  doc.y += before;
  doc.fontSize(size).fillColor(isHeading ? river : ink);
  const left = doc.page.margins.left;
  doc.x = left;
  if (mark) {
    // A list item's mark comes before its text, on the same line.
    if (doc.y > doc.page.height - doc.page.margins.bottom - 2 * size) doc.addPage();
    const top = doc.y;
    doc.font('Helvetica').text(mark, left, top, { lineBreak: false });
    doc.x = left + 18;
    doc.y = top;
  }
  runs.forEach((run, index) =>
    doc
      .font(fontOf(run.bold || isHeading))
      .text(run.text.replace(/\s+/g, ' '), { continued: index < runs.length - 1, lineGap: 3 }),
  );
  doc.y += after;
};

const tags = { kop: 'H2', alinea: 'P', punt: 'P' } as const;

/** A text of the firm as a tagged PDF in Dutch: screen readers find its title, headings and language. */
export const writePdf = (title: string, html: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margins: { top: 72, bottom: 72, left: 72, right: 72 },
      pdfVersion: '1.7',
      tagged: true,
      lang: 'nl-NL',
      displayTitle: true,
      info: { Title: title, Author: 'Binnen', CreationDate: new Date('2026-10-14T07:30:00Z') },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    const root = doc.struct('Document');
    doc.addStructure(root);
    root.add(
      doc.struct('H1', {}, () => {
        doc.font('Helvetica-Bold').fontSize(24).fillColor(ink).text(title).moveDown(0.5);
      }),
    );
    for (const block of parseBlocks(html))
      root.add(doc.struct(tags[block.kind], {}, () => writeBlock(doc, block)));
    root.end();
    doc.end();
  });
