import { formatStreet } from '@binnen/contracts/formats/address';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { Checkbox } from '@binnen/design/fields/checkbox';
import { DoorwayMark } from '@binnen/design/doorway';
import { Section, SectionHead } from '@binnen/design/section';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useLoaderData, useText } from '@binnen/platform';
import { useHydrating } from '@binnen/platform/use-hydrating';
import { useEffect, useState } from 'react';
import { Comparison, mostCompared, notOffered } from './comparison.tsx';
import { HomeCard, HomeCards } from './home-cards.tsx';
import type { SharedHomes } from './load-shared.ts';
import { NoteField } from './note-field.tsx';
import { Place, putBack, useRemoved, type Removed } from './removed-home.tsx';
import { refreshSaved } from './refresh-saved.ts';
import css from './favourites.module.css';
import { ShareButton } from './share-button.tsx';
import { SharedHomesSection } from './shared-homes.tsx';
import sharing from './sharing.module.css';
import { readHomes, shelves, writeShelf, type SavedHome } from '../saved/saved-homes.ts';
import { useSaved } from './use-saved.ts';

function Nothing() {
  const title = useText('favourites_empty_title', 'Je hebt nog geen favorieten.');
  const text = useText(
    'favourites_empty_text',
    'Druk bij een woning op het hartje, dan bewaar je die hier. Ook zonder internet.',
  );
  return (
    <div className={css.nothing}>
      <DoorwayMark className={css.mark} />
      <p className={css.nothingTitle}>{title}</p>
      <p>{text}</p>
      <p className={css.withoutScript}>Voor favorieten heeft je browser JavaScript nodig.</p>
      <Button href={routes.offer.href()}>Bekijk het aanbod</Button>
    </div>
  );
}

interface FavouritesProps {
  homes: SavedHome[];
  removed: Removed | undefined;
  vanished: readonly number[];
  shared: boolean;
}

function Favourites({ homes, removed, vanished, shared }: FavouritesProps) {
  const [picked, setPicked] = useState<readonly number[]>();
  // So few are all meant to be compared, until the visitor chooses; below a shared comparison nothing is.
  const few = !shared && homes.length > 1 && homes.length <= mostCompared;
  const wanted = picked ?? (few ? homes.map(({ id }) => id) : []);
  const compared = homes.filter(({ id }) => wanted.includes(id));
  // Without those that went: their places are free.
  const chosen = compared.map(({ id }) => id);
  const toggle = (id: number) =>
    setPicked(
      chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(0, mostCompared),
    );
  return (
    <>
      <p className={css.hint} hidden={homes.length < 2}>
        Kies er twee tot vier om ze naast elkaar te zien.
      </p>
      <ul className={css.list} role="list">
        {putBack(homes, removed).map((home) => (
          <Place key={home.id} removed={home === removed?.home ? removed : undefined}>
            <HomeCard home={home} level={2} gone={vanished.includes(home.id) ? notOffered : undefined} />
            <NoteField home={home} />
            <Checkbox
              label={
                <>
                  Vergelijk <VisuallyHidden>{formatStreet(home)}</VisuallyHidden>
                </>
              }
              checked={chosen.includes(home.id)}
              disabled={!chosen.includes(home.id) && compared.length >= mostCompared}
              onChange={() => toggle(home.id)}
            />
          </Place>
        ))}
      </ul>
      {compared.length >= 2 && (
        <>
          <p className={css.compareBar}>
            <Button href="#vergelijking">{`Vergelijk ${compared.length}`}</Button>
          </p>
          <Comparison homes={compared} vanished={vanished} />
        </>
      )}
      <div className={sharing.ways} hidden={homes.length === 0}>
        <ShareButton
          homes={compared.length >= 2 ? compared : homes}
          label={compared.length >= 2 ? 'Deel deze vergelijking' : 'Deel al je favorieten'}
        />
        <p>In de link staan alleen de woningen, niet je notities. Open hem ook op je andere apparaat.</p>
      </div>
    </>
  );
}

/** A home that is gone is a favourite still, and says so; one that was only seen goes. */
const forgetRecent = (gone: readonly number[]): void => {
  const known = readHomes(shelves.recent).filter(({ id }) => !gone.includes(id));
  if (gone.length > 0) writeShelf(shelves.recent, known);
};

/** For what takes the place of a button that goes. */
const focus = (place: HTMLElement | null) => place?.focus();

export interface FavouritesData {
  shared: SharedHomes | null;
}

/** Homes that a link shared, favourites with a comparison, and homes seen last. */
export function FavouritesPage() {
  const { shared } = useLoaderData() as FavouritesData;
  const favourites = useSaved(shelves.favourites);
  const recent = useSaved(shelves.recent);
  const removed = useRemoved(favourites);
  const isUnread = useHydrating();
  const [vanished, setVanished] = useState<readonly number[]>([]);
  const [isWiped, setWiped] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    refreshSaved(shelves.favourites, stop.signal).then(setVanished, () => {});
    refreshSaved(shelves.recent, stop.signal).then(forgetRecent, () => {});
    return () => stop.abort();
  }, []);
  return (
    <div data-owner="mf-listings">
      {shared && <SharedHomesSection shared={shared} />}
      <Section
        tight
        className={isUnread ? css.unread : undefined}
        hidden={shared !== null && favourites.length === 0 && !removed}
      >
        {shared && <SectionHead title="Je favorieten" />}
        {favourites.length === 0 && !removed ? (
          <Nothing />
        ) : (
          <Favourites homes={favourites} removed={removed} vanished={vanished} shared={shared !== null} />
        )}
      </Section>
      {isWiped && recent.length === 0 && (
        <Section tight>
          <p ref={focus} tabIndex={-1}>
            Je lijst met laatst bekeken woningen is gewist.
          </p>
        </Section>
      )}
      {recent.length > 0 && (
        <Section tight tone="sand">
          <SectionHead title="Laatst bekeken" />
          <HomeCards homes={recent.slice(0, 6)} />
          <p className={css.forget}>
            <Button look="quiet" onClick={() => setWiped(!writeShelf(shelves.recent, []))}>
              Wis deze lijst
            </Button>
          </p>
        </Section>
      )}
    </div>
  );
}
