import { createContext, lazy, memo } from 'react';
import { expect, test } from 'vitest';
import { findStable, isComponent, register } from './families.ts';

const Name = () => 'naam';

test('a component is drawn through one that stays', () => {
  register(Name, 'a.tsx_Name');
  expect(findStable(Name)).not.toBe(Name);
  const Kept = memo(Name);
  register(Kept, 'a.tsx_Kept');
  expect(isComponent(Kept)).toBe(true);
});

// The compiler names all that stands as an element.
test('a context that is written as an element is itself, so that what is in it shows', () => {
  const NameContext = createContext('');
  register(NameContext, 'a.tsx_NameContext');
  expect(findStable(NameContext)).toBe(NameContext);
});

test('what is loaded when it is first drawn is still loaded', async () => {
  const LateName = lazy(() => Promise.resolve({ default: Name }));
  register(LateName, 'a.tsx_LateName');
  expect(findStable(LateName)).toHaveProperty('_init');
});
