import type { Meta } from '@binnen/platform';

/** What `<head>` says of every error page. The title has no site name after it. */
export const errorMeta: Meta = { title: 'Helaas, er ging iets mis!', noindex: true };

/** Shown when nothing else can be drawn: no texts, no styles, just the way home. */
export function PlainError() {
  return (
    <div>
      <h1>Er ging iets mis</h1>
      <p>
        We kunnen deze pagina nu niet laten zien. <a href="/">Terug naar home</a>
      </p>
    </div>
  );
}

/** Shown when the frame itself cannot be drawn. */
export const FatalError = () => (
  <main>
    <PlainError />
  </main>
);
