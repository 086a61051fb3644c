import type { Property } from '@binnen/contracts/property';
import { Icon, photos as photosIcon } from '@binnen/design/icon';
import { Picture } from '@binnen/design/picture';
import { useState } from 'react';
import { formatPhotosPath } from '../home/address.ts';
import { listFloorPlans, listPhotos } from './media.ts';
import css from './gallery.module.css';

const mosaicSizes = ['(width < 64rem) calc(100vw - 2.5rem), 800px', '(width < 64rem) 50vw, 400px'] as const;

/** One large photo and four small ones: links to the sheet with all of them. */
export function Gallery({ home }: { home: Property }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  // A photo that fails is left out: the next one takes its place.
  const drop = (link: string) => setBroken((links) => (links.includes(link) ? links : [...links, link]));
  const photos = listPhotos(home).filter(({ link }) => !broken.includes(link));
  const shown = photos.slice(0, 5);
  if (shown.length === 0)
    return (
      <div className={css.none}>
        <Picture link={null} alt="Woning afbeelding" sizes="100vw" width={1600} height={900} cover />
      </div>
    );
  return (
    <div className={css.mosaic} data-count={shown.length}>
      {shown.map(({ link, place, words }, index) => (
        <a
          key={link}
          className={css.tile}
          href={formatPhotosPath(home, place)}
          data-index={index}
          aria-haspopup="dialog"
        >
          <Picture
            link={link}
            alt={words}
            sizes={mosaicSizes[index === 0 ? 0 : 1]}
            width={1200}
            height={900}
            max={index === 0 ? 1600 : 1120}
            cover
            priority={index === 0}
            onBroken={() => drop(link)}
          />
        </a>
      ))}
      <div className={css.ways}>
        {listFloorPlans(home).length > 0 && (
          <a href={formatPhotosPath(home, 'plattegronden')} aria-haspopup="dialog">
            Plattegrond
          </a>
        )}
        <a href={formatPhotosPath(home, 'fotos')} aria-haspopup="dialog">
          <Icon of={photosIcon} size="s" />
          <span>{photos.length === 1 ? 'Bekijk de foto' : `Alle ${photos.length} foto’s`}</span>
        </a>
      </div>
    </div>
  );
}
