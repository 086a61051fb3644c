import type { Property } from '@binnen/contracts/property';
import { useText } from '@binnen/platform';
import css from './sections.module.css';

/** The facts by theme, in two columns. */
export function Facts({ home }: { home: Property }) {
  const title = useText('property_facts_title', 'Kenmerken');
  if (home.kenmerken.length === 0) return null;
  return (
    <section className={css.facts} aria-labelledby="kenmerken">
      <h2 id="kenmerken">{title}</h2>
      <div className={css.themes}>
        {home.kenmerken.map(({ titel, feiten }) => (
          <div key={titel} className={css.theme}>
            <h3>{titel}</h3>
            <dl>
              {feiten.map(({ label, waarde }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{waarde}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
