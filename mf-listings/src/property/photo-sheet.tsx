import { formatStreet } from '@binnen/contracts/formats/address';
import type { Property } from '@binnen/contracts/property';
import { Dialog } from '@binnen/design/dialog';
import { Picture } from '@binnen/design/picture';
import {
  type ComponentProps,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { listPhotos, type Shot } from './media.ts';
import { PhotoGroups } from './photo-groups.tsx';
import css from './photo-sheet.module.css';
import { useSheetEntry } from './sheet-entry.ts';

/** The place in the sheet to which a press leads; null when it is on none of its links. */
const findPlace = ({ target }: SyntheticEvent): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && new URLSearchParams(link.search).has('fotos') ? link.hash.slice(1) : null;
};

const goTo = (place: string): HTMLElement | null => {
  const part = document.getElementById(place);
  part?.scrollIntoView();
  return part;
};
/** A keyboard goes on from there. */
const moveTo = (place: string): void => {
  const part = goTo(place);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

interface Nearby {
  shot: Shot;
  /** Which part of it was pressed, as shares of its width and height. */
  x: number;
  y: number;
}

/** One photo, larger than the screen, from the pressed part on; a press or Escape leads back. */
function FromNearby({ of, onClose }: { of: Nearby; onClose: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const near = element.current;
    // An older browser has no popovers: the photo then covers the sheet by its style.
    near?.showPopover?.();
    near?.focus();
    near?.scrollTo({
      left: of.x * near.scrollWidth - near.clientWidth / 2,
      top: of.y * near.scrollHeight - near.clientHeight / 2,
      behavior: 'instant',
    });
  }, [of]);
  const { link, words } = of.shot;
  return (
    <div
      ref={element}
      popover="auto"
      role="dialog"
      aria-label={`${words}, vergroot`}
      tabIndex={0}
      className={css.near}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      // It came in the place of what is pressed twice.
      onClick={({ detail }) => detail < 2 && onClose()}
    >
      <Picture link={link} alt={words} sizes="max(130vw, 200vh)" width={4} height={3} priority />
    </div>
  );
}

/**
 * The part of a page whose links to photos, plans, films and the map open all of them below each other, over the whole
 * screen. Without script the same links lead to a page with them.
 */
export function PhotoSheet({ home, children, ...part }: { home: Property } & ComponentProps<'article'>) {
  const [opened, open, close] = useSheetEntry();
  /** It is drawn while the finger is down, without its pictures: the place that is pressed. */
  const [prepared, setPrepared] = useState<string | null>(null);
  const [soon, setSoon] = useState(false);
  /** All but the first photos come after these were seen. */
  const [isWhole, setWhole] = useState(false);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [nearby, setNearby] = useState<Nearby | null>(null);
  const photos = listPhotos(home).filter(({ link }) => !broken.includes(link));

  // In slices: the finger may only be about to scroll.
  const prepare = (event: SyntheticEvent) => {
    const place = findPlace(event);
    if (opened || !place) return;
    startTransition(() => {
      setPrepared(place);
      setSoon(true);
    });
  };
  const follow = (event: MouseEvent) => {
    const place = findPlace(event);
    if (!place || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (opened) return moveTo(place);
    setSoon(false);
    // A key prepares nothing: without this the sheet would be gone before it gives the focus back.
    setPrepared(place);
    open(place);
  };
  /** "All photos" leads to the first one. */
  const findPressed = (at: string | null) =>
    at === 'fotos' ? 0 : photos.findIndex(({ place }) => place === at);
  const begin = useEffectEvent((place: string) => {
    // The first one is where the sheet begins.
    if (findPressed(place) !== 0) goTo(place);
  });
  useEffect(() => {
    if (!opened) return;
    begin(opened);
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
    return () => cancelAnimationFrame(frame);
  }, [opened]);

  const seeFromNearby = (
    shot: Shot,
    { detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>,
  ) => {
    // The second half of a double click on what opened the sheet.
    if (detail > 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press of a key has no place: the middle.
    const at =
      detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height };
    setNearby({ shot, ...at });
  };
  const pressed = findPressed(opened ?? prepared);
  const first = Math.max(0, pressed);
  const isDrawn = (shot: Shot) =>
    isWhole || (opened !== null && photos.slice(first, first + 2).includes(shot));
  return (
    <article
      {...part}
      data-owner="mf-listings"
      onPointerDown={prepare}
      onPointerCancel={() => setSoon(false)}
      onClick={follow}
    >
      {children}
      {(prepared || opened) && (
        <Dialog
          open={opened !== null}
          soon={soon}
          onClose={() => {
            // Back closes the sheet with it: left open in there, the page would lie under its scrim.
            setNearby(null);
            // For Safari an Escape is of the sheet as well.
            return nearby ? false : close();
          }}
          title={`Foto’s van ${formatStreet(home)}`}
        >
          <div className={css.sheet}>
            <PhotoGroups
              home={home}
              photos={photos}
              // A screen of the pressed photo and those after it.
              until={isWhole || pressed < 0 ? undefined : pressed + 4}
              isDrawn={isDrawn}
              onPress={seeFromNearby}
              onBroken={(link) => setBroken((links) => [...links, link])}
            />
          </div>
          {nearby && <FromNearby of={nearby} onClose={() => setNearby(null)} />}
        </Dialog>
      )}
    </article>
  );
}
