import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerForms } from '../../test/edge.ts';
import { fillIn, person, privacy } from '../../test/form-fields.ts';
import { readOptions } from '../../test/read-options.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

const selling = { widget: 'form-selling', path: '/verkoop', label: 'Pakket' };
const financial = { widget: 'form-financial', path: '/wooncontinuplan', label: 'Waar gaat het om?' };

const show = async ({ widget, label, path }: typeof selling, props = {}) => {
  const shown = await showWidget(remote, widget, { path, props });
  const form = shown.screen.getByRole('form');
  return { ...shown, form, choice: form.getByRole('combobox', { name: label }) };
};
type Shown = Awaited<ReturnType<typeof show>>;
const send = async ({ form, readAddress }: Shown) => {
  await fillIn(form, [...person, privacy]);
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect.poll(readAddress).toMatch(/^\/bedankt\//);
  return edge.received().at(-1)?.fields;
};

describe.each([
  { ...selling, title: 'Zelf doen', value: 'Zelf doen' },
  { ...financial, title: 'woning-verbouwen', value: 'woning-verbouwen' },
])('the package of $widget', ({ title, value, ...of }) => {
  test('is chosen by the URL', async () => {
    const shown = await show({ ...of, path: `${of.path}?pakket=${encodeURIComponent(title)}` });
    await expect.element(shown.choice).toHaveValue(value);
    expect(await send(shown)).toMatchObject({ package: value });
  });

  test('changes with the URL, and what was typed stays', async () => {
    const shown = await show(of);
    await expect.element(shown.choice).toHaveValue('kies-jouw-pakket');
    await shown.form.getByRole('textbox', { name: 'Naam' }).fill('Quirijn');
    await shown.router.navigate(`${of.path}?pakket=${encodeURIComponent(title)}`);
    await expect.element(shown.choice).toHaveValue(value);
    await expect.element(shown.form.getByRole('textbox', { name: 'Naam' })).toHaveValue('Quirijn');
  });

  test('is not one that the form does not offer', async () => {
    const shown = await show({ ...of, path: `${of.path}?pakket=Kasteel` });
    await expect.element(shown.choice).toHaveValue('kies-jouw-pakket');
  });

  test('keeps no form from being sent', async () => {
    expect(await send(await show(of))).toMatchObject({ package: 'kies-jouw-pakket' });
  });
});

describe('another choice than the URL’s', () => {
  const path = '/verkoop?pakket=Compleet';

  test('is there after a reload, until a package of the page is chosen', async () => {
    const first = await show({ ...selling, path });
    await first.choice.selectOptions('Zelf doen');
    const again = await show({ ...selling, path });
    await expect.element(again.choice).toHaveValue('Zelf doen');
    await again.router.navigate('/verkoop');
    await expect.element(again.choice).toHaveValue('Zelf doen');
    await again.router.navigate(path);
    await expect.element(again.choice).toHaveValue('Compleet');
    const last = await show({ ...selling, path });
    await expect.element(last.choice).toHaveValue('Compleet');
  });

  test('makes place for the URL’s when that is pressed again on another page, and not on the way back', async () => {
    const { choice, router } = await show({ ...selling, path });
    await choice.selectOptions('Zelf doen');
    await router.navigate('/blogs');
    await expect.element(choice).not.toBeInTheDocument();
    await router.navigate(path);
    await expect.element(choice).toHaveValue('Compleet');
    await choice.selectOptions('Zelf doen');
    await router.navigate('/blogs');
    await expect.element(choice).not.toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(choice).toHaveValue('Zelf doen');
  });

  test('makes place for the URL’s when that is pressed again on its page, and not for an anchor', async () => {
    const { choice, router } = await show({ ...selling, path });
    await choice.selectOptions('Zelf doen');
    await router.navigate(path);
    await expect.element(choice).toHaveValue('Compleet');
    await choice.selectOptions('Zelf doen');
    await router.navigate(`${path}#meet_us`);
    await router.navigate('/blogs');
    await expect.element(choice).not.toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(choice).toHaveValue('Zelf doen');
  });

  test('comes back with a form that was posted without script', async () => {
    const posted = { form: 'selling', values: { package: 'Zelf doen' }, errors: {}, message: 'Vul aan' };
    const { screen } = await showWidget(remote, 'form-selling', { path, posted });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Vul aan');
    await expect.element(screen.getByRole('combobox', { name: 'Pakket' })).toHaveValue('Zelf doen');
  });
});

test('the selling form offers the packages for selling', async () => {
  expect(await readOptions((await show(selling)).choice)).toEqual([
    ['kies-jouw-pakket', 'Kies jouw pakket'],
    ['Compleet', 'Compleet'],
    ['Zelf doen', 'Zelf doen'],
  ]);
});

test('without the packages the selling form can be sent', async () => {
  edge.answersGet('/content/packages', problem(503, 'upstream-unavailable'));
  const shown = await show(selling);
  expect(await readOptions(shown.choice)).toEqual([['kies-jouw-pakket', 'Kies jouw pakket']]);
  await send(shown);
});

test('the financial form offers four kinds of help, and its banner chooses one', async () => {
  const shown = await show(financial, { pakket: 'anders' });
  await expect.element(shown.choice).toHaveValue('anders');
  expect((await readOptions(shown.choice)).map(([value]) => value)).toEqual([
    'kies-jouw-pakket',
    'woning-kopen',
    'woning-verkopen',
    'woning-verbouwen',
    'anders',
  ]);
});

test('a banner that chooses what is not offered chooses nothing', async () => {
  const { choice } = await show(financial, { pakket: 'kasteel' });
  await expect.element(choice).toHaveValue('kies-jouw-pakket');
});

test('who sells can say when the office may come, and need not', async () => {
  const { screen } = await showWidget(remote, 'form-selling', { path: '/verkoop' });
  const days = screen.getByRole('group', { name: 'Wanneer zullen we langskomen? (niet verplicht)' });
  await expect.element(days.getByRole('combobox')).toHaveLength(3);
  expect((await readOptions(days.getByRole('combobox').first())).length).toBeGreaterThan(10);
});
