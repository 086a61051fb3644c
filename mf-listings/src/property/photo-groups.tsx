import { formatStreet } from '@binnen/contracts/formats/address';
import type { Property } from '@binnen/contracts/property';
import { Picture } from '@binnen/design/picture';
import { ArrowLink, Section } from '@binnen/design/section';
import type { MouseEvent } from 'react';
import { formatPath, formatPhotosPath } from '../home/address.ts';
import { listFilms, listFloorPlans, listPhotos, type Shot } from './media.ts';
import css from './photo-groups.module.css';
import { Place } from './place.tsx';

interface Pressing {
  /** Whether its picture is drawn yet; there is room for it before. */
  isDrawn?: (shot: Shot) => boolean;
  /** To see it from nearby. */
  onPress?: (shot: Shot, event: MouseEvent<HTMLElement>) => void;
  onBroken?: (link: string) => void;
}

function Shots({ of, until, isDrawn, onPress, onBroken }: Pressing & { of: Shot[]; until?: number }) {
  return (
    <ul role="list">
      {of.slice(0, until).map((shot, index) => {
        const { link, place, caption, words } = shot;
        const picture = (!isDrawn || isDrawn(shot)) && (
          <Picture
            link={link}
            alt={onPress ? '' : words}
            sizes="min(100vw, 133vh)"
            width={4}
            height={3}
            priority={onPress ? false : place === 'foto-1'}
            onBroken={() => onBroken?.(link)}
          />
        );
        return (
          <li key={link} id={place}>
            <figure className={css.shot}>
              {onPress ? (
                <button
                  type="button"
                  className={css.box}
                  aria-label={`${words}: vergroot`}
                  onClick={(event) => onPress(shot, event)}
                >
                  {picture}
                </button>
              ) : (
                <div className={css.box}>{picture}</div>
              )}
              <figcaption aria-hidden>
                <span>
                  {index + 1} / {of.length}
                </span>{' '}
                {caption}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

/** Links to films and walks through the home. */
export function Films({ home }: { home: Property }) {
  return listFilms(home).map(({ link, label }) => (
    <p key={link}>
      <ArrowLink href={link}>{`${label} (opent bij een andere partij)`}</ArrowLink>
    </p>
  ));
}

interface PhotoGroupsProps extends Pressing {
  home: Property;
  /** Those that can be loaded. */
  photos?: Shot[];
  /** How many photos are drawn, and nothing after them; undefined: all. */
  until?: number;
}

/** All photos, floor plans, films and the map of a home below each other, with links to each. */
export function PhotoGroups({ home, photos = listPhotos(home), until, ...pressing }: PhotoGroupsProps) {
  const plans = listFloorPlans(home);
  const kinds = [
    {
      name: 'Foto’s',
      place: 'fotos',
      shows: photos.length > 0 && <Shots of={photos} until={until} {...pressing} />,
    },
    {
      name: 'Plattegronden',
      place: 'plattegronden',
      shows: plans.length > 0 && <Shots of={plans} {...pressing} />,
    },
    { name: 'Video', place: 'video', shows: listFilms(home).length > 0 && <Films home={home} /> },
    { name: 'Kaart', place: 'kaart', shows: home.lat && home.lon && <Place home={home} /> },
  ].filter(({ shows }) => shows);
  return (
    <div className={css.groups}>
      <ul role="list" className={css.kinds}>
        {kinds.map(({ name, place }) => (
          <li key={place}>
            {/* No browser draws its document beforehand. */}
            <a href={formatPhotosPath(home, place)} rel="nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {kinds.slice(0, until && 1).map(({ name, place, shows }) => (
        <section key={place} id={place} aria-label={name}>
          {place !== 'fotos' && <h2>{name}</h2>}
          {shows}
        </section>
      ))}
    </div>
  );
}

/** The page with all of them: where the links of a home's page lead without script. */
export function AllPhotos({ home }: { home: Property }) {
  const back = <a href={formatPath(home)}>Terug naar de woning</a>;
  return (
    <article data-owner="mf-listings">
      <Section tight>
        <h1>Foto’s van {formatStreet(home)}</h1>
        <p>{back}</p>
        <PhotoGroups home={home} />
        <p>{back}</p>
      </Section>
    </article>
  );
}
