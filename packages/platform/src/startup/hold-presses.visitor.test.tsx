import { afterAll, expect, test, vi } from 'vitest';
import { holdPresses } from './hold-presses.ts';

vi.useFakeTimers();
const listen = vi.spyOn(document, 'addEventListener');
holdPresses();
document.documentElement.dataset['page'] = 'listens';
afterAll(() => {
  vi.useRealTimers();
  for (const given of listen.mock.calls) document.removeEventListener(...given);
  listen.mockRestore();
  delete document.documentElement.dataset['page'];
  delete document.documentElement.dataset['visitor'];
  document.body.replaceChildren();
});

const buttons = ['0', '1', '2'];

let answers: string[];
let reached: Set<string>;

/** A page: as React does, it lets no event through to what it has not reached. */
const createPage = (html: string): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = html;
  answers = [];
  reached = new Set();
  const isReached = ({ target }: Event) => target instanceof HTMLElement && reached.has(target.id);
  page.addEventListener('dragend', (event) => isReached(event) || event.stopPropagation(), true);
  for (const answered of ['click', 'change', 'submit'])
    page.addEventListener(answered, (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLElement) answers.push(`${answered} ${event.target.id}`);
    });
  document.body.replaceChildren(page);
  return page;
};
const find = (id: string) => document.getElementById(id)!;
/** Once, and a millisecond for each press that is answered. */
const look = () => vi.advanceTimersByTime(19);

const createButtons = () =>
  createPage(buttons.map((id) => `<button type="button" id="${id}">Open</button>`).join(''));

const happenings = ['press 0', 'press 1', 'reach 0', 'reach 1', 'look'];
/** All that can happen in so many steps. */
const listAll = (steps: number): string[][] =>
  steps === 0 ? [[]] : listAll(steps - 1).flatMap((before) => happenings.map((each) => [...before, each]));

test('each press is answered exactly once, whatever comes first', () => {
  for (const events of listAll(5)) {
    createButtons();
    for (const event of events) {
      const [what, button = ''] = event.split(' ');
      if (what === 'look') look();
      else if (what === 'reach') reached.add(button);
      else find(button).click();
    }
    for (const each of buttons) reached.add(each);
    look();
    const pressed = events.filter((event) => event.startsWith('press'));
    expect(answers.toSorted()).toEqual(pressed.map((event) => event.replace('press', 'click')).toSorted());
    expect(vi.getTimerCount()).toBe(0);
  }
});

test('presses on one part are answered in their order, and none waits for another part', () => {
  createButtons();
  for (const each of buttons) find(each).click();
  reached.add('2').add('1');
  look();
  expect(answers).toEqual(['click 1', 'click 2']);
  reached.add('0');
  look();
  expect(answers).toEqual(['click 1', 'click 2', 'click 0']);
});

test('a part that was pressed twice is drawn in between: what opens and closes ends closed', async () => {
  const page = createPage('<button type="button" id="toggle">Open</button>');
  let open = false;
  page.addEventListener('click', () => {
    const next = !open;
    queueMicrotask(() => {
      open = next;
    });
  });
  for (const _ of ['open', 'close']) find('toggle').click();
  reached.add('toggle');
  await vi.advanceTimersByTimeAsync(19);
  expect(answers).toEqual(['click toggle', 'click toggle']);
  expect(open).toBe(false);
});

test('a press on a part that is gone is forgotten', () => {
  createButtons();
  find('0').click();
  find('0').remove();
  look();
  expect(vi.getTimerCount()).toBe(0);
  expect(answers).toEqual([]);
});

test('a choice is told once, however often the visitor chose', () => {
  createPage('<select id="sort"><option>Prijs</option><option>Datum</option></select>');
  for (const value of ['Datum', 'Prijs', 'Datum']) {
    Object.assign(find('sort'), { value });
    find('sort').dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(answers).toEqual([]);
  reached.add('sort');
  look();
  expect(answers).toEqual(['change sort']);
});

const sort = '<form data-keep-scroll><select id="sort"><option>Prijs</option></select></form>';
const choose = () => find('sort').dispatchEvent(new Event('change', { bubbles: true }));

test('a choice that keeps the place waits for the router: a document would take the focus away', () => {
  createPage(sort);
  reached.add('sort');
  choose();
  look();
  expect(answers).toEqual([]);
  document.documentElement.dataset['page'] = 'router';
  look();
  expect(answers).toEqual(['change sort']);
  choose();
  expect(answers).toHaveLength(2);
  document.documentElement.dataset['page'] = 'listens';
});

test('it waits no longer than five seconds for the router, and for its own code longer', () => {
  createPage(sort);
  choose();
  vi.advanceTimersByTime(9_000);
  expect(answers).toEqual([]);
  reached.add('sort');
  look();
  expect(answers).toEqual(['change sort']);
});

const form = (id: string) =>
  `<form method="post" id="form-${id}" data-form="contact"><button type="submit" id="${id}">Stuur</button></form>`;

test('a form is sent once, however often its button was pressed, also when it was drawn anew', () => {
  const page = createPage(form('old'));
  find('old').click();
  find('old').click();
  page.innerHTML = form('new');
  look();
  find('new').click();
  expect(answers).toEqual([]);
  reached.add('new');
  look();
  expect(answers).toEqual(['click new']);
});

test('a form whose code does not come is sent by the browser after five seconds, and from then on', () => {
  createPage(form('send'));
  find('send').click();
  vi.advanceTimersByTime(4_990);
  find('send').click();
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(30);
  expect(answers).toEqual(['click send']);
  find('send').click();
  expect(answers).toEqual(['click send', 'click send']);
  expect(vi.getTimerCount()).toBe(0);
});

test('it waits twice as long while anything arrives, because its code then comes too', () => {
  const line = vi.spyOn(performance, 'getEntriesByType');
  const arrive = () => line.mockReturnValue([new PerformanceMark('file', { startTime: performance.now() })]);
  createPage(form('slow') + form('stopped'));
  arrive();
  find('slow').click();
  vi.advanceTimersByTime(3_000);
  arrive();
  find('stopped').click();
  vi.advanceTimersByTime(4_990);
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(30);
  expect(answers).toEqual(['click slow', 'click stopped']);
  createPage(form('endless'));
  find('endless').click();
  for (let second = 1; second <= 10; second += 1) {
    expect(answers).toEqual([]);
    arrive();
    vi.advanceTimersByTime(1_000);
  }
  look();
  expect(answers).toEqual(['click endless']);
  line.mockRestore();
});

const heart =
  '<button type="button" id="heart" aria-pressed="false">Bewaar</button><a id="link" href="/">Home</a>' +
  '<form action="/"><button type="submit" id="search">Zoek</button></form>';

/** What ends the page. */
const ends = ['link', 'search'];

test.each(ends)('a %s waits for a press that saves something, which the next document would lose', (id) => {
  createPage(heart);
  find('heart').click();
  find(id).click();
  reached.add(id);
  look();
  expect(answers).toEqual([]);
  reached.add('heart');
  vi.advanceTimersByTime(20);
  expect(answers).toEqual(['click heart', `click ${id}`]);
  find(id).click();
  expect(answers).toHaveLength(3);
});

test.each(ends)(
  'a %s waits for it no longer than five seconds, and one that is pressed after those not at all',
  (id) => {
    createPage(heart);
    find('heart').click();
    find(id).click();
    vi.advanceTimersByTime(4_990);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(30);
    expect(answers).toEqual([`click ${id}`]);
    find(id).click();
    expect(answers).toEqual([`click ${id}`, `click ${id}`]);
  },
);
