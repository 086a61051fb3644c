import type { Media, Property } from '@binnen/contracts/property';
import { Icon, photos as photosIcon } from '@binnen/design/icon';
import { Picture } from '@binnen/design/picture';
import { startTransition, useState, type MouseEvent, type ReactNode } from 'react';
import { formatPhotosPath } from '../home/address.ts';
import { describePhoto, listPhotos } from './media.ts';
import css from './gallery.module.css';
import { PhotoViewer } from './photo-viewer.tsx';

const mosaicSizes = ['(width < 64rem) calc(100vw - 2.5rem), 800px', '(width < 64rem) 50vw, 400px'] as const;

interface MosaicProps {
  home: Property;
  photos: Media[];
  /** How many of them show. */
  count: number;
  onBroken: (link: string) => void;
  /** Links; `data-index` says at which photo one opens the viewer. They are not drawn again for that. */
  children: ReactNode;
}

/** Photos that open in the viewer. */
function Mosaic({ home, photos, count, onBroken, children }: MosaicProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const [prepared, setPrepared] = useState(false);
  const [soon, setSoon] = useState(false);
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPrepared(true);
    setSoon(false);
    setViewed(Number(link.dataset['index'] ?? 0));
  };
  // While the finger is still down, and in slices: it may only be about to scroll.
  const prepare = () =>
    startTransition(() => {
      setPrepared(true);
      // A press in the viewer comes here, too.
      setSoon(viewed === null);
    });
  return (
    <div
      className={css.mosaic}
      data-count={count}
      onPointerDown={prepare}
      onPointerCancel={() => setSoon(false)}
      onClick={open}
    >
      {children}
      {prepared && (
        <PhotoViewer
          home={home}
          photos={photos}
          viewed={viewed}
          soon={soon}
          onBroken={onBroken}
          onClose={() => setViewed(null)}
        />
      )}
    </div>
  );
}

/** One large photo and four small ones. Each is a link to the page with all of them, for a visitor without script. */
export function Gallery({ home }: { home: Property }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  // A photo that fails is left out: the next one takes its place.
  const drop = (link: string) => setBroken((links) => (links.includes(link) ? links : [...links, link]));
  const all = listPhotos(home);
  const photos = all.filter(({ link }) => !broken.includes(link));
  const shown = photos.slice(0, 5);
  if (shown.length === 0)
    return (
      <div className={css.none}>
        <Picture link={null} alt="Woning afbeelding" sizes="100vw" width={1600} height={900} cover />
      </div>
    );
  return (
    <Mosaic home={home} photos={photos} count={shown.length} onBroken={drop}>
      {shown.map((photo, index) => (
        <a
          key={photo.link}
          className={css.tile}
          href={formatPhotosPath(home, `foto-${all.indexOf(photo) + 1}`)}
          data-index={index}
          aria-haspopup="dialog"
        >
          <Picture
            link={photo.link}
            alt={describePhoto(home, photo, index)}
            sizes={mosaicSizes[index === 0 ? 0 : 1]}
            width={1200}
            height={900}
            max={index === 0 ? 1600 : 1120}
            cover
            priority={index === 0}
            onBroken={() => drop(photo.link)}
          />
        </a>
      ))}
      <a className={css.all} href={formatPhotosPath(home, 'foto-1')} aria-haspopup="dialog">
        <Icon of={photosIcon} size="s" />
        {photos.length === 1 ? 'Bekijk de foto' : `Alle ${photos.length} foto’s`}
      </a>
    </Mosaic>
  );
}
