import { formatWhole } from '@binnen/contracts/formats/amounts';
import type { SoldSummary } from '@binnen/contracts/list-answers';
import { readPaths } from '@binnen/contracts/read-paths';
import type { Employee, Trust } from '@binnen/contracts/content';
import { formatDate } from '@binnen/contracts/formats/local-date';
import { Section, SectionHead } from '@binnen/design/section';
import { useText, type Api } from '@binnen/platform';
import { Face } from '../../contact/face.tsx';
import { readSold } from '../../reading/read-sold.ts';
import { averageMark } from '../../text/average-mark.ts';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './trust.module.css';

interface FiguresData extends Trust {
  /** What was sold in the year of the last sale. */
  verkoop?: SoldSummary;
}

interface TrustData extends FiguresData {
  /** The broker who answers for the office's work, if the office says who that is. */
  makelaar: Employee | undefined;
}

/** So few say nothing of an office. */
const fewestSold = 5;

/** As many as can be taken in; the others are at their source. */
const mostReviews = 6;

function Review({
  review: { naam, tekst, cijfer, schaal = 10, datum, bron, url },
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
          {cijfer !== null && <span>{`Cijfer ${String(cijfer).replace('.', ',')} van ${schaal} · `}</span>}
          <time dateTime={datum}>{formatDate(datum)}</time>
          {' · '}
          {url ? <a href={url}>{bron}</a> : bron}
        </span>
      </figcaption>
    </figure>
  );
}

function Broker({ broker }: { broker: Employee }) {
  const title = useText('trust_broker_title', 'Verantwoordelijk makelaar');
  return (
    <div>
      <h3>{title}</h3>
      <Face of={broker} />
    </div>
  );
}

export interface FiguresProps {
  of: FiguresData;
  /** Where the reviews are, with what is said of them. */
  href?: string;
}

/** The total mark and what was sold: figures of the content and of the offer, with where they are from. */
export function Figures({ of: { beoordelingen, verkoop }, href }: FiguresProps) {
  const mark = averageMark(beoordelingen);
  if (!mark) return null;
  const source = `${mark.isOmgerekend ? 'van 10, ' : ''}gemiddeld van ${mark.aantal} ${mark.aantal === 1 ? 'cijfer' : 'cijfers'}, ${mark.bronnen.join(', ')}`;
  return (
    <ul role="list" className={css.figures}>
      <li>
        <strong>{mark.cijfer}</strong> {href ? <a href={href}>{source}</a> : source}
      </li>
      {verkoop && verkoop.aantal >= fewestSold && (
        <>
          <li>
            <strong>{formatWhole(verkoop.aantal)}</strong> huizen verkocht in {verkoop.tot.slice(0, 4)}, tot
            en met {formatDate(verkoop.tot).replace(/ \d{4}$/, '')}
          </li>
          {verkoop.dagen !== null && (
            <li>
              <strong>{formatWhole(verkoop.dagen)}</strong> {verkoop.dagen === 1 ? 'dag' : 'dagen'} te koop:
              de helft was eerder verkocht
            </li>
          )}
        </>
      )}
    </ul>
  );
}

/** Who shows reviews has to say whether they are checked: Directive 2005/29/EC, article 7(6). */
export function Origin() {
  const origin = useText(
    'trust_reviews_origin',
    'We nemen beoordelingen woord voor woord over. Of de schrijver klant bij ons was, controleren we niet zelf.',
  );
  return <p className={css.origin}>{origin}</p>;
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
  const { beoordelingen, registraties, makelaar } = data;
  const about = fields.text('about');
  const asked = beoordelingen.filter(({ onderwerp }) => about && onderwerp === about);
  const shown = asked.length > 0 ? asked : beoordelingen;
  if (beoordelingen.length === 0 && registraties.length === 0 && !makelaar) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      {beoordelingen.length > 0 && (
        <>
          <Figures of={data} />
          <div className={css.reviews}>
            {shown.slice(0, mostReviews).map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </div>
          <Origin />
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

export const loadFigures = async (api: Api): Promise<FiguresData> => {
  const [known, verkoop] = await Promise.all([
    api.get<Trust>(readPaths.trust),
    readSold(api).catch(() => undefined),
  ]);
  return { ...known, verkoop };
};

export const trust = defineBanner<TrustData>({
  still: true,
  load: async ({ api }) => {
    const [figures, people] = await Promise.all([
      loadFigures(api),
      // Reviews and registrations do not wait for who works here.
      api.content.employees().catch((): Employee[] => []),
    ]);
    return { ...figures, makelaar: people.find(({ verantwoordelijk }) => verantwoordelijk) };
  },
  Component: TrustBanner,
});
