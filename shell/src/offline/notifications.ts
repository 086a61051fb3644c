import { parsePushMessage } from '@binnen/contracts/alerts/push';

interface Shown {
  title: string;
  options: NotificationOptions & { actions: { action: string; title: string }[] };
}

/** The notification of what the edge pushed. What is no message of ours is shown all the same: a browser demands one for each push. */
export const readNotification = (text: string): Shown => {
  const message = parsePushMessage(text);
  const {
    titel = 'Nieuws over je melding',
    tekst = '',
    lijst = '/',
    beheer = '/meldingen',
    tag = '',
  } = message ?? {};
  return {
    title: titel,
    options: {
      body: tekst,
      lang: 'nl',
      icon: '/icons/192.png',
      tag,
      data: { open: lijst, beheer },
      actions: [{ action: 'beheer', title: 'Pauzeren of stoppen' }],
    },
  };
};

/** The page of this site that a press on a notification opens; the home page when it names none. */
export const findTarget = (action: string, data: unknown, origin: string): string => {
  const known: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  const path = known[action === 'beheer' ? 'beheer' : 'open'];
  return `${origin}${typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/'}`;
};
