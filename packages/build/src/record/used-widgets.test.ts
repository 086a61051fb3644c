import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { findUsedWidgets, listUsedWidgets } from './used-widgets.ts';

test('a widget that the code asks for is used, wherever the call stands', () => {
  const source = `
    export const page = definePage<Data>({
      loader: async ({ context }) => ({
        form: prepareWidget(context, 'interest-form', { woning: 'Keulenstraat 19' }),
        newest: shows ? prepareWidget(context, "newest-objects", {}) : null,
      }),
    });
    const placed = prepareWidget(context, placedWidget(name), values);
    // prepareWidget(context, 'in-a-comment', {})
    const text = "prepareWidget(context, 'in-a-text', {})";
  `;
  expect(findUsedWidgets('page.tsx', source)).toEqual(['interest-form', 'newest-objects']);
});

test('a name that is no literal stops the build and says what to do', () => {
  expect(() => findUsedWidgets('page.ts', 'prepareWidget(context, name, {})')).toThrow(
    /page\.ts: prepareWidget takes a widget's name as a literal.*placedWidget/,
  );
});

test('what a remote uses is read from its sources', () => {
  expect(listUsedWidgets(path.join(root, 'mf-listings'))).toContain('interest-form');
  expect(listUsedWidgets(path.join(root, 'mf-leads'))).toEqual([]);
});
