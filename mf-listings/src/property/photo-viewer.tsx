import type { Media, Property } from '@binnen/contracts/property';
import { Dialog } from '@binnen/design/dialog';
import { arrowLeft, arrowRight, Icon } from '@binnen/design/icon';
import { Picture } from '@binnen/design/picture';
import { startTransition, useEffect, useRef, useState, type MouseEvent } from 'react';
import { formatStreet } from '../home/address.ts';
import { describePhoto } from './media.ts';
import css from './photo-viewer.module.css';

interface PhotoViewerProps {
  home: Property;
  photos: Media[];
  /** Which photo it opens at; null when it is closed. */
  viewed: number | null;
  /** A finger is on a photo. */
  soon: boolean;
  /** A photo that cannot be loaded. */
  onBroken: (link: string) => void;
  onClose: () => void;
}

/** All photos over the whole screen: swipe, arrow keys, Home and End; a press on a photo comes closer and back. */
export function PhotoViewer({ home, photos, viewed, soon, onBroken, onClose }: PhotoViewerProps) {
  const track = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  /** Null until it is opened: it may be drawn before, without its photos. */
  const [position, setAt] = useState(viewed);
  const [wasViewed, setWasViewed] = useState(viewed);
  if (viewed !== wasViewed) {
    setWasViewed(viewed);
    if (viewed !== null) setAt(viewed);
  }
  /** The small photos come after the large one has been seen. */
  const [isWhole, setWhole] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  /** Which part of the photo to come closer to, as shares of its width and height. */
  const focus = useRef({ x: 0.5, y: 0.5 });
  const last = photos.length - 1;
  const at = Math.min(position ?? 0, last);

  const show = (index: number, calm = false) => {
    const next = Math.max(0, Math.min(last, index));
    setZoomed(false);
    setAt(next);
    const element = track.current;
    const still = calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: next * element.clientWidth, behavior: still ? 'instant' : 'smooth' });
  };
  useEffect(() => {
    if (viewed === null) return;
    show(viewed, true);
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
    return () => cancelAnimationFrame(frame);
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [viewed]);

  useEffect(() => {
    const list = thumbs.current;
    const thumb = list?.children[at];
    if (!list || !(thumb instanceof HTMLElement)) return;
    list.scrollTo({ left: thumb.offsetLeft - (list.clientWidth - thumb.clientWidth) / 2 });
  }, [at, viewed, isWhole]);

  useEffect(() => {
    const slide = track.current?.children[at];
    if (!zoomed || !slide) return;
    slide.scrollTo({
      left: focus.current.x * slide.scrollWidth - slide.clientWidth / 2,
      top: focus.current.y * slide.scrollHeight - slide.clientHeight / 2,
    });
  }, [zoomed, at]);

  const zoom = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A press of a key has no place: the middle.
    focus.current =
      event.detail === 0
        ? { x: 0.5, y: 0.5 }
        : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setZoomed(!zoomed);
  };

  const readPosition = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const index = Math.round(element.scrollLeft / element.clientWidth);
    if (index === at) return;
    setAt(index);
    setZoomed(false);
  };
  useEffect(() => {
    if (viewed === null) return;
    // The focus may be anywhere in the dialog.
    const onKeyDown = (event: KeyboardEvent) => {
      const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      show(target);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const photo = photos[at];
  return (
    <Dialog
      open={viewed !== null}
      soon={soon}
      onClose={onClose}
      title={`Foto’s van ${formatStreet(home)}`}
      hideTitle
      look="full"
    >
      <div className={css.viewer}>
        <ul
          ref={track}
          className={css.track}
          role="list"
          tabIndex={0}
          aria-label="Foto’s"
          onScrollEnd={readPosition}
        >
          {photos.map((item, index) => (
            <li
              key={item.link}
              className={css.slide}
              aria-hidden={index !== at}
              data-zoomed={(zoomed && index === at) || undefined}
            >
              {position !== null && Math.abs(index - at) <= 1 && (
                <button
                  type="button"
                  className={css.photo}
                  tabIndex={index === at ? 0 : -1}
                  aria-pressed={zoomed && index === at}
                  aria-label={`${describePhoto(home, item, index)}: ${zoomed ? 'verklein' : 'vergroot'}`}
                  onClick={zoom}
                >
                  <Picture
                    link={item.link}
                    alt=""
                    sizes={zoomed ? '200vw' : '100vw'}
                    width={1600}
                    height={1200}
                    priority
                    onBroken={() => onBroken(item.link)}
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
        <p className={css.caption} aria-live="polite">
          <span className={css.counter}>
            {at + 1} / {photos.length}
          </span>{' '}
          {photo && describePhoto(home, photo, at)}
        </p>
        <button
          type="button"
          className={css.step}
          data-side="left"
          disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          <Icon of={arrowLeft} label="Vorige foto" />
        </button>
        <button
          type="button"
          className={css.step}
          data-side="right"
          disabled={at === last}
          onClick={() => show(at + 1)}
        >
          <Icon of={arrowRight} label="Volgende foto" />
        </button>
        <ul ref={thumbs} className={css.thumbs} role="list">
          {(isWhole ? photos : []).map((item, index) => (
            <li key={item.link}>
              <button
                type="button"
                className={css.thumb}
                aria-current={index === at ? 'true' : undefined}
                aria-label={`Foto ${index + 1}: ${describePhoto(home, item, index)}`}
                onClick={() => show(index)}
              >
                <Picture link={item.link} alt="" sizes="96px" width={160} height={120} max={160} cover />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
