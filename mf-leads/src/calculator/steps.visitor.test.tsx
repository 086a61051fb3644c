import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerValues, readQuestions, reference, showCalculator } from '../../test/calculator.ts';
import { anyForm, taken } from '../../test/edge.ts';
import { visitor } from '../../test/form-fields.ts';

const edge = useFakeEdge();
const values = { 19: '300000 - 320000', 21: '340000 - 360000', 23: '340000 - 360000', 25: '340000 - 360000' };
beforeEach(() => {
  answerValues(edge, values, [reference(21), reference(23), reference(25)]);
  edge.answersPost(anyForm, taken);
});

/** An edge whose answer on a home to compare with comes when the test says so. */
const answerLate = () => {
  const waiting: ((reply: object) => void)[] = [];
  edge.answersGet('/mg/references/', () => new Promise<object>((resolve) => waiting.push(resolve)));
  const answerNext = async (range = '340000 - 360000') => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.({ weightedValueRange: range, references: [] });
  };
  return { answerNext };
};

const calculators: [widget: string, path: string, toAddress: string[]][] = [
  ['form-mortgage-interest', '/hypotheekrente-berekenen', ['Nee']],
  ['form-object-valuation', '/waarde-woning', []],
  ['form-valuation-wizard', '/waardecheck', []],
];

describe.each(calculators)('%s', (widget, path, toAddress) => {
  const show = async () => {
    const shown = await showCalculator(widget, path);
    for (const answer of toAddress) await shown.press(answer);
    await shown.findHome();
    const yes = shown.screen.getByRole('button', { name: 'Ja', exact: true });
    const no = shown.screen.getByRole('button', { name: 'Nee', exact: true });
    const at = (index: number) =>
      expect.element(shown.screen.getByText(`Woning ${index} van 3`)).toBeVisible();
    await at(1);
    return { ...shown, yes, no, at };
  };

  test('the focus goes to the heading of each step, also of one that was loaded', async () => {
    const { screen, press, at } = await show();
    const readHeading = () => document.activeElement?.closest('h3')?.textContent;
    await expect.poll(readHeading).toBe('Lijkt deze woning op die van jou?');
    await press('Ja');
    await at(2);
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'Woning 2 van 3' }))
      .toMatchTextContent(/23/);
    await press('Ja');
    await at(3);
    await press('Ja');
    await expect.poll(readHeading).toMatch(/^(Geschatte waarde$|De laatste stap!$|Is deze waarde hoger)/);
  });

  test('a second press while an answer is on its way does nothing, and it shows that it is', async () => {
    const { screen, yes, no, at } = await show();
    const late = answerLate();
    await yes.click();
    for (const button of [yes, no]) await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText('Woning 1 van 3, we halen de waarde op…')).toBeVisible();
    await yes.click({ force: true });
    await no.click({ force: true });
    await late.answerNext();
    await at(2);
    await expect.element(yes).not.toHaveAttribute('aria-disabled');
    await yes.dblClick();
    await late.answerNext();
    await at(3);
    await yes.click();
    await yes.click({ force: true, timeout: 500 }).catch(() => {});
    await late.answerNext();
    await expect
      .element(screen.getByText(/Gegevens laden|Geschatte waarde|De laatste stap|hoger dan/))
      .toBeVisible();
    expect(readQuestions(edge)).toEqual(['19', '21', '23', '25']);
  });

  test('a double click on Nee leaves the next home to be answered', async () => {
    const { no, at } = await show();
    await no.dblClick();
    await at(2);
  });

  test('the way back is in line with the question', async () => {
    const { screen, at } = await show();
    await at(1);
    const [back, question] = [
      screen.getByRole('button', { name: 'Terug' }),
      screen.getByRole('heading').last(),
    ].map((locator) => {
      const words = document.createRange();
      words.selectNodeContents(locator.element());
      return words.getBoundingClientRect().left;
    });
    expect(back).toBeCloseTo(question ?? 0, 0);
  });

  test('each step leads back, by the button and by the browser, and a late answer moves nobody', async () => {
    const { screen, yes, no, at, press } = await show();
    await no.click();
    await at(2);
    await press('Terug');
    await at(1);
    await no.click();
    await at(2);
    const late = answerLate();
    await yes.click();
    window.history.back();
    await at(1);
    await late.answerNext();
    await expect.element(yes).not.toHaveAttribute('aria-disabled');
    await at(1);
    window.history.forward();
    await at(2);
    window.history.go(-2);
    await expect.element(screen.getByRole('textbox', { name: 'Postcode' })).toHaveValue('7418ET');
  });
});

test('the focus goes to the heading of a step that is there at once', async () => {
  const { press, heading } = await showCalculator('form-mortgage-interest', '/hypotheekrente-berekenen');
  await press('Ja');
  await expect.element(heading('Gefeliciteerd!')).toHaveFocus();
});

test('who comes back from the valuation form finds the value again, and may change an answer', async () => {
  const { screen, findHome, compare, press, router, heading, value } = await showCalculator(
    'form-object-valuation',
    '/waarde-woning',
  );
  await findHome();
  await compare('Ja', 'Nee', 'Nee');
  await screen.getByRole('textbox', { name: 'E-mail' }).fill(visitor.email);
  await press('Doorgaan');
  await expect.element(value).toMatchTextContent('€ 396.000');
  await press('Een taxatie aanvragen');
  await expect.element(screen.getByText('Elsewhere: /taxatie#valuation')).toBeVisible();
  await router.navigate(-1);
  await expect.element(value).toMatchTextContent('€ 396.000');
  window.history.back();
  await expect.element(heading('De laatste stap!')).toBeVisible();
  window.history.back();
  await expect.element(screen.getByText('Woning 3 van 3')).toBeVisible();
  await press('Ja');
  // What was given is not asked twice.
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(visitor.email);
  await press('Doorgaan');
  await expect.element(value).toMatchTextContent('€ 404.000');
});

test('opened anew in the same tab it is where it was, and leads back to the address', async () => {
  const first = await showCalculator('form-valuation-wizard', '/waardecheck');
  await first.findHome();
  await first.compare('Ja', 'Nee', 'Nee');
  await expect.element(first.value).toMatchTextContent('€ 396.000');
  const { screen, value, press } = await showCalculator('form-valuation-wizard', '/waardecheck');
  await expect.element(value).toMatchTextContent('€ 396.000');
  for (let back = 0; back < 4; back += 1) await press('Terug');
  await expect.element(screen.getByRole('textbox', { name: 'Huisnummer' })).toHaveValue('19');
  await expect.element(screen.getByRole('button', { name: 'Terug' })).not.toBeInTheDocument();
});

test.each([
  ['form-mortgage-interest', 'Adres en waarde krijgen wij pas als je daarna een formulier verstuurt.'],
  [
    'form-object-valuation',
    'Vul je in de laatste stap je e-mailadres in, dan bewaren we je adres en de waarde daarbij.',
  ],
  ['form-valuation-wizard', 'Adres en waarde krijgen wij pas als je daarna een formulier verstuurt.'],
])('%s says from the start what happens with the address', async (widget, words) => {
  const { screen } = await showCalculator(widget, '/pagina');
  await expect.element(screen.getByText(/^Met je adres berekenen we de waarde/)).toMatchTextContent(words);
});
