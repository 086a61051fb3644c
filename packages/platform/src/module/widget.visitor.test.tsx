import { takeErrors } from '@binnen/remote-testing/console-errors';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Widget, WidgetContext } from './widget.tsx';

function Form() {
  const [typed, setTyped] = useState('');
  if (typed.length > 3) throw new Error('a bug');
  return <input aria-label="Naam" value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

test('a widget that fails while somebody types gives its place to what the page says instead', async () => {
  const report = vi.fn();
  const loaded = { module: { Component: Form }, data: null };
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <WidgetContext value={{ prepare: () => {}, get: () => loaded, report }}>
      <Widget of={{ widget: 'contact', props: {} }} missing={<p>Bel of mail ons gerust.</p>} />
    </WidgetContext>,
  );
  await page.getByRole('textbox', { name: 'Naam' }).fill('Anna');
  await expect.element(page.getByText('Bel of mail ons gerust.')).toBeVisible();
  expect(report).toHaveBeenCalledOnce();
  takeErrors();
  root.unmount();
});
