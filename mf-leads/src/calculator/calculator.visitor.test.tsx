import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerValues, readQuestions, reference, showCalculator, tabTo } from '../../test/calculator.ts';
import { home, oneHome, threeHomes } from '../../test/form-fields.ts';

const edge = useFakeEdge();
beforeEach(() => answerValues(edge));

const show = () => showCalculator('form-valuation-wizard', '/waardecheck');

describe('the address', () => {
  test('is needed, and its home is asked for with the letter that was chosen', async () => {
    const addresses = [home('A'), home('B'), home(null)];
    edge.answersGet('/postcode/lookup/', { _embedded: { addresses } });
    const { screen, press } = await show();
    const proceed = screen.getByRole('button', { name: 'Verder gaan' });
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('textbox', { name: 'Postcode' }).fill('7418ET');
    await screen.getByRole('textbox', { name: 'Huisnummer' }).fill('19 A');
    await screen.getByRole('textbox', { name: 'Postcode' }).click();
    await screen.getByRole('combobox', { name: 'Adres' }).selectOptions('Keulenstraat 19 A in Deventer');
    await press('Verder gaan');
    await expect.element(screen.getByText('Woning 1 van 2')).toBeVisible();
    expect(edge.received('/mg/references/').map(({ query }) => query)).toEqual([
      { postcode: '7418ET', huisnummer: '19', toevoeging: 'A' },
    ]);
  });

  test('is looked up by Enter, and a press on the button meanwhile goes on when it is there', async () => {
    let answer = (_reply: object) => {};
    edge.answersGet('/postcode/lookup/', () => new Promise<object>((resolve) => (answer = resolve)));
    const { screen } = await show();
    await screen.getByRole('textbox', { name: 'Postcode' }).fill('7418ET');
    await screen.getByRole('textbox', { name: 'Huisnummer' }).fill('19');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => edge.received('/postcode/lookup/')).toHaveLength(1);
    await screen.getByRole('button', { name: 'Verder gaan' }).click({ force: true });
    expect(edge.received('/mg/references/')).toEqual([]);
    answer(oneHome);
    await expect.element(screen.getByText('Woning 1 van 2')).toBeVisible();
  });

  test('that is not there is asked for', async () => {
    const { screen } = await show();
    await screen.getByRole('button', { name: 'Verder gaan' }).click({ force: true });
    const postcode = screen.getByRole('textbox', { name: 'Postcode' });
    await expect.element(postcode).toHaveFocus();
    await expect.element(postcode).toHaveAccessibleDescription(/Let op: Verplicht: /);
  });

  test('that is still to be chosen among several is asked for', async () => {
    edge.answersGet('/postcode/lookup/', threeHomes);
    const { screen } = await show();
    await screen.getByRole('textbox', { name: 'Postcode' }).fill('7418ET');
    await screen.getByRole('textbox', { name: 'Huisnummer' }).fill('19');
    await userEvent.keyboard('{Enter}');
    const choice = screen.getByRole('combobox');
    await expect.element(choice).toHaveDisplayValue('Kies het juiste adres');
    await screen.getByRole('button', { name: 'Verder gaan' }).click({ force: true });
    await expect.element(choice).toHaveFocus();
    await expect.element(choice).toHaveAccessibleDescription(/Let op: Verplicht/);
  });

  test('whose postcode cannot be says so, also to who presses the button at once', async () => {
    const errors = [{ field: 'postcode', message: 'Vul een postcode in zoals 7411 AB.' }];
    edge.answersGet('/postcode/lookup/', () =>
      problem(400, 'invalid-postcode', { error: 'Invalid postcode format', errors }),
    );
    const { screen } = await show();
    const postcode = screen.getByRole('textbox', { name: 'Postcode' });
    await postcode.fill('741 ET');
    await screen.getByRole('textbox', { name: 'Huisnummer' }).fill('19');
    await screen.getByRole('button', { name: 'Verder gaan' }).click({ force: true });
    await expect
      .element(screen.getByRole('textbox', { name: 'Straat' }))
      .toHaveAccessibleDescription(/Verplicht/);
    await expect.element(postcode).toHaveAccessibleDescription('Let op: Vul een postcode in zoals 7411 AB.');
  });

  test('is there again after a reload, with the step that it led to', async () => {
    const { screen, findHome } = await show();
    await findHome();
    await expect.element(screen.getByText('Woning 1 van 2')).toBeVisible();
    const again = await show();
    await expect.element(again.screen.getByText('Woning 1 van 2')).toBeVisible();
    await again.press('Terug');
    await expect
      .element(again.screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 19 in Deventer');
  });
});

describe('the value', () => {
  test('is loaded while the visitor is told so, and the focus goes along', async () => {
    edge.hangs('/mg/references/');
    const { screen, findHome } = await show();
    await findHome();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Gegevens laden...');
    expect(document.activeElement?.textContent).toBe('Gegevens laden...');
    // A call that is still on its way would be the next test's.
    await expect.poll(() => edge.received('/mg/references/')).toHaveLength(1);
  });

  const odd: [what: string, reply: () => Response][] = [
    ['a text that is no range', () => Response.json({ weightedValueRange: 'onbekend', references: [] })],
    ['one amount', () => Response.json({ weightedValueRange: '395000', references: [] })],
    [
      'a range the wrong way round',
      () => Response.json({ weightedValueRange: '435000 - 395000', references: [] }),
    ],
    ['nothing', () => Response.json({})],
    ['a list', () => Response.json([])],
    ['no JSON', () => new Response('<p>Even geduld</p>')],
    ['a service that is down', () => problem(503, 'upstream-unavailable')],
    ['no answer', () => Response.error()],
  ];
  test.each(odd)('of a home with %s is said to be unknown, and can be tried again', async (_what, reply) => {
    edge.answersGet('/mg/references/', reply);
    const { screen, findHome, press, alert } = await show();
    await findHome();
    await expect.element(alert).toMatchTextContent('kunnen we nu geen waarde berekenen');
    await expect
      .element(alert.getByRole('link', { name: 'laat je gegevens achter' }))
      .toHaveAttribute('href', '/contact');
    await expect
      .element(screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 19 in Deventer');
    answerValues(edge);
    await press('Verder gaan');
    await expect.element(screen.getByText('Woning 1 van 2')).toBeVisible();
  });

  test('of a home without others to compare with is its own middle times 1.2, and says that it is alone', async () => {
    answerValues(edge, { 19: '300000 - 320000' }, []);
    const { screen, findHome, value } = await show();
    await findHome();
    await expect.element(value).toMatchTextContent('€ 372.000');
    await expect.element(screen.getByText(/alleen je eigen woning/)).toBeVisible();
  });

  /** As an iPhone does: what is tapped gets no focus. */
  const tap = (element: HTMLElement | SVGElement, click = true) => {
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    if (click) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };

  test('is read aloud with what can be asked of it, and the answer comes and goes by finger and mouse', async () => {
    answerValues(edge, { 19: '300000 - 320000' }, []);
    const { screen, findHome, value } = await show();
    await findHome();
    await expect.element(value).toHaveAccessibleName(/^€\s372\.000 Wat zegt deze waarde\?$/);
    const meaning = screen.getByRole('tooltip');
    const open = async () => {
      tap(value.element());
      await expect.element(meaning).toBeVisible();
    };
    const isClosed = () => expect.element(meaning).not.toBeInTheDocument();
    await open();
    expect(meaning.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    tap(value.element());
    await isClosed();
    await open();
    tap(meaning.element(), false);
    await expect.element(meaning).toBeVisible();
    tap(screen.getByText(/alleen je eigen woning/).element(), false);
    await isClosed();
    await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await value.hover();
    await expect.element(meaning).toBeVisible();
    await value.click();
    await expect.element(meaning).toBeVisible();
    await screen.getByText(/alleen je eigen woning/).click();
    await isClosed();
  });

  test('counts the homes that are alike and have a range, and shows how it came about', async () => {
    const values = { 19: '300000 - 320000', 21: 'onbekend', 23: '340000 - 360000' };
    answerValues(edge, values, [reference(21), reference(23), reference(25)]);
    const { screen, findHome, compare, value } = await show();
    await findHome();
    await compare('Ja', 'Ja', 'Nee');
    await expect.element(value).toMatchTextContent('€ 396.000');
    // A home that is not alike is not asked for.
    expect(readQuestions(edge)).toEqual(['19', '21', '23']);
    await expect.element(screen.getByText(/je eigen woning en één woning die erop lijkt/)).toBeVisible();
    await screen.getByText('Zo is deze indicatie berekend').click();
    const counted = screen.getByRole('listitem').elements();
    expect(counted.map((each) => each.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Je eigen woning, Keulenstraat 19 in Deventer€ 300.000 – € 320.000',
      'Keulenstraat 23€ 340.000 – € 360.000',
    ]);
    await expect.element(screen.getByText(/vermenigvuldigd met 1,2/)).toMatchTextContent('€ 330.000');
  });

  test('does not count a home that is alike and cannot be asked for', async () => {
    const { findHome, press, heading, value } = await show();
    await findHome();
    await expect.element(heading('Lijkt deze woning op die van jou?')).toBeVisible();
    edge.drops('/mg/references/');
    await press('Ja');
    await press('Nee');
    await expect.element(value).toMatchTextContent('€ 372.000');
  });

  test('is an indication, and says so', async () => {
    const { screen, findHome, compare, value } = await show();
    await findHome();
    await compare('Nee', 'Nee');
    await value.click();
    await expect.element(screen.getByRole('tooltip')).toMatchTextContent('indicatie');
    await expect.element(screen.getByText(/geen gevalideerde taxatie: een taxateur kijkt ook/)).toBeVisible();
  });
});

describe('a home to compare with', () => {
  test('has a picture of its street by way of the edge, its address and its postcode', async () => {
    answerValues(edge, undefined, [reference(21, { houseNumberExt: 'B' })]);
    const { screen, findHome } = await show();
    await findHome();
    await expect
      .element(screen.getByRole('heading', { name: 'Lijkt deze woning op die van jou?' }))
      .toBeVisible();
    const picture = screen.getByRole('img', { name: 'De straat bij Keulenstraat 21 B' });
    await expect
      .element(picture)
      .toHaveAttribute('src', '/mg/streetview/?size=600x300&location=52.26,6.14&sensor=false');
    await expect.element(screen.getByText('Volgens Google de woning van buiten')).toBeVisible();
    await expect.element(screen.getByRole('article')).toMatchTextContent(/Keulenstraat 21 B\s*7418 ET$/);
  });

  test('is asked for with its addition', async () => {
    answerValues(edge, undefined, [reference(21, { houseNumberExt: 'B' })]);
    const { findHome, compare, value } = await show();
    await findHome();
    await compare('Ja');
    await expect.element(value).toBeVisible();
    expect(readQuestions(edge)).toEqual(['19', '21B']);
  });

  test('says what is not known of it', async () => {
    answerValues(edge, undefined, [reference(21, { street: '', postalCode: '', latitude: 0 })]);
    edge.drops('/mg/streetview/');
    const { screen, findHome } = await show();
    await findHome();
    await expect
      .element(screen.getByRole('article'))
      .toMatchTextContent(/Adres niet gevonden 21 ?Postcode niet gevonden$/);
    await expect.element(screen.getByText('Van deze straat is geen foto.')).toBeVisible();
  });
});

test('with the keyboard alone the value is reached', async () => {
  const { screen, value } = await show();
  await tabTo('Postcode', '7418ET');
  await tabTo('Huisnummer', '19{Tab}');
  await expect
    .element(screen.getByRole('textbox', { name: 'Adres' }))
    .toHaveValue('Keulenstraat 19 in Deventer');
  await tabTo('Verder gaan', '{Enter}');
  await expect.element(screen.getByText('Woning 1 van 2')).toBeVisible();
  await tabTo('Ja', '{Enter}');
  await expect.element(screen.getByText('Woning 2 van 2')).toBeVisible();
  await tabTo('Nee', ' ');
  await expect.element(value).toMatchTextContent('€ 396.000');
});
