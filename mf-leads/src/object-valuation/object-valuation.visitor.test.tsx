import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, expect, test } from 'vitest';
import { answerValues, showCalculator, tabTo } from '../../test/calculator.ts';
import { anyForm, refused, taken } from '../../test/edge.ts';
import { callMe, fillIn, name, personSent, phone, readPrivacy, visitor } from '../../test/form-fields.ts';

const edge = useFakeEdge();
beforeEach(() => {
  answerValues(edge);
  edge.answersPost(anyForm, taken);
});

const path = '/waarde-woning';
const show = async () => {
  const shown = await showCalculator('form-object-valuation', path);
  await shown.findHome();
  await shown.compare('Ja', 'Nee');
  await expect.element(shown.heading('De laatste stap!')).toBeVisible();
  return { ...shown, email: shown.screen.getByRole('textbox', { name: 'E-mail' }) };
};

test('the value shows once the e-mail address is sent, and a send that fails keeps it', async () => {
  const { press, email, alert, heading, value } = await show();
  await press('Doorgaan');
  await expect.element(email).toHaveFocus();
  await expect.element(alert).toHaveTextContent('Je hebt niet alles ingevuld.');
  await email.fill(visitor.email);
  edge.drops(anyForm);
  await press('Doorgaan');
  await expect.element(alert).toMatchTextContent(/^Er ging helaas iets fout\. \S/);
  edge.answersPost(anyForm, refused);
  await press('Doorgaan');
  await expect.element(alert).toMatchTextContent('Er ging iets fout.');
  await expect.element(email).toHaveValue(visitor.email);
  await expect.element(value).not.toBeInTheDocument();
  edge.answersPost(anyForm, taken);
  await press('Doorgaan');
  await expect.element(heading('Geschatte waarde')).toBeVisible();
  await expect.element(value).toMatchTextContent('€ 396.000');
  const sent = {
    email: visitor.email,
    estimatedValue: '€\u00a0396.000',
    address: 'Keulenstraat 19 in Deventer',
    postcode: '7418ET',
    huisnr: '19',
    toevoeging: '',
    _formulier: 'valuation-tool',
    _pagina: path,
    _website: '',
    _invultijd: expect.stringMatching(/^\d+$/),
  };
  const posts = edge.received('/ac/contact/add/waarde-woning-berekenen');
  expect(posts.map(({ fields }) => fields)).toEqual([sent, sent, sent]);
  expect(posts[1]?.headers.get('idempotency-key')).toBe(posts[0]?.headers.get('idempotency-key'));
});

test('Doorgaan after a look back is the same lead', async () => {
  const { press, email, heading } = await show();
  await email.fill(visitor.email);
  await press('Doorgaan');
  await expect.element(heading('Geschatte waarde')).toBeVisible();
  await press('Terug');
  await press('Doorgaan');
  await expect.element(heading('Geschatte waarde')).toBeVisible();
  const keys = edge
    .received('/ac/contact/add/waarde-woning-berekenen')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('from the value one goes on to a valuation, without a reason that was not given', async () => {
  const { press, email, router, readAddress } = await show();
  await email.fill(visitor.email);
  await press('Doorgaan');
  await press('Een taxatie aanvragen');
  await expect.poll(readAddress).toBe('/taxatie#valuation');
  expect(router.state.location.state).toMatchObject({ postcode: '7418ET', valuation: '396000' });
  expect(router.state.location.state).not.toHaveProperty('waaromTaxaties');
});

test('it has the three steps that it promises, and the last one shows the range before it asks anything', async () => {
  const { screen, findHome, compare, heading } = await showCalculator('form-object-valuation', path);
  await expect.element(screen.getByText('Stap 1 van 3')).toBeVisible();
  await findHome();
  await expect.element(screen.getByText('Stap 2 van 3')).toBeVisible();
  await compare('Ja', 'Nee');
  await expect.element(heading('De laatste stap!')).toBeVisible();
  await expect.element(screen.getByText('Stap 3 van 3')).toBeVisible();
  await expect
    .element(screen.getByText('Je woning is naar schatting tussen € 384.000 en € 408.000 waard.'))
    .toBeVisible();
});

test('from the value one goes on to a contact form like the mortgage calculator’s, with the e-mail address filled in', async () => {
  const { screen, press, email, heading, readAddress } = await show();
  await email.fill(visitor.email);
  await press('Doorgaan');
  await expect.element(heading('Wil je contact opnemen?')).toBeVisible();
  await press('Contact opnemen');
  const form = screen.getByRole('form', { name: 'Contact opnemen' });
  await expect.element(form.getByRole('checkbox', { name: readPrivacy.label })).toBeChecked();
  await expect.element(form.getByRole('checkbox', { name: callMe.label })).not.toBeChecked();
  await expect.element(form.getByRole('textbox', { name: 'E-mail*' })).toHaveValue(visitor.email);
  await readPrivacy.fill(form);
  await fillIn(form, [name('Naam*'), phone('Telefoon*'), callMe]);
  await press('Versturen');
  await expect.element(form.getByRole('checkbox', { name: readPrivacy.label })).toHaveFocus();
  await readPrivacy.fill(form);
  await press('Aanvragen');
  await expect.poll(readAddress).toBe('/bedankt/contact');
  expect(edge.received('/ac/contact/add/formulier').map(({ fields }) => fields)).toEqual([
    expect.objectContaining({
      ...personSent,
      acceptsPrivacy: 'ja',
      wantsCall: 'ja',
      _formulier: 'object-valuation-contact',
    }),
  ]);
});

test('with the keyboard alone the value is reached', async () => {
  const { value } = await show();
  await tabTo('E-mail', `${visitor.email}{Enter}`);
  await expect.element(value).toBeVisible();
});
