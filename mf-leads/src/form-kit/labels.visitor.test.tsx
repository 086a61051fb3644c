import { controlFields } from '@binnen/contracts/forms/control-fields';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, expect, test } from 'vitest';
import { answerForms } from '../../test/edge.ts';
import { forms } from '../../test/form-table.ts';
import { press } from '../../test/form-fields.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

/** An editor who changed every text to its own key. */
const changed = new Proxy<Record<string, string>>({}, { get: (_, key) => `[${String(key)}]` });

/** The words beside or above every control but a choice of several, whose words are an answer. */
const listLabels = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('form label, form legend')]
    .filter((each) => each.checkVisibility() && !each.querySelector('[type="radio"]'))
    // Nobody sees the honeypot's.
    .filter((each) => (each as HTMLLabelElement).control?.getAttribute('name') !== controlFields.honeypot)
    .map((each) => each.textContent ?? '');

test.each(forms)('$widget: editors can change every label', async ({ widget, path, props = {} }) => {
  const { screen } = await showWidget(remote, widget, { path, props, texts: changed });
  await expect.element(screen.getByRole('form')).toBeVisible();
  const labels = listLabels();
  expect(labels.length).toBeGreaterThan(3);
  expect(labels.filter((label) => !label.startsWith('['))).toEqual([]);
});

test('… and of all steps of the questionnaire', async () => {
  const { screen } = await showWidget(remote, 'form-questionnaire', { texts: changed });
  const next = screen.getByRole('button', { name: 'Volgende', exact: true });
  for (let step = 1; step <= 8; step += 1) {
    await expect.element(screen.getByText(`Stap ${step} van 8`)).toBeVisible();
    expect(listLabels().filter((label) => !label.startsWith('['))).toEqual([]);
    if (step === 6) await screen.getByRole('checkbox', { name: '[label_question_correct]' }).click();
    if (step < 8) await press(next);
  }
});
