import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anyForm, answerForms, taken } from '../../test/edge.ts';
import { fillIn, press } from '../../test/form-fields.ts';
import { forms } from '../../test/form-table.ts';
import { readOptions } from '../../test/read-options.ts';
import { skipPauses } from '../../test/skip-pauses.ts';
import { watchWords } from '../../test/watch-words.ts';
import { remote } from '../remote.ts';
import { loadPlaceOptions } from './options.ts';

vi.mock(import('./options.ts'), { spy: true });

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

const show = async (path = '/zoekopdracht') => {
  const shown = await showWidget(remote, 'form-search-service', { path });
  const form = shown.screen.getByRole('form', { name: 'Vind mijn woning' });
  const choice = (name: string) => form.getByRole('combobox', { name });
  const option = (name: string) => form.getByRole('option', { name, exact: true });
  const list = form.getByRole('listbox');
  /** The arrow keys are on it, and it is in the part of the list that shows. */
  const expectInSight = async (name: string) => {
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
    const { top, bottom } = list.element().getBoundingClientRect();
    const at = option(name).element().getBoundingClientRect();
    expect({ above: at.top < top, below: at.bottom > bottom }).toEqual({ above: false, below: false });
  };
  return {
    ...shown,
    form,
    choice,
    places: choice('Plaatsen'),
    option,
    list,
    expectInSight,
    chosen: () =>
      form
        .getByRole('button', { name: /verwijderen$/ })
        .elements()
        .map((each) => each.textContent),
    button: form.getByRole('button', { name: 'Vind mijn woning' }),
  };
};
const { wanted } = forms.find(({ form }) => form === 'search-service')!;
const showFilledIn = async () => {
  const shown = await show();
  await fillIn(shown.form, wanted);
  return shown;
};

describe('what is asked', () => {
  test('depends on renting or buying', async () => {
    const { choice } = await show();
    const list = (name: string) => readOptions(choice(name));
    for (const name of ['Maximumprijs', 'Kamers', 'Oppervlakte'])
      await expect.element(choice(name)).not.toBeInTheDocument();
    await choice('Huur of koop').selectOptions('Huur');
    await expect.element(choice('Maximumprijs')).toBeVisible();
    expect((await list('Maximumprijs')).slice(1)).toEqual([
      ['1000', '€\u00a01.000'],
      ['1500', '€\u00a01.500'],
      ['999999999', '€\u00a01.500 of meer'],
    ]);
    await expect.element(choice('Kamers')).not.toBeInTheDocument();
    await choice('Huur of koop').selectOptions('Koop');
    expect((await list('Maximumprijs')).map(([value]) => value)).toEqual([
      '',
      '50000',
      '100000',
      '150000',
      '200000',
      '250000',
      '350000',
      '500000',
      '999999999',
    ]);
    expect((await list('Maximumprijs')).at(-1)).toEqual(['999999999', '€\u00a0600.000 of meer']);
    expect((await list('Kamers')).slice(1)).toEqual(
      ['1 kamer', '2 kamers', '3 kamers', '4 kamers', '5 kamers'].map((n) => [n.charAt(0), `${n} of meer`]),
    );
    expect((await list('Oppervlakte')).slice(1)).toEqual([
      ['50', '50m²'],
      ['75', '75m²'],
      ['100', '100m²'],
      ['150', '150m²'],
      ['250', '250m² of meer'],
    ]);
  });

  test('is filled in with the filters of the list that led to it, and can be changed', async () => {
    const { choice, chosen, form, readAddress, button } = await show(
      '/zoekopdracht?soort=koop&plaats=Deventer&type=appartement&prijstot=400000&kamers=3',
    );
    await expect.poll(chosen).toEqual(['Deventer', 'Appartement']);
    await expect.element(choice('Huur of koop')).toHaveValue('koop');
    await expect.element(choice('Maximumprijs')).toHaveValue('500000');
    await expect.element(choice('Kamers')).toHaveValue('3');
    await expect.element(choice('Oppervlakte')).toHaveValue('');
    await choice('Oppervlakte').selectOptions('100m²');
    await fillIn(form, wanted.slice(wanted.findIndex(({ label }) => label === 'Voornaam')));
    await button.click();
    await expect.poll(readAddress).toBe('/bedankt/zoekopdracht');
    const { plaatsen = '', soorten = '', ...fields } = edge.received().at(-1)!.fields;
    expect(JSON.parse(plaatsen)).toEqual([{ name: 'Deventer', code: 2856 }]);
    expect(JSON.parse(soorten)).toEqual([{ name: 'Appartement', code: 'APPARTEMENT' }]);
    expect(fields).toMatchObject({ prijstot: '500000', aantalkamers: '3', oppervlakte: '100' });
  });

  test('and what was changed of those filters is there after a reload, until other filters come', async () => {
    const path = '/zoekopdracht?soort=koop&plaats=Deventer&prijstot=350000';
    const first = await show(path);
    await expect.poll(first.chosen).toEqual(['Deventer']);
    await first.places.fill('Olst');
    await userEvent.keyboard('{Enter}');
    await expect.poll(first.chosen).toEqual(['Deventer', 'Olst']);
    await first.choice('Maximumprijs').selectOptions('€\u00a0500.000');
    const again = await show(path);
    await expect.poll(again.chosen).toEqual(['Deventer', 'Olst']);
    await expect.element(again.choice('Maximumprijs')).toHaveValue('500000');
    const other = await show('/zoekopdracht?soort=koop&plaats=Zwolle&prijstot=350000');
    await expect.poll(other.chosen).toEqual(['Zwolle']);
    await expect.element(other.choice('Maximumprijs')).toHaveValue('350000');
  });

  test('a price of those who buy is none for those who rent, and is asked for again by its field', async () => {
    const { form, choice, button } = await showFilledIn();
    await choice('Huur of koop').selectOptions('Huur');
    await expect.element(choice('Maximumprijs')).toHaveValue('');
    await button.click();
    await expect.element(choice('Maximumprijs')).toHaveAccessibleDescription(/Verplicht/);
    await expect.element(choice('Maximumprijs')).toHaveFocus();
    expect(edge.received('/ac/contact/add/zoekservice')).toEqual([]);
    await choice('Huur of koop').selectOptions('Koop');
    await expect.element(form.getByText(/Verplicht/)).not.toBeInTheDocument();
  });

  test('who rents sends no rooms and no surface', async () => {
    const { form, readAddress, button } = await showFilledIn();
    await form.getByRole('combobox', { name: 'Huur of koop' }).selectOptions('Huur');
    await form.getByRole('combobox', { name: 'Maximumprijs' }).selectOptions('1500');
    await button.click();
    await expect.poll(readAddress).toBe('/bedankt/zoekopdracht');
    const fields = edge.received().at(-1)?.fields;
    expect(fields).toMatchObject({ type_woning: 'huur', prijstot: '1500' });
    expect(fields).not.toHaveProperty('aantalkamers');
    expect(fields).not.toHaveProperty('oppervlakte');
  });
});

describe('places', () => {
  test('are suggested by what is typed, and picked with the arrow keys', async () => {
    const { places, option, chosen } = await show();
    await places.fill('deve');
    await expect.element(option('Deventer')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Deventer')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(chosen).toEqual(['Deventer']);
    await expect.element(places).toHaveValue('');
    await expect.element(places).toHaveFocus();
    await expect.element(option('Deventer')).not.toBeInTheDocument();
  });

  test('are in sight when the arrow keys are on them', async () => {
    const { places, option, expectInSight } = await show();
    await places.fill('de');
    await expect.element(option('De Steeg')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expectInSight('“de” toevoegen');
  });

  test('are all there at ArrowDown in the empty field', async () => {
    const { places, list, option, expectInSight, chosen } = await show();
    await places.click();
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list.getByRole('option')).toHaveLength((await loadPlaceOptions()).length);
    await userEvent.keyboard('{ArrowUp}');
    await expectInSight('Zwolle');
    await userEvent.keyboard('{Enter}');
    await expect.poll(chosen).toEqual(['Zwolle']);
    await expect.element(list).not.toBeInTheDocument();
    await places.fill('zwo');
    await expect.element(option('“zwo” toevoegen')).toBeInTheDocument();
    await expect.element(option('Zwolle')).not.toBeInTheDocument();
  });

  test('that were chosen can be taken back, by a press or by Backspace, and are not suggested again', async () => {
    const { form, places, option, chosen } = await show();
    await places.fill('Deventer');
    await userEvent.keyboard('{Enter}');
    await expect.poll(chosen).toEqual(['Deventer']);
    await places.fill('Olst');
    await userEvent.keyboard('{Enter}');
    await expect.poll(chosen).toEqual(['Deventer', 'Olst']);
    await places.fill('deventer');
    await expect.element(option('Deventer')).not.toBeInTheDocument();
    await places.fill('');
    await userEvent.keyboard('{Backspace}');
    await expect.poll(chosen).toEqual(['Deventer']);
    await form.getByRole('button', { name: 'Deventer verwijderen' }).click();
    await expect.poll(chosen).toEqual([]);
  });

  test('that are taken back by a key leave the focus on the next one, and on their field after the last', async () => {
    const { form, places, chosen } = await show();
    for (const name of ['Deventer', 'Olst', 'Wilp']) {
      await places.fill(name);
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(chosen).toEqual(['Deventer', 'Olst', 'Wilp']);
    const button = (name: string) => form.getByRole('button', { name: `${name} verwijderen` });
    button('Olst').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Wilp')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Deventer')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(places).toHaveFocus();
    expect(chosen()).toEqual([]);
  });

  test('that are typed and left count, and Escape closes the list', async () => {
    const { form, places, chosen } = await show();
    await places.fill('Nergenshuizen');
    await expect.element(form.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.poll(chosen).toEqual(['Nergenshuizen']);
  });

  test('that are typed before their list is there are chosen at once, and known by it later', async () => {
    const list = await loadPlaceOptions();
    const slow = Promise.withResolvers<typeof list>();
    vi.mocked(loadPlaceOptions).mockReturnValue(slow.promise);
    onTestFinished(() => void vi.mocked(loadPlaceOptions).mockReset());
    const { places, chosen } = await show();
    for (const name of ['Deve', 'Wilp', 'Nergenshuizen']) {
      await places.fill(name);
      await userEvent.keyboard('{Enter}');
    }
    expect(chosen()).toEqual(['Deve', 'Wilp', 'Nergenshuizen']);
    slow.resolve(list);
    await expect.poll(chosen).toEqual(['Deventer', 'Wilp', 'Nergenshuizen']);
  });

  test.each([
    ['Deventer en Twello', ['Deventer', 'Twello']],
    ['Bathmen; Wilp', ['Bathmen', 'Wilp']],
    ['Olst / Raalte,Heino', ['Olst', 'Raalte', 'Heino']],
    ['Berg en Dal', ['Berg en Dal']],
    ['Bos en Deventer', ['Bos en Deventer']],
    ['2/1 kap', ['2/1 kap']],
  ])('%s, typed in one go, is as many as it names', async (typed, names) => {
    const { places, chosen } = await show();
    await places.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(chosen).toEqual(names);
  });

  test('that are typed and not left go along: a finger on the button leaves the field its focus', async () => {
    const { places, button, readAddress } = await showFilledIn();
    await places.fill('Olst');
    await press(button);
    await expect.poll(readAddress).toBe('/bedankt/zoekopdracht');
    expect(edge.received().at(-1)?.fields['plaatsen']).toContain('"name":"Olst"');
  });

  test('… also when the list of places hangs', async () => {
    vi.mocked(loadPlaceOptions).mockReturnValue(new Promise(() => {}));
    onTestFinished(() => void vi.mocked(loadPlaceOptions).mockReset());
    skipPauses(6_000);
    const { form, places, button, readAddress } = await show();
    await fillIn(form, wanted.slice(1));
    await places.fill('Olst');
    await press(button);
    await expect.poll(readAddress).toBe('/bedankt/zoekopdracht');
    expect(edge.received().at(-1)?.fields['plaatsen']).toContain('"name":"Olst"');
  });

  test('Enter in their field sends no form, also when it is held down', async () => {
    const { places, form, chosen } = await show();
    await places.fill('Deventer');
    await userEvent.keyboard('{Enter>3/}');
    await expect.poll(chosen).toEqual(['Deventer']);
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
  });

  test('Enter of an input method takes its characters, and no place', async () => {
    const { places, option, chosen } = await show();
    await places.fill('deve');
    await expect.element(option('Deventer')).toBeVisible();
    for (const key of ['ArrowDown', 'Enter'])
      places
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }));
    await expect.element(option('Deventer')).toHaveAttribute('aria-selected', 'false');
    await expect.element(places).toHaveValue('deve');
    expect(chosen()).toEqual([]);
  });
});

describe('while it is sent', () => {
  const line = (value: object) => new TextEncoder().encode(`${JSON.stringify(value)}\n`);
  const steps = ['search-job', 'contact', 'automation', 'note'];
  /** An edge that tells of each step, when its gate opens. */
  const answerInSteps = (last: object) => {
    const gates = [...steps, 'last'].map(() => Promise.withResolvers<void>());
    edge.answersPost(anyForm, ({ headers }) => {
      expect(headers.get('accept')).toContain('application/x-ndjson');
      const body = new ReadableStream({
        async start(controller) {
          for (const [index, gate] of gates.entries()) {
            await gate.promise;
            const step = steps[index];
            controller.enqueue(line(step ? { stap: step } : last));
          }
          controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
    });
    return gates;
  };

  test('the button says how far it is', async () => {
    const gates = answerInSteps(taken);
    const { form, button, readAddress } = await showFilledIn();
    const words = watchWords(button);
    const press = button.element() as HTMLElement;
    await button.click();
    await expect.poll(() => words.at(-1)).toBe('Opdracht aanmaken...');
    gates[0]!.resolve();
    await expect.poll(() => words.at(-1)).toBe('Opdracht aangemaakt...');
    gates[1]!.resolve();
    await expect.poll(() => words.at(-1)).toBe('Gelukt!');
    expect(press.getAttribute('aria-disabled')).toBe('true');
    await expect.element(form).toBeVisible();
    for (const gate of gates) gate.resolve();
    await expect.poll(readAddress).toBe('/bedankt/zoekopdracht');
    expect(words).toEqual(['Vind mijn woning', 'Opdracht aanmaken...', 'Opdracht aangemaakt...', 'Gelukt!']);
  });

  test('a refusal at its end gives the form back', async () => {
    const gates = answerInSteps({ result_code: 0, result_message: 'Nee' });
    for (const gate of gates) gate.resolve();
    const { form, button } = await showFilledIn();
    await button.click();
    await expect.element(form.getByRole('alert')).toMatchTextContent('Er ging iets fout.');
    await expect.element(button).toBeEnabled();
  });

  test('a problem at its end is told', async () => {
    const gates = answerInSteps({ code: 'internal-error', title: 'Er ging iets mis.', status: 500 });
    for (const gate of gates) gate.resolve();
    const { form, button } = await showFilledIn();
    await button.click();
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent('Er ging helaas iets fout. Er ging iets mis.');
  });

  test('fields that the edge does not take get its words', async () => {
    const errors = [{ field: 'plaatsen', message: 'Dat zijn te veel plaatsen.' }];
    edge.answersPost(anyForm, problem(422, 'invalid-parameter', { errors }));
    const { places, button } = await showFilledIn();
    await button.click();
    await expect.element(places).toHaveFocus();
    await expect.element(places).toHaveAccessibleDescription(/Let op: Dat zijn te veel plaatsen\.$/);
    await userEvent.keyboard('D');
    await expect.element(places).not.toHaveAccessibleDescription(/Let op/);
  });
});
