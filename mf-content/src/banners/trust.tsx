import { readPaths } from '@binnen/contracts/read-paths';
import type { Employee, Trust } from '@binnen/contracts/content';
import { formatDate } from '@binnen/contracts/local-date';
import { Icon, phone } from '@binnen/design/icon';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { formatTel } from '../contact/format-tel.ts';
import { defineBanner, type BannerProps } from './banner.ts';
import css from './trust.module.css';

interface TrustData extends Trust {
  /** The broker who answers for the office's work, if the office says who that is. */
  makelaar: Employee | undefined;
}

/** As many as can be taken in; the others are at their source. */
const mostReviews = 6;

function Review({
  review: { naam, tekst, cijfer, datum, bron, url },
}: {
  review: Trust['beoordelingen'][number];
}) {
  return (
    <figure className={css.review}>
      <blockquote>
        <p>{tekst}</p>
      </blockquote>
      <figcaption>
        <strong>{naam}</strong>
        <span>
          {cijfer !== null && `Cijfer ${String(cijfer).replace('.', ',')} van 10 · `}
          <time dateTime={datum}>{formatDate(datum)}</time>
          {' · '}
          {url ? <a href={url}>{bron}</a> : bron}
        </span>
      </figcaption>
    </figure>
  );
}

function Broker({
  broker: { voornaam, achternaam, functie, registratie, phonenumber },
}: {
  broker: Employee;
}) {
  const title = useText('trust_broker_title', 'Verantwoordelijk makelaar');
  return (
    <div>
      <h3>{title}</h3>
      <p>
        <strong>{`${voornaam} ${achternaam}`}</strong>
        {functie && <span className={css.line}>{functie}</span>}
        {registratie && <span className={css.line}>{registratie}</span>}
        {phonenumber && (
          <a className={css.call} href={formatTel(phonenumber)}>
            <Icon of={phone} size="s" />
            {phonenumber}
          </a>
        )}
      </p>
    </div>
  );
}

function Registrations({ of }: { of: Trust['registraties'] }) {
  const title = useText('trust_registrations_title', 'Geregistreerd bij');
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list">
        {of.map(({ id, naam, nummer, url }) => (
          <li key={id}>
            {url ? <a href={url}>{naam}</a> : naam}
            {nummer && <span className={css.number}>{nummer}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What can be checked: reviews with their source and day, registrations, and who answers for the work. */
function TrustBanner({ banner, fields, data, tone }: BannerProps<TrustData>) {
  const heading = useText('trust_title', 'Controleer ons gerust');
  // Who shows reviews has to say whether they are checked: Directive 2005/29/EC, article 7(6).
  const origin = useText(
    'trust_reviews_origin',
    'We nemen beoordelingen woord voor woord over van de bron die erbij staat. Of de schrijver klant bij ons was, controleren we niet zelf.',
  );
  const { beoordelingen, registraties, makelaar } = data;
  if (beoordelingen.length === 0 && registraties.length === 0 && !makelaar) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      {beoordelingen.length > 0 && (
        <>
          <div className={css.reviews}>
            {beoordelingen.slice(0, mostReviews).map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </div>
          <p className={css.origin}>{origin}</p>
        </>
      )}
      {(registraties.length > 0 || makelaar) && (
        <div className={css.facts}>
          {makelaar && <Broker broker={makelaar} />}
          {registraties.length > 0 && <Registrations of={registraties} />}
        </div>
      )}
    </Section>
  );
}

export const trust = defineBanner<TrustData>({
  still: true,
  load: async ({ api }) => {
    const [known, people] = await Promise.all([
      api.get<Trust>(readPaths.trust),
      // Reviews and registrations do not wait for who works here.
      api.content.employees().catch((): Employee[] => []),
    ]);
    return { ...known, makelaar: people.find(({ verantwoordelijk }) => verantwoordelijk) };
  },
  Component: TrustBanner,
});
