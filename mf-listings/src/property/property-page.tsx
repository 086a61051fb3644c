import { Badge, StatusTab } from '@binnen/design/badge';
import { calendar, Icon } from '@binnen/design/icon';
import { ArrowLink, Section, SectionHead } from '@binnen/design/section';
import { Shelf } from '@binnen/design/shelf';
import { calendarPaths } from '@binnen/contracts/api-paths';
import { isSold } from '@binnen/contracts/statuses';
import { fillPath } from '@binnen/contracts/read-paths';
import { formatDate, formatDay } from '@binnen/contracts/formats/local-date';
import { useLoaderData, useText, Widget } from '@binnen/platform';
import { useEffect } from 'react';
import { formatHours } from './format-hours.ts';
import { PropertyCard } from '../card/property-card.tsx';
import { findTone, formatStatus, isAvailable } from '../home/status.ts';
import { ContactBar, ContactCard } from './contact-card.tsx';
import { Description } from './description.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { History } from './history.tsx';
import { findListKind, formatPlacePath } from '../home/list-of-home.ts';
import type { PropertyData } from './load-property.ts';
import { MonthlyCost } from './monthly-cost/monthly-cost.tsx';
import { Place } from './place.tsx';
import { MorePictures } from './more-pictures.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { putFirst, readHomes, shelves, writeShelf } from '../saved/saved-homes.ts';
import { PageActions } from './page-actions.tsx';
import { InterestMissing } from './interest-missing.tsx';
import css from './property.module.css';
import { SoldNearby } from './sold-nearby.tsx';
import { Summary } from './summary.tsx';
import { Surroundings } from './surroundings/surroundings.tsx';

function OpenHouse({ home }: { home: PropertyData['home'] }) {
  const toCalendar = useText('open_house_calendar', 'Zet in je agenda');
  if (home.openhuisdagen.length === 0) return null;
  return (
    <section className={css.openHouse} aria-labelledby="open-huis">
      <Icon of={calendar} size="l" />
      <div>
        <h2 id="open-huis" className={css.openTitle}>
          <Badge>Open huis</Badge>
        </h2>
        <ul role="list">
          {home.openhuisdagen.map((day) => {
            const hours = formatHours(day);
            return (
              <li key={day.start}>
                <strong className={css.day}>{formatDay(day.start) + (hours && ',')}</strong>{' '}
                <span className={css.hours}>{hours}</span>
              </li>
            );
          })}
        </ul>
        <p className={css.hint}>Je bent welkom, een afspraak is niet nodig.</p>
        <a href={fillPath(calendarPaths.agenda, { city: home.citySlug, object: home.slug })} download>
          {toCalendar}
        </a>
      </div>
    </section>
  );
}

/** On the page of an earlier listing: where the home is offered now. */
function OfferedAgain({ home: { opnieuw } }: { home: PropertyData['home'] }) {
  const again = useText('property_again', 'Deze woning staat opnieuw op onze site.');
  const link = useText('property_again_link', 'Bekijk het huidige aanbod van deze woning');
  if (!opnieuw) return null;
  return (
    <p className={css.again} role="note">
      {again} <ArrowLink href={opnieuw}>{link}</ArrowLink>
    </p>
  );
}

/** All that is known of a home, with the ways to see it for yourself. */
export function PropertyPage() {
  const { home, interest, monthly } = useLoaderData() as PropertyData;
  const available = isAvailable(home);
  const description = useText('property_description_title', 'Omschrijving');
  const neighbourhood = useText('property_neighbourhood_title', 'De buurt');
  const guide = useText('property_guide_link', 'Lees hoe het is om hier te wonen');
  const similar = useText('property_similar_title', 'Vergelijkbare woningen');
  const visitTitle = useText('property_visit_title', 'Binnenkijken?');
  const visitText = useText(
    'property_visit_text',
    'Laat je gegevens achter, dan nemen we contact met je op om een bezichtiging te plannen.',
  );
  const goneTitle = useText('property_gone_title', 'Op zoek naar zoiets?');
  const goneText = useText(
    'property_gone_text',
    'Deze woning is niet meer te krijgen. Laat je gegevens achter, dan laten we weten wanneer er iets vergelijkbaars komt.',
  );
  const reservedText = useText(
    'property_reserved_text',
    'Voor deze woning geldt nog een voorbehoud: ze kan weer vrijkomen. Laat je gegevens achter, dan weten we dat je belangstelling hebt.',
  );
  useEffect(() => {
    writeShelf(shelves.recent, putFirst(readHomes(shelves.recent), home));
  }, [home]);
  return (
    <PhotoSheet key={home.id} home={home} className={css.property}>
      <Section tight className={css.top}>
        <OfferedAgain home={home} />
        <div className={css.galleryBox}>
          <StatusTab tone={findTone(home)}>{formatStatus(home)}</StatusTab>
          <Gallery home={home} />
        </div>
        <PageActions home={home} />
        <div className={css.columns}>
          <div className={css.main}>
            <Summary home={home} monthly={monthly} />
            <OpenHouse home={home} />
            <Description title={description} text={home.aanbiedingstekst} />
            <History home={home} />
            {available && <MonthlyCost home={home} />}
            <Facts home={home} />
            <MorePictures home={home} />
            <div>
              <Description title={neighbourhood} text={home.flyertekst} whole />
              <Place home={home} />
              {home.gids && (
                <p>
                  <ArrowLink href={home.gids}>{guide}</ArrowLink>
                </p>
              )}
            </div>
            <Surroundings home={home} />
            {home.date_updated && (
              <p className={css.updated}>
                Op de site sinds {formatDate(home.date_created)}, bijgewerkt op{' '}
                {formatDate(home.date_updated)}.
              </p>
            )}
          </div>
          <ContactCard home={home} />
        </div>
      </Section>
      <Section tone="sand" tight id="interesse">
        <div className={css.interest}>
          <div className={css.interestWords}>
            <h2>{available ? visitTitle : goneTitle}</h2>
            <p>{available ? visitText : isSold(home.status) ? goneText : reservedText}</p>
          </div>
          <Widget of={interest} missing={<InterestMissing />} />
        </div>
      </Section>
      <SoldNearby home={home} />
      {home.vergelijkbaar.length > 0 && (
        <Section tight>
          <SectionHead
            title={similar}
            link={{
              href: formatPlacePath(home, findListKind(home)),
              label: home.plaats ? `Alles in ${home.plaats}` : 'Bekijk het hele aanbod',
            }}
          />
          <Shelf className={css.similar}>
            {home.vergelijkbaar.map((other) => (
              <li key={other.id}>
                <PropertyCard home={other} sizes="(width < 40rem) 84vw, clamp(380px, 26vw, 480px)" />
              </li>
            ))}
          </Shelf>
        </Section>
      )}
      <ContactBar home={home} />
    </PhotoSheet>
  );
}
