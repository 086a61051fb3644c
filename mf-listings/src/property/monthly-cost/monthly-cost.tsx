import { readPaths } from '@binnen/contracts/read-paths';
import type { MortgageTerms } from '@binnen/contracts/content';
import type { Property } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { ArrowLink } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { Suspense, use, useId, useState } from 'react';
import { describePrice } from '../../home/price.ts';
import { fetchReply } from '../../search/fetch-reply.ts';
import css from './monthly-cost.module.css';

/** Milliseconds that the rates may take. */
const patience = 8000;

/** The calculator with the office's rates; undefined when either does not load, or the office keeps no rates. */
const load = async () => {
  try {
    const [{ Calculator }, terms] = await Promise.all([
      import(/* webpackChunkName: "monthly-cost" */ './calculator.tsx'),
      fetchReply<MortgageTerms>(readPaths.mortgageTerms, AbortSignal.timeout(patience)),
    ]);
    return terms && terms.rentes.length > 0 ? { Calculator, terms } : undefined;
  } catch {
    return undefined;
  }
};
type Loading = ReturnType<typeof load>;

function Loaded({ loading, home }: { loading: Loading; home: Property }) {
  const failed = useText(
    'monthly_cost_failed',
    'Rekenen lukt nu niet. Laat je gegevens achter of bel ons, dan rekenen we het met je uit.',
  );
  const loaded = use(loading);
  if (!loaded) return <p role="alert">{failed}</p>;
  return <loaded.Calculator home={home} terms={loaded.terms} />;
}

/**
 * The monthly cost of a home for sale: a calculator that is loaded when it is asked for, and a link to the mortgage
 * form.
 */
export function MonthlyCost({ home }: { home: Property }) {
  const id = useId();
  const [loading, setLoading] = useState<Loading | null>(null);
  const title = useText('monthly_cost_title', 'Wat kost dit per maand?');
  const intro = useText(
    'monthly_cost_intro',
    'Bereken wat een hypotheek voor deze woning ongeveer kost. Het is een rekenvoorbeeld, geen advies.',
  );
  const open = useText('monthly_cost_open', 'Bereken je maandlasten');
  const close = useText('monthly_cost_close', 'Verberg de berekening');
  const form = useText('monthly_cost_form', 'Bespreek je hypotheek met ons');
  if (describePrice(home).kind !== 'koop') return null;
  return (
    <section id="maandlasten" className={css.section} aria-labelledby={`${id}t`}>
      <h2 id={`${id}t`}>{title}</h2>
      <p>{intro}</p>
      <noscript>
        <p>Zelf rekenen kan hier alleen met JavaScript.</p>
      </noscript>
      <p className={css.ways}>
        <Button
          look="secondary"
          className={css.withScript}
          aria-expanded={loading !== null}
          aria-controls={`${id}c`}
          onClick={() => setLoading(loading ? null : load())}
        >
          {loading ? close : open}
        </Button>
        <ArrowLink href={`${routes.wooncontinuplan.href()}?pakket=woning-kopen#meet_us`}>{form}</ArrowLink>
      </p>
      <div id={`${id}c`}>
        {loading && (
          <Suspense fallback={<p role="status">De berekening wordt geladen…</p>}>
            <Loaded loading={loading} home={home} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
