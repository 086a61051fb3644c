import { visitorPaths } from '@binnen/contracts/api-paths';
import { useState } from 'react';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { Question } from './calculator-frame.tsx';
import css from './calculator.module.css';
import { formatReference } from './load-references.ts';
import type { Reference } from './machine.ts';
import type { Calculator } from './use-calculator.ts';

const width = 600;
const height = 300;

/** A picture of the street by way of the edge: the maps service never meets the visitor. */
const formatStreetView = ({ latitude, longitude }: Reference): string =>
  `${visitorPaths.streetView}?size=${width}x${height}&location=${latitude},${longitude}&sensor=false`;

function Street({ of }: { of: Reference }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <div className={css.noPhoto}>Van deze straat is geen foto.</div>;
  return (
    <figure className={css.photo}>
      <img
        src={formatStreetView(of)}
        width={width}
        height={height}
        alt={`De straat bij ${formatReference(of)}`}
        onError={() => setMissing(true)}
      />
      <figcaption>Volgens Google de woning van buiten</figcaption>
    </figure>
  );
}

/** Step 3: a home that may be like the visitor's own. */
export function ComparisonStep({ of: { place, isBusy, answer } }: { of: Calculator }) {
  const { references, answers } = place;
  const index = answers.length;
  const reference = references[index];
  if (!reference) return null;
  const home = (
    <article className={css.card}>
      <Street key={index} of={reference} />
      <p className={css.place}>
        <strong>{formatReference(reference)}</strong>
        <br />
        {reference.postalCode.replace(/^\d{4}(?=[A-Z])/i, '$& ') || 'Postcode niet gevonden'}
      </p>
    </article>
  );
  return (
    <Question question="Lijkt deze woning op die van jou?" answer={answer} busy={isBusy} subject={home}>
      <p className={css.count} role="status">
        <span>{`Woning ${index + 1} van ${references.length}${isBusy ? ', we halen de waarde op…' : ''}`}</span>
        {/* The focus stays on the buttons: which home they are about is said here. */}
        <VisuallyHidden>{formatReference(reference)}</VisuallyHidden>
        <progress className={css.progress} value={index + 1} max={references.length} aria-hidden />
      </p>
    </Question>
  );
}
