import { describe, expect, it } from 'vitest';
import { parseBlocks, writePdf } from './write-pdf.ts';

const html =
  '<p>Hoi <strong>jij</strong> &amp; ik</p><h2>Kop</h2><ol><li>Een</li><li>Twee</li></ol><ul><li>Los</li></ul><table><thead><tr><th>Weg</th></tr></thead><tbody><tr><th>Wat</th><td>Dit</td></tr></tbody></table>';

describe('a text of the firm', () => {
  it('is parsed into headings, paragraphs and list items', () => {
    const blocks = parseBlocks(html).map(({ kind, mark, runs }) => [
      kind,
      mark,
      runs.map(({ text }) => text).join(''),
    ]);
    expect(blocks).toEqual([
      ['alinea', '', 'Hoi jij & ik'],
      ['kop', '', 'Kop'],
      ['punt', '1.', 'Een'],
      ['punt', '2.', 'Twee'],
      ['punt', '•', 'Los'],
      ['punt', '•', 'Wat: Dit'],
    ]);
  });
  it('is a PDF with its title and language', async () => {
    const pdf = (await writePdf('Voorwaarden', html)).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('/Lang (nl-NL)');
    expect(pdf).toContain('/Marked true');
  });
});
