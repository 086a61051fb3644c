import { showWidget } from '@binnen/remote-testing/show';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../src/remote.ts';
import type { FakeEdge } from './edge.ts';
import { fillIn, houseNumber, oneHome, press, text } from './form-fields.ts';
import { skipPauses } from './skip-pauses.ts';

export const reference = (houseNumber: number, more: object = {}) => ({
  street: 'Keulenstraat',
  houseNumber,
  houseNumberExt: null,
  postalCode: '7418ET',
  latitude: 52.26,
  longitude: 6.14,
  weightedValueRange: '',
  ...more,
});

/** An edge that knows the visitor's home (19), homes to compare it with, and what each of them is worth. */
export const answerValues = (
  edge: FakeEdge,
  values: Record<string, string> = { 19: '300000 - 320000', 21: '340000 - 360000' },
  references = [reference(21), reference(23)],
): void => {
  edge.answersGet('/postcode/lookup/', oneHome);
  edge.answersGet('/mg/references/', ({ query }) => ({
    weightedValueRange: values[query['huisnummer'] ?? ''] ?? '',
    references: query['huisnummer'] === '19' ? references : [],
  }));
};

/** What the calculators ask the value of, in order. */
export const readQuestions = (edge: FakeEdge) =>
  edge
    .received('/mg/references/')
    .map(({ query: { huisnummer, toevoeging = '' } }) => huisnummer + toevoeging);

export const showCalculator = async (
  widget: string,
  path: string,
  { props = {}, pauses = false }: { props?: object; pauses?: boolean } = {},
) => {
  // It says no more than that it is at work, or waits to send once more.
  if (!pauses) skipPauses(500, 2_000, 30_000);
  const shown = await showWidget(remote, widget, { path, props });
  const { screen } = shown;
  const pressButton = (name: string) => press(screen.getByRole('button', { name, exact: true }));
  const heading = (name: string) => screen.getByRole('heading', { name });
  /** From the address to the first home to compare with. */
  const findHome = async () => {
    await fillIn(screen, [text('Postcode', '7418ET'), houseNumber]);
    await expect
      .element(screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 19 in Deventer');
    await pressButton('Verder gaan');
  };
  const compare = async (...answers: ('Ja' | 'Nee')[]) => {
    for (const [index, answer] of answers.entries()) {
      await expect.element(screen.getByText(`Woning ${index + 1} van ${answers.length}`)).toBeVisible();
      await pressButton(answer);
    }
  };
  return {
    ...shown,
    press: pressButton,
    heading,
    findHome,
    compare,
    value: screen.getByRole('button', { name: /Wat zegt deze waarde\?$/ }),
    alert: screen.getByRole('alert'),
  };
};

/** Goes on with Tab to what is called `name`, and types `keys` there. */
export const tabTo = async (name: string, keys: string): Promise<void> => {
  const read = () => {
    const element = document.activeElement as HTMLInputElement;
    return (element.labels?.[0] ?? element).textContent?.trim();
  };
  for (let stops = 0; stops < 40; stops += 1) {
    await userEvent.keyboard('{Tab}');
    if (read() === name) return userEvent.keyboard(keys);
  }
  throw new Error(`The keyboard does not reach "${name}"`);
};
