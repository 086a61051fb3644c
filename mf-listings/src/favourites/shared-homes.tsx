import { Button } from '@binnen/design/button';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { useRef, useState } from 'react';
import { mostFavourites, putFirst, readHomes, shelves, writeShelf } from '../saved/saved-homes.ts';
import { useSaved } from './use-saved.ts';
import { Comparison, mostCompared } from './comparison.tsx';
import css from './favourites.module.css';
import { HomeCards } from './home-cards.tsx';
import type { SharedHomes } from './load-shared.ts';
import sharing from './sharing.module.css';

const describeMissing = (count: number): string =>
  count === 1
    ? 'Eén woning van de link is niet meer in ons aanbod.'
    : `${count} woningen van de link zijn niet meer in ons aanbod.`;

const describeFull = (left: number): string =>
  `Er passen ${mostFavourites} woningen bij je favorieten. Niet bewaard van deze link: ${left}.`;

function SaveAll({ homes }: Pick<SharedHomes, 'homes'>) {
  const kept = new Set(useSaved(shelves.favourites).map(({ id }) => id));
  const room = Math.max(0, mostFavourites - kept.size);
  const save = useText('shared_save', 'Bewaar bij je favorieten');
  const saved = useText('shared_saved', 'Deze woningen staan bij je favorieten.');
  const others = homes.filter(({ id }) => !kept.has(id));
  const [refusal, setRefusal] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const keep = () => {
    const refused = writeShelf(
      shelves.favourites,
      others.slice(0, room).reduceRight(putFirst, readHomes(shelves.favourites)),
    );
    setRefusal(refused);
    // The button goes.
    if (!refused) told.current?.focus();
  };
  const state = others.length === 0 ? saved : room === 0 ? describeFull(others.length) : '';
  return (
    <div className={sharing.save}>
      {others.length > 0 && room > 0 && (
        <Button className={sharing.withScript} onClick={keep}>
          {save}
        </Button>
      )}
      <p ref={told} role="status" tabIndex={-1}>
        {refusal || state}
      </p>
    </div>
  );
}

/** The homes of a link that somebody shared, with the way to keep them. */
export function SharedHomesSection({ shared: { homes, missing, failed } }: { shared: SharedHomes }) {
  const title = useText('shared_title', 'Met je gedeeld');
  const intro = useText(
    'shared_intro',
    'Iemand deelde deze woningen met je. In de link staan alleen de woningen, niets over wie hem maakte.',
  );
  const unavailable = useText(
    'shared_failed',
    'De gedeelde woningen zijn nu niet te laden. Probeer de link straks opnieuw.',
  );
  return (
    <Section tight data-owner="mf-listings">
      <SectionHead title={title} intro={failed ? null : intro} />
      {failed && <p role="alert">{unavailable}</p>}
      {missing > 0 && <p className={css.vanished}>{describeMissing(missing)}</p>}
      {homes.length > 0 && (
        <>
          <SaveAll homes={homes} />
          <HomeCards homes={homes} />
          {homes.length >= 2 && homes.length <= mostCompared && <Comparison homes={homes} id="gedeeld" />}
        </>
      )}
    </Section>
  );
}
