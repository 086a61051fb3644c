import { alertForm } from '@binnen/contracts/alerts/alert-form';
import { showPage } from '@binnen/remote-testing/show';
import { expect, test } from 'vitest';
import { remote } from '../remote.ts';

test.each([
  ['/woningaanbod/deventer?kamers=3', '/woningaanbod/deventer?kamers=3'],
  ['https://elsewhere.example/', '/woningaanbod'],
  ['//elsewhere.example/woningaanbod', '/woningaanbod'],
])('a form that comes back with the list %s links to %s', async (lijst, href) => {
  const message = 'Dit is geen lijst van ons aanbod.';
  const posted = { form: alertForm, values: { lijst }, errors: {}, message };
  const { screen } = await showPage(remote, '/meldingen', { posted });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await expect.element(screen.getByRole('link', { name: 'wat je zoekt' })).toHaveAttribute('href', href);
});
