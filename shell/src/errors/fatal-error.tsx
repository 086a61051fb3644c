import { PlainError } from './plain-error.tsx';

/** Shown when the frame itself cannot be drawn. */
export function FatalError() {
  return (
    <main>
      <PlainError />
    </main>
  );
}
