import type { Property } from '@binnen/contracts/property';
import { Picture } from '@binnen/design/picture';
import { ArrowLink, Section } from '@binnen/design/section';
import { formatPath, formatStreet } from '../home/address.ts';
import css from './all-photos.module.css';
import { describePhoto, listFloorPlans, listPhotos, unknownPhoto } from './media.ts';

const sizes = '(width < 64rem) calc(100vw - 2.5rem), 600px';

/** All photos and floor plans of a home below each other: what the links of its page lead to without script. */
export function AllPhotos({ home }: { home: Property }) {
  const photos = listPhotos(home).map((photo, index) => ({
    id: `foto-${index + 1}`,
    link: photo.link,
    words: describePhoto(home, photo, index),
  }));
  const plans = listFloorPlans(home).map(({ link, omschrijving }, index) => ({
    id: `plattegrond-${index + 1}`,
    link,
    words: `Plattegrond: ${omschrijving ?? 'verdieping'}`,
  }));
  const back = <ArrowLink href={formatPath(home)}>Terug naar de woning</ArrowLink>;
  return (
    <article data-owner="mf-listings">
      <Section tight>
        <h1 className={css.title}>Foto’s van {formatStreet(home)}</h1>
        <p>{back}</p>
        <ul role="list" className={css.list}>
          {[...photos, ...plans].map(({ id, link, words }, index) => (
            <li key={id} id={id}>
              <figure className={css.figure}>
                <Picture
                  link={link}
                  alt={words}
                  sizes={sizes}
                  width={1200}
                  height={900}
                  priority={index === 0}
                />
                {words !== unknownPhoto && <figcaption aria-hidden>{words}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
        <p>{back}</p>
      </Section>
    </article>
  );
}
