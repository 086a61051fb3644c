import type { Property } from '@binnen/contracts/property';
import { Picture } from '@binnen/design/picture';
import { formatPhotosPath } from '../home/address.ts';
import { listFilms, listFloorPlans } from './media.ts';
import { Films } from './photo-groups.tsx';
import css from './sections.module.css';

/** Floor plans, and links to films and walks through the home. */
export function MorePictures({ home }: { home: Property }) {
  const plans = listFloorPlans(home);
  if (plans.length === 0 && listFilms(home).length === 0) return null;
  return (
    <section className={css.plans} aria-labelledby="beeld">
      <h2 id="beeld">{plans.length > 0 ? 'Plattegronden' : 'Video en rondleiding'}</h2>
      {plans.length > 0 && (
        <ul className={css.planList} role="list">
          {plans.map(({ link, place, caption, words }) => (
            <li key={link}>
              <a href={formatPhotosPath(home, place)} aria-haspopup="dialog">
                <Picture
                  link={link}
                  alt={words}
                  sizes="(width < 44rem) 92vw, clamp(392px, 29vw, 550px)"
                  width={960}
                  height={720}
                />
                <span>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Films home={home} />
    </section>
  );
}
