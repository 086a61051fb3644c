import { alertPaths } from '@binnen/contracts/alerts/alert-form';
import { pushedAlertsKey } from '@binnen/contracts/alerts/pushed-alerts';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { expect, test } from 'vitest';
import { remote } from '../remote.ts';

const edge = useFakeEdge();

const alert = (key: string) => `${alertPaths.alert}?sleutel=${key}`;

test('an alert that is not answered hides no other one', async () => {
  localStorage.setItem(pushedAlertsKey, JSON.stringify(['een', 'twee', 'drie'].map(alert)));
  edge.answersGet(alertPaths.alert, ({ query }) =>
    query['sleutel'] === 'twee'
      ? Response.error()
      : {
          staat: query['sleutel'] === 'een' ? 'actief' : 'gepauzeerd',
          frequentie: 'direct',
          woorden: ['Koop', query['sleutel'] ?? ''],
          lijst: '/woningaanbod',
          kanaal: 'push',
        },
  );
  const { screen } = await showPage(remote, '/meldingen');
  const own = screen.getByRole('listitem');
  await expect.element(own).toHaveLength(2);
  await expect
    .element(own.first().getByRole('link', { name: 'Koop, een' }))
    .toHaveAttribute('href', alert('een'));
  await expect.element(own.last()).toHaveTextContent('Koop, drie (op pauze)');
});
