import { describe, expect, it } from 'vitest';
import { countReadingMinutes, cutWords, formatPlainText } from '@binnen/upstreams/html/plain-text';

describe('plain text', () => {
  it.each([
    ['Kopen &amp; verkopen &#8211; &euro;?', 'Kopen & verkopen – €?'],
    ['<p>Een</p><p>Twee<br>Drie</p>', 'Een Twee Drie'],
    ['a &lt;b&gt; c', 'a <b> c'],
    ['<script>alert(1)</script>Hoi', 'Hoi'],
    ['&#x110000;!', '\ufffd!'],
    ['Keulenstraat&nbsp;19c', 'Keulenstraat\u00a019c'],
    // A tool that moved posts has written entities of entities.
    ['huis&amp;#8217;s prijs &amp;amp; meer', 'huis’s prijs & meer'],
    [' a &nbsp; b\u00a0', 'a b'],
  ])('of %s is %s', (html, text) => expect(formatPlainText(html)).toBe(text));
});

describe('an excerpt', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `woord${index + 1}`).join(' ');
  it('is cut after 24 whole words', () => {
    expect(cutWords(words(25))).toBe(`${words(24)}…`);
    expect(cutWords(words(24))).toBe(words(24));
  });
  it('does not end in a comma', () => expect(cutWords('een, twee, drie', 2)).toBe('een, twee…'));
});

describe('reading time', () => {
  it('is a minute at least, and grows with the text', () => {
    expect(countReadingMinutes('kort')).toBe(1);
    expect(countReadingMinutes('woord '.repeat(1100).trim())).toBe(5);
  });
});
