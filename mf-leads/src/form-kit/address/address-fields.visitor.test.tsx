import { problem, useFakeEdge, type Reply } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerForms } from '../../../test/edge.ts';
import { fillIn, home, oneHome, person, privacy, threeHomes } from '../../../test/form-fields.ts';
import { readOptionTexts } from '../../../test/read-options.ts';
import { remote } from '../../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

const lookup = '/postcode/lookup/';
const unknown = 'Sorry, het adres blijkt niet te bestaan';
const down = 'Sorry, het is niet gelukt om een adres te zoeken';

const show = async (widget = 'form-free-valuation') => {
  const shown = await showWidget(remote, widget);
  const form = shown.screen.getByRole('form');
  const postcode = form.getByRole('textbox', { name: /^Postcode/ });
  const number = form.getByRole('textbox', { name: /^Huisnummer/ });
  const askFor = async (of: string, at: string) => {
    await postcode.fill(of);
    await number.fill(at);
    await userEvent.tab();
  };
  return {
    ...shown,
    form,
    postcode,
    number,
    askFor,
    found: form.getByRole('textbox', { name: 'Adres', exact: true }),
    choice: form.getByRole('combobox', { name: 'Adres', exact: true }),
    street: form.getByRole('textbox', { name: /^Straat/ }),
    town: form.getByRole('textbox', { name: /^Plaats/ }),
    said: form.getByRole('status').first(),
    send: async () => {
      await fillIn(form, [...person, privacy]);
      await form.getByRole('button', { name: /Aanvragen|Versturen/ }).click();
      await expect.poll(shown.readAddress).toMatch(/^\/bedankt\//);
      return edge.received().at(-1)?.fields;
    },
  };
};

test('an answer that comes late to the same question takes no choice away', async () => {
  const answers: ((reply: object) => void)[] = [];
  edge.answersGet(lookup, () => new Promise<object>((resolve) => answers.push(resolve)));
  const { askFor, number, choice } = await show();
  await askFor('7418ET', '19');
  await expect.poll(() => answers.length).toBe(1);
  // Typed again, as a password manager or a hand does.
  await number.fill('');
  await askFor('7418ET', '19');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(threeHomes);
  await choice.selectOptions('Keulenstraat 19 A in Deventer');
  answers[0]?.(threeHomes);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(choice).toHaveDisplayValue('Keulenstraat 19 A in Deventer');
});

describe('an address that is found', () => {
  test('is asked for once both its fields are left, and once', async () => {
    edge.answersGet(lookup, oneHome);
    const { postcode, number, found } = await show();
    await postcode.fill('7418 ET');
    await number.click();
    expect(edge.received(lookup)).toEqual([]);
    await number.fill('19');
    await postcode.click();
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    await expect.element(found).toHaveAttribute('readonly');
    await number.click();
    await postcode.click();
    expect(edge.received(lookup).map(({ query }) => query)).toEqual([
      { postcode: '7418 ET', huisnummer: '19' },
    ]);
  });

  test('is sent with its street and town', async () => {
    edge.answersGet(lookup, oneHome);
    const { askFor, found, send } = await show();
    await askFor('7418ET', '19');
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    expect(await send()).toMatchObject({
      postcode: '7418ET',
      huisnr: '19',
      straat: 'Keulenstraat',
      plaats: 'Deventer',
      fulladdress: 'Keulenstraat 19 in Deventer',
    });
  });

  test('with one other home beside it is the first of the two', async () => {
    edge.answersGet(lookup, { _embedded: { addresses: [home('B'), home('A')] } });
    const { askFor, found } = await show();
    await askFor('7418ET', '19');
    await expect.element(found).toHaveValue('Keulenstraat 19 B in Deventer');
  });

  test('goes as soon as its postcode or number changes, and comes back with it', async () => {
    edge.answersGet(lookup, oneHome);
    const { postcode, number, askFor, found } = await show();
    await askFor('7418 ET', '19');
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    await postcode.fill('');
    await expect.element(found).toHaveValue('');
    await number.click();
    await expect.element(found).toHaveValue('');
    await postcode.fill('7418 ET');
    await number.click();
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    await number.fill('20');
    await expect.element(found).toHaveValue('');
  });

  test('too late is not taken for the number that was typed since', async () => {
    let answer = (_reply: object) => {};
    edge.answersGet(lookup, ({ query }) =>
      query['huisnummer'] === '19'
        ? new Promise<object>((resolve) => (answer = resolve))
        : { _embedded: { addresses: [{ ...home(null), number: 20 }] } },
    );
    const { number, askFor, found, send } = await show();
    await askFor('7418ET', '19');
    await expect.element(found).toHaveAttribute('aria-busy', 'true');
    await expect.element(found).toHaveAccessibleDescription('We zoeken je adres op…');
    await number.fill('20');
    await userEvent.tab();
    await expect.element(found).toHaveValue('Keulenstraat 20 in Deventer');
    answer(oneHome);
    expect(await send()).toMatchObject({ huisnr: '20', fulladdress: 'Keulenstraat 20 in Deventer' });
  });

  test('is not needed for an energy label', async () => {
    const { send } = await show('form-energy-label');
    expect(await send()).toMatchObject({ postcode: '', huisnr: '', fulladdress: '' });
  });
});

describe('several homes', () => {
  test.each(['19 Z', '19-z'])('of which none is number %s are a choice, however few', async (typed) => {
    edge.answersGet(lookup, { _embedded: { addresses: [home('A'), home('B')] } });
    const { askFor, choice, send } = await show();
    await askFor('7418ET', typed);
    await expect.element(choice).toHaveDisplayValue('Kies het juiste adres');
    await choice.selectOptions('Keulenstraat 19 B in Deventer');
    expect(await send()).toMatchObject({ toevoeging: 'B', fulladdress: 'Keulenstraat 19 B in Deventer' });
  });

  test('of which the one without a letter is chosen have no letter of the typed number', async () => {
    edge.answersGet(lookup, { _embedded: { addresses: [home('')] } });
    const { askFor, choice, send } = await show();
    await askFor('7418ET', '19 Z');
    await choice.selectOptions('Keulenstraat 19 in Deventer');
    expect(await send()).toMatchObject({ huisnr: '19', fulladdress: 'Keulenstraat 19 in Deventer' });
  });

  test('of which none is the typed number leave a way to send that number', async () => {
    const { askFor, choice, street, town, said, send } = await show();
    await askFor('7418ET', '19 Z');
    await choice.selectOptions('Nummer 19 Z staat er niet bij');
    await expect
      .element(said)
      .toHaveTextContent('Dit nummer kennen we niet. Vul de straat en plaats zelf in.');
    await expect.element(street).toHaveFocus();
    await expect.element(street).toHaveValue('Keulenstraat');
    await expect.element(town).toHaveValue('Deventer');
    expect(await send()).toMatchObject({
      huisnr: '19 Z',
      straat: 'Keulenstraat',
      plaats: 'Deventer',
      fulladdress: 'Keulenstraat 19 Z in Deventer',
    });
  });

  test('of which none is the typed number are no choice again after a reload', async () => {
    const { askFor, choice, street } = await show();
    await askFor('7418ET', '19 Z');
    await choice.selectOptions('Nummer 19 Z staat er niet bij');
    await expect.element(street).toHaveFocus();
    const again = await show();
    await again.number.click();
    await userEvent.tab();
    await expect.poll(() => edge.received(lookup).length).toBe(2);
    expect(await again.send()).toMatchObject({ fulladdress: 'Keulenstraat 19 Z in Deventer' });
  });

  test('of which the first has the typed letter and addition are no choice', async () => {
    edge.answersGet(lookup, { _embedded: { addresses: [home('A', '2')] } });
    const { askFor, found } = await show();
    await askFor('7418ET', '19 a-2');
    await expect.element(found).toHaveValue('Keulenstraat 19 A2 in Deventer');
  });

  test('are a choice, sorted by text, that can be taken back', async () => {
    const { form, askFor, choice } = await show();
    await askFor('7418ET', '19');
    await expect.element(choice).toHaveDisplayValue('Kies het juiste adres');
    expect(await readOptionTexts(choice)).toEqual([
      'Kies het juiste adres',
      'Keulenstraat 19 in Deventer',
      'Keulenstraat 19 A in Deventer',
      'Keulenstraat 19 B in Deventer',
    ]);
    await choice.selectOptions('Keulenstraat 19 B in Deventer');
    await expect.element(choice).toHaveDisplayValue('Keulenstraat 19 B in Deventer');
    await choice.selectOptions('Kies het juiste adres');
    await fillIn(form, [...person, privacy]);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.element(choice).toHaveFocus();
    expect(edge.received('/ac/contact/add/gratiswaardebepaling')).toEqual([]);
  });

  test('of an energy label: the words above the choice cannot be chosen', async () => {
    const { form, askFor, choice } = await show('form-energy-label');
    await askFor('7418ET', '19');
    await expect.element(choice).toBeVisible();
    await expect.element(form.getByRole('option', { name: 'Kies het juiste adres' })).toBeDisabled();
  });

  test('may be five hundred', async () => {
    const addresses = Array.from({ length: 500 }, (_, index) => home(null, String(index + 1)));
    edge.answersGet(lookup, { _embedded: { addresses } });
    const { askFor, choice, send } = await show();
    await askFor('7418ET', '19');
    await choice.selectOptions('Keulenstraat 19 417 in Deventer');
    expect(await send()).toMatchObject({ toevoeging: '417' });
  });
});

describe('an address that is not found', () => {
  const cases: [what: string, reply: Reply, said: string][] = [
    ['no home has it', { _embedded: { addresses: [] } }, unknown],
    ['the service is down', () => problem(503, 'upstream-unavailable'), down],
    ['the answer has no addresses', () => Response.json({}), down],
    ['the answer is no list', () => Response.json({ _embedded: { addresses: 'geen' } }), down],
    [
      'the answer has halves of addresses',
      () => Response.json({ _embedded: { addresses: [{ street: 'Keulenstraat' }, null] } }),
      unknown,
    ],
    ['the answer is no JSON', () => new Response('<p>Even geduld</p>'), down],
    ['there is no answer', () => Response.error(), down],
  ];

  test.each(cases)('because %s: it says so, and lets it be typed', async (_what, reply, words) => {
    edge.answersGet(lookup, reply);
    const { askFor, street, town, said, send } = await show();
    await askFor('7418ET', '19');
    await expect.element(said).toHaveTextContent(`${words}. Vul de straat en plaats zelf in.`);
    await street.fill('Keulenstraat');
    await town.fill('Deventer');
    expect(await send()).toMatchObject({
      postcode: '7418ET',
      huisnr: '19',
      straat: 'Keulenstraat',
      plaats: 'Deventer',
      fulladdress: 'Keulenstraat 19 in Deventer',
    });
  });

  test.each([
    ['invalid-postcode', 'Invalid postcode format', /^Postcode/, /^Huisnummer/],
    ['invalid-house-number', 'Invalid number format', /^Huisnummer/, /^Postcode/],
  ])(
    'because of %s: the field that is wrong says so, and who has left it hears so',
    async (code, error, wrong, right) => {
      edge.answersGet(lookup, () => problem(400, code, { error }));
      const { form, askFor, said } = await show('form-energy-label');
      await askFor('74', 'x');
      await expect
        .element(said)
        .toHaveTextContent('De postcode of het huisnummer klopt niet. Of vul de straat en plaats zelf in.');
      await expect
        .element(form.getByRole('textbox', { name: wrong }))
        .toHaveAccessibleDescription('Let op: Sorry, dit adres bestaat niet');
      await expect.element(form.getByRole('textbox', { name: right })).not.toHaveAccessibleDescription();
    },
  );

  test('because of a postcode that is none: says so once, in the edge’s words', async () => {
    const errors = [{ field: 'postcode', message: 'Vul een postcode in zoals 7411 AB.' }];
    edge.answersGet(lookup, () =>
      problem(400, 'invalid-postcode', { error: 'Invalid postcode format', errors }),
    );
    const { form, postcode, askFor } = await show();
    await askFor('74', '19');
    await expect.element(postcode).toHaveAccessibleDescription('Let op: Vul een postcode in zoals 7411 AB.');
    expect(form.getByText(/Vul een postcode in/).elements()).toHaveLength(1);
    await expect.element(form.getByText(/bestaat niet/)).not.toBeInTheDocument();
    await postcode.fill('7418ET');
    await expect.element(postcode).not.toHaveAccessibleDescription();
  });

  test('without a town says that it is not known, and can be used', async () => {
    const addresses = [{ ...home(null), city: { id: '', label: '' } }];
    edge.answersGet(lookup, { _embedded: { addresses } });
    const { askFor, found, send } = await show();
    await askFor('7418ET', '19');
    await expect.element(found).toHaveValue('Keulenstraat 19 in Plaats niet gevonden');
    expect(await send()).toMatchObject({ straat: 'Keulenstraat', huisnr: '19' });
  });

  test('leads who waits for it to the street, and may be asked for again', async () => {
    edge.answersGet(lookup, () => problem(503, 'upstream-unavailable'));
    const { postcode, number, askFor, street, choice } = await show();
    await askFor('7418ET', '19');
    await expect.element(street).toHaveFocus();
    edge.answersGet(lookup, threeHomes);
    await number.click();
    await postcode.click();
    await expect.element(choice).toBeVisible();
    await expect.element(postcode).toHaveFocus();
  });
});

describe('street and town by hand', () => {
  const showTyped = async () => {
    edge.answersGet(lookup, () => problem(503, 'upstream-unavailable'));
    const shown = await show();
    await shown.askFor('7418ET', '19');
    await shown.street.fill('Keulenstraat');
    await shown.town.fill('Deventer');
    return shown;
  };

  test('stay while number or postcode is looked at again, and go with the number of then', async () => {
    const { postcode, number, street, town, send } = await showTyped();
    await postcode.click();
    await number.click();
    await userEvent.keyboard('A');
    await userEvent.tab();
    await expect.poll(() => edge.received(lookup)).toHaveLength(3);
    await expect.element(street).toHaveValue('Keulenstraat');
    await expect.element(town).toHaveValue('Deventer');
    expect(await send()).toMatchObject({
      huisnr: '19A',
      straat: 'Keulenstraat',
      plaats: 'Deventer',
      fulladdress: 'Keulenstraat 19A in Deventer',
    });
  });

  test('stay when a home is found too late, for the number of before', async () => {
    const { number, street, send } = await showTyped();
    let answer = (_reply: object) => {};
    edge.answersGet(lookup, ({ query }) =>
      query['huisnummer'] === '19'
        ? new Promise<object>((resolve) => (answer = resolve))
        : problem(503, 'upstream-unavailable'),
    );
    await number.click();
    await userEvent.tab();
    await expect.poll(() => edge.received(lookup)).toHaveLength(2);
    await number.fill('20');
    answer({ _embedded: { addresses: [{ ...home(null), street: 'Brink' }] } });
    await expect.element(street).toHaveValue('Keulenstraat');
    expect(await send()).toMatchObject({ huisnr: '20', fulladdress: 'Keulenstraat 20 in Deventer' });
  });

  test('make place for the home that is found after all', async () => {
    const { number, street, found, send } = await showTyped();
    await street.fill('Keulenstr');
    edge.answersGet(lookup, oneHome);
    await number.click();
    await userEvent.tab();
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    expect(await send()).toMatchObject({ straat: 'Keulenstraat', huisnr: '19' });
  });

  test('make place for a choice of homes, which has the focus then', async () => {
    const { number, choice } = await showTyped();
    edge.answersGet(lookup, threeHomes);
    await number.click();
    await userEvent.tab();
    await expect.element(choice).toHaveFocus();
    await expect.element(choice).toHaveDisplayValue('Kies het juiste adres');
  });

  test('can be completed after a reload, and what is still missing is marked', async () => {
    const { town } = await showTyped();
    await town.fill('');
    const again = await show();
    await expect.element(again.street).toHaveValue('Keulenstraat');
    await fillIn(again.form, person);
    await again.form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.element(again.town).toHaveFocus();
    await expect.element(again.town).toHaveAccessibleDescription(/Let op: Verplicht: /);
    await again.town.fill('Deventer');
    expect(await again.send()).toMatchObject({ fulladdress: 'Keulenstraat 19 in Deventer' });
  });

  test('stay, and can be changed, after a reload and another look at the number', async () => {
    await showTyped();
    const { street, town, number, postcode, send } = await show();
    await expect.element(street).toHaveValue('Keulenstraat');
    await number.click();
    await postcode.click();
    await expect.poll(() => edge.received(lookup)).toHaveLength(2);
    await number.fill('21');
    await town.fill('Olst');
    expect(await send()).toMatchObject({ straat: 'Keulenstraat', fulladdress: 'Keulenstraat 21 in Olst' });
  });

  test('are no typed address any more after a reload, once the home is found', async () => {
    const first = await showTyped();
    edge.answersGet(lookup, oneHome);
    await first.number.click();
    await userEvent.tab();
    await expect.element(first.found).toHaveValue('Keulenstraat 19 in Deventer');
    const { found } = await show();
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
  });
});

describe('what is missing', () => {
  const press = (form: Awaited<ReturnType<typeof show>>['form']) =>
    form.getByRole('button', { name: 'Aanvragen' }).click();
  const flagged = (form: Awaited<ReturnType<typeof show>>['form']) => form.getByText(/^Let op: Verplicht/);

  test('is never a field that is filled in: of several homes it is the choice, until one is chosen', async () => {
    const { form, askFor, choice, postcode, number } = await show();
    await fillIn(form, [...person, privacy]);
    await press(form);
    await expect.element(postcode).toHaveAccessibleDescription(/Let op: Verplicht: /);
    await expect.element(number).toHaveAccessibleDescription(/Let op: Verplicht: /);
    await askFor('7418ET', '19');
    await expect.element(choice).toBeVisible();
    await press(form);
    await expect.element(choice).toHaveAccessibleDescription(/Let op: Verplicht: /);
    await expect.element(flagged(form)).toHaveLength(1);
    await choice.selectOptions('Keulenstraat 19 A in Deventer');
    await expect.element(flagged(form)).not.toBeInTheDocument();
  });

  test('goes when the address is found', async () => {
    edge.answersGet(lookup, oneHome);
    const { form, askFor, found } = await show();
    await fillIn(form, [...person, privacy]);
    await press(form);
    await expect.element(flagged(form)).toHaveLength(2);
    await askFor('7418ET', '19');
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    await expect.element(flagged(form)).not.toBeInTheDocument();
  });

  test('is street and town while the service is down', async () => {
    edge.answersGet(lookup, () => problem(503, 'upstream-unavailable'));
    const { form, askFor, street, town } = await show();
    await fillIn(form, [...person, privacy]);
    await askFor('7418ET', '19');
    await expect.element(street).toBeVisible();
    await press(form);
    await expect.element(street).toHaveFocus();
    await expect.element(street).toHaveAccessibleDescription(/Let op: Verplicht: /);
    await street.fill('Keulenstraat');
    await expect.element(street).not.toHaveAccessibleDescription();
    await expect.element(town).toHaveAccessibleDescription(/Let op: Verplicht: /);
  });
});

describe('while an address is looked up', () => {
  /** An edge that answers while the pointer is down. */
  const answerSlowly = (reply: object | (() => Response)) =>
    edge.answersGet(lookup, async () => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      return typeof reply === 'function' ? reply() : reply;
    });

  test.each([
    ['one home', oneHome],
    ['several homes', threeHomes],
    ['no home', { _embedded: { addresses: [] } }],
  ])('a press that begins before the answer and ends after it is a click: %s', async (_what, reply) => {
    answerSlowly(reply);
    const { form, postcode, number } = await show();
    await postcode.fill('7418ET');
    await number.fill('19');
    const box = form.getByRole('checkbox', { name: privacy.label });
    await box.click({ delay: 400 });
    await expect.element(box).toBeChecked();
    expect(edge.received(lookup)).toHaveLength(1);
  });

  test('a press whose end no browser told of, as on a menu of its own, keeps the keyboard waiting for nothing', async () => {
    edge.answersGet(lookup, oneHome);
    const { postcode, askFor, found } = await show();
    postcode.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }));
    await askFor('7418ET', '19');
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
  });

  test('nothing moves, and nothing when it is there', async () => {
    let answer = (_reply: object) => {};
    edge.answersGet(lookup, () => new Promise<object>((resolve) => (answer = resolve)));
    const { form, askFor, found } = await show();
    const box = form.getByRole('checkbox', { name: privacy.label });
    const readTop = () => box.element().getBoundingClientRect().top;
    await found.click();
    const before = readTop();
    await askFor('7418ET', '19');
    await expect.element(found).toHaveAttribute('aria-busy', 'true');
    expect(readTop()).toBe(before);
    await expect.poll(() => edge.received(lookup)).toHaveLength(1);
    answer(oneHome);
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    expect(readTop()).toBe(before);
  });

  /** The button waits for the address. */
  const pressWhileLookedUp = async () => {
    const shown = await show();
    await fillIn(shown.form, [...person, privacy]);
    await shown.postcode.fill('7418ET');
    await shown.number.fill('19');
    const button = shown.form.getByRole('button', { name: 'Aanvragen' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    return { ...shown, button };
  };

  test('a press on the button goes on when the address is there, once', async () => {
    let answer = (_reply: object) => {};
    edge.answersGet(lookup, () => new Promise<object>((resolve) => (answer = resolve)));
    const { button, readAddress } = await pressWhileLookedUp();
    await button.click({ force: true });
    await expect.poll(() => edge.received(lookup)).toHaveLength(1);
    answer(oneHome);
    await expect.poll(readAddress).toBe('/bedankt/gratis-waardebepaling');
    expect(edge.received('/ac/contact/add/gratiswaardebepaling').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ fulladdress: 'Keulenstraat 19 in Deventer' }),
    ]);
  });

  test('a press on the button is not for what is typed after it', async () => {
    const slow = Promise.withResolvers<object>();
    edge.answersGet(lookup, () => slow.promise);
    const { form, button, found, readAddress } = await pressWhileLookedUp();
    const phone = form.getByRole('textbox', { name: 'Telefoon' });
    await phone.fill('0687');
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    slow.resolve(oneHome);
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    await phone.fill('0687654321');
    await button.click();
    await expect.poll(readAddress).toBe('/bedankt/gratis-waardebepaling');
    const sent = edge.received('/ac/contact/add/gratiswaardebepaling').map(({ fields }) => fields['phone']);
    expect(sent).toEqual(['0687654321']);
  });

  test('Enter looks it up, and sends nothing yet', async () => {
    edge.answersGet(lookup, oneHome);
    const { form, postcode, number, found } = await show();
    await postcode.fill('7418ET');
    await number.fill('19');
    await userEvent.keyboard('{Enter}');
    await expect.element(found).toHaveValue('Keulenstraat 19 in Deventer');
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(form.getByText(/^Let op: Verplicht/)).not.toBeInTheDocument();
  });
});
