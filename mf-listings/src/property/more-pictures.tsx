import type { Property } from '@binnen/contracts/property';
import { ArrowLink } from '@binnen/design/section';
import { Picture } from '@binnen/design/picture';
import { formatPhotosPath } from '../home/address.ts';
import { listFilms, listFloorPlans } from './media.ts';
import css from './sections.module.css';

/** Floor plans, and links to films and walks through the home. */
export function MorePictures({ home }: { home: Property }) {
  const plans = listFloorPlans(home);
  const films = listFilms(home);
  if (plans.length === 0 && films.length === 0) return null;
  return (
    <section className={css.plans} aria-labelledby="plattegronden">
      <h2 id="plattegronden">{plans.length > 0 ? 'Plattegronden' : 'Video en rondleiding'}</h2>
      {plans.length > 0 && (
        <ul className={css.planList} role="list">
          {plans.map((plan, index) => (
            <li key={plan.link}>
              <a href={formatPhotosPath(home, `plattegrond-${index + 1}`)}>
                <Picture
                  link={plan.link}
                  alt={`Plattegrond: ${plan.omschrijving ?? 'verdieping'}`}
                  sizes="(width < 44rem) 92vw, clamp(392px, 29vw, 550px)"
                  width={960}
                  height={720}
                />
                <span>{plan.omschrijving ?? 'Plattegrond'}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {films.map(({ link, label }) => (
        <p key={link}>
          <ArrowLink href={link}>{`${label} (opent bij een andere partij)`}</ArrowLink>
        </p>
      ))}
    </section>
  );
}
