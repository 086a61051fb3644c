import { hash } from 'node:crypto';
import type { Entry } from '@binnen/demo-data/dataset/dataset';
import { shiftDay } from '@binnen/demo-data/dataset/calendar';

export const portal = 1234;

/** The hash in a picture's link; the image host refuses any other. */
export const signPicture = (pictureId: number): string =>
  `api_sha256:${hash('sha256', `${portal}|${pictureId}`)}`;

/** A picture's id encodes its home and its number. */
export const pictureIdOf = (homeId: number, order: number): number => homeId * 100 + order;
export const readPictureId = (pictureId: number): { homeId: number; order: number } => ({
  homeId: Math.floor(pictureId / 100),
  order: pictureId % 100,
});

const mediaLinks = {
  VIDEO: 'https://www.youtube.com/watch?v=',
  CONNECTED_PARTNER: 'https://tour.example/360/',
} as const;

/** `origin` is the image host's, e.g. `http://localhost:8790/images`. */
export const toMedia = ({ listing, shots }: Entry, origin: string, today: string) =>
  shots.map((shot, order) => {
    const id = pictureIdOf(listing.id, order + 1);
    const film = shot.soort === 'VIDEO' || shot.soort === 'CONNECTED_PARTNER';
    const check = film ? '' : encodeURIComponent(signPicture(id)).toLowerCase();
    return {
      soort: shot.soort,
      vrijgave: shot.vrijgave,
      volgnummer: order + 1,
      mimetype: film ? null : 'image/jpeg',
      wijzigingstijdstip: `${shiftDay(today, -listing.publishedAgo - 2)} 09:12:00`,
      titel: shot.vrijgave ? (order % 3 === 0 ? null : shot.titel) : `VERTROUWELIJK-${shot.titel}`,
      omschrijving:
        shot.vrijgave && (shot.soort === 'PLATTEGROND' || listing.index % 4 === 0) ? shot.titel : null,
      link: film
        ? `${mediaLinks[shot.soort as keyof typeof mediaLinks]}${id.toString(36)}`
        : `${origin}/servlets/images/media.objectmedia/${id}.jpg?portalid=${portal}&check=${check}`,
    };
  });
