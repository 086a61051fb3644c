import { alertPaths } from '@binnen/contracts/alerts/alert-form';
import { pushedAlertsKey } from '@binnen/contracts/alerts/pushed-alerts';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { expect, test } from 'vitest';
import { remote } from '../remote.ts';

const edge = useFakeEdge();

const alert = (key: string) => `${alertPaths.alert}?sleutel=${key}`;

test('an alert that is not answered hides no other one, and is told of; one that has ended is not', async () => {
  localStorage.setItem(pushedAlertsKey, JSON.stringify(['een', 'twee', 'drie', 'vier'].map(alert)));
  let unanswered = 'twee';
  edge.answersGet(alertPaths.alert, ({ query: { sleutel = '' } }) => {
    if (sleutel === unanswered) return Response.error();
    if (sleutel === 'vier') return new Response(null, { status: 404 });
    const staat = sleutel === 'een' ? 'actief' : 'gepauzeerd';
    return {
      staat,
      frequentie: 'direct',
      woorden: ['Koop', sleutel],
      lijst: '/woningaanbod',
      kanaal: 'push',
    };
  });
  const { screen } = await showPage(remote, '/meldingen');
  const own = screen.getByRole('listitem');
  await expect.element(own).toHaveLength(2);
  await expect
    .element(own.first().getByRole('link', { name: 'Koop, een' }))
    .toHaveAttribute('href', alert('een'));
  await expect.element(own.last()).toHaveTextContent('Koop, drie (op pauze)');
  await expect.element(screen.getByText(/^Niet al je meldingen zijn nu op te vragen/)).toBeVisible();

  unanswered = '';
  const { screen: whole } = await showPage(remote, '/meldingen');
  await expect.element(whole.getByRole('listitem')).toHaveLength(3);
  await expect.element(whole.getByText(/^Niet al je meldingen zijn nu op te vragen/)).not.toBeInTheDocument();
});
