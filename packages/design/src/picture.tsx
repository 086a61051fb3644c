import { formatSrcset, formatVariant, type ImageWidth } from '@binnen/contracts/images';
import { useCallback, useState } from 'react';
import css from './picture.module.css';
import { classNames } from './class-names.tsx';

/** For the few browsers without AVIF: a document lists them for each of its pictures. */
const widthsOfWebp = [160, 480, 832, 1600] as const;

interface PictureProps {
  /** `/assets/{id}` or `/images/{origin}/{path}`. Without one, a quiet drawing keeps the place. */
  link: string | null | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide it is drawn, as of `<img sizes>`. */
  sizes: string;
  /** The size of the file or the box: it reserves the place while the picture loads. */
  width: number;
  height: number;
  /** The smallest and the largest width that its place can use. */
  min?: ImageWidth;
  max?: ImageWidth;
  /** Visible at once on the page: loaded before all else. */
  priority?: boolean;
  /** Fills its box and crops, instead of keeping the file's own proportions. */
  cover?: boolean;
  className?: string;
  /** Called once when it cannot be loaded. */
  onBroken?: () => void;
}

/** Whether a picture cannot be loaded: told by its event, or seen when the script came later than the failure. */
const useBroken = (link: PictureProps['link'], onBroken?: () => void) => {
  const [broken, setBroken] = useState<string>();
  const markBroken = useCallback(() => {
    setBroken(link ?? undefined);
    onBroken?.();
  }, [link, onBroken]);
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) markBroken();
    },
    [markBroken],
  );
  return { isBroken: broken !== undefined && broken === link, markBroken, check };
};

/** A picture of the site in the sizes and formats that a browser may choose from; a quiet drawing where it fails. */
export function Picture(props: PictureProps) {
  const {
    link,
    alt,
    sizes,
    width,
    height,
    min,
    max = 1600,
    priority = false,
    cover = false,
    className,
  } = props;
  const { isBroken, markBroken, check } = useBroken(link, props.onBroken);
  const name = classNames(css.picture, cover && css.cover, className);
  if (!link || isBroken)
    return (
      <span className={classNames(name, css.missing)} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <svg viewBox="0 0 120 90" aria-hidden>
          <path d="M45 66V42l15-14 15 14v24M54 66V54a6 6 0 0 1 12 0v12M36 66h48" />
        </svg>
      </span>
    );
  return (
    <picture className={name}>
      {link.startsWith('/') && (
        <>
          <source type="image/avif" srcSet={formatSrcset(link, 'avif', max, min)} sizes={sizes} />
          <source
            type="image/webp"
            srcSet={formatSrcset(link, 'webp', max, min, widthsOfWebp)}
            sizes={sizes}
          />
        </>
      )}
      <img
        ref={check}
        src={formatVariant(link, max < 832 ? max : 832, 'jpeg')}
        alt={alt}
        width={width}
        height={height}
        onError={markBroken}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
