import { DrawContext, useDrawn } from '@binnen/platform';
import { createContext, useContext, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createDrawOnce } from './draw-once.ts';

const draw = vi.fn();
const LanguageContext = createContext('none');

function Words({ home, large }: { home: { street: string }; large: boolean }) {
  draw();
  const [text] = useState(home.street);
  return (
    <>
      {text} {large && <b>{'“€ 1” & <more>'}</b>}
      <i>{useContext(LanguageContext)}</i>
    </>
  );
}
function Part({ home, large = false }: { home: { street: string }; large?: boolean }) {
  return <p {...useDrawn(home, Words, { home, large })} />;
}
function List({ homes }: { homes: { street: string }[] }) {
  const [title] = useState('Aanbod');
  return (
    <LanguageContext value="nl">
      {homes.map((home, index) => (
        <Part key={index} home={home} large={index === 0} />
      ))}
      <h1>{title}</h1>
      <em>{useContext(LanguageContext)}</em>
    </LanguageContext>
  );
}

const homes = [{ street: 'Brink' }, { street: 'Walstraat' }];

test('a part is drawn once for each value and variant, and what is around it as always', () => {
  const drawOnce = createDrawOnce();
  const render = (list = homes) =>
    renderToString(
      <DrawContext value={drawOnce}>
        <List homes={list} />
      </DrawContext>,
    );
  const plain = renderToString(<List homes={homes} />);
  draw.mockClear();
  expect([render(), render()]).toEqual([render(), render()]);
  expect(draw).toHaveBeenCalledTimes(2);
  // It has no context: that is its deal.
  expect(render()).toBe(plain.replaceAll('<i>nl</i>', '<i>none</i>'));
  render([homes[1]!]);
  expect(draw, 'another variant').toHaveBeenCalledTimes(3);
  render([{ street: 'Brink' }]);
  expect(draw, 'another version').toHaveBeenCalledTimes(4);
});

test('a part with a bug fails as it does anywhere else', () => {
  const Broken = () => {
    throw new Error('a bug');
  };
  const Page = () => <p {...useDrawn(homes, Broken, {})} />;
  const page = (
    <DrawContext value={createDrawOnce()}>
      <Page />
    </DrawContext>
  );
  expect(() => renderToString(page)).toThrow('a bug');
});
