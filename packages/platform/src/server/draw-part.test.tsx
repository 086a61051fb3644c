import { TextsContext, useText, type Texts } from '@binnen/platform';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DrawPartContext, useFramePart } from '../drawing/frame-part.ts';
import { createDrawPart } from './draw-part.ts';
import { createTextNotes } from './noted-texts.ts';

const call = '/texts';
type VersionedTexts = Texts & { version: string };
const draw = vi.fn();

function Content({ phone }: { phone: string }) {
  draw();
  return <a href={`tel:${phone}`}>{useText('bel', 'Bel ons')}</a>;
}
function Foot({ phone }: { phone: string }) {
  const title = useText('titel', 'Contact');
  const content = useFramePart(Content, { phone });
  return <footer title={title} {...content} />;
}

const drawPart = createDrawPart();

/** A render of its own: its HTML, and the texts that its document gets. */
const render = (texts: VersionedTexts, phone = '1', once = true) => {
  const notes = createTextNotes(call);
  const watched = notes.watch(call, texts) as VersionedTexts;
  const html = renderToString(
    <TextsContext value={watched}>
      <DrawPartContext value={once ? drawPart : null}>
        <Foot phone={phone} />
      </DrawPartContext>
    </TextsContext>,
  );
  return { html, texts: JSON.parse(notes.parts()[call]!) as VersionedTexts };
};

const version = (version: string, bel: string): VersionedTexts => ({
  version,
  short: { bel, titel: 'Kom langs', anders: 'Niet getoond' },
  long: {},
});

test('a part of the frame is drawn once for each version of its texts and props, and each document has its texts', () => {
  const first = render(version('1', 'Bel Binnen'));
  expect(first).toEqual(render(version('1', 'Bel Binnen'), '1', false));
  expect(first.texts.short).toEqual({ bel: 'Bel Binnen', titel: 'Kom langs' });
  draw.mockClear();
  expect(render(version('1', 'Bel Binnen'))).toEqual(first);
  expect(draw).not.toHaveBeenCalled();
  expect(render(version('2', 'Bel nu')).html).toContain('>Bel nu<');
  expect(render(version('2', 'Bel nu'), '2').html).toContain('href="tel:2"');
  expect(draw).toHaveBeenCalledTimes(2);
});
