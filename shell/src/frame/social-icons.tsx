import type { Channel, Socials } from '@binnen/contracts/content';
import {
  facebook,
  FromSheet,
  Icon,
  instagram,
  linkedin,
  phone,
  whatsapp,
  youtube,
} from '@binnen/design/icon';
import { useLocation, useOrigin } from '@binnen/platform';
import type { ReactNode } from 'react';
import css from './social-icons.module.css';

const drawings: Record<Channel, string> = { instagram, facebook, youtube, linkedin, whatsapp };
/** What is both in the menu and in the footer or the top bar. */
export const frameIcons = [phone, ...Object.values(drawings)];
export const frameSheet = 'icoon';

/** For a part of the frame that is drawn by itself. */
export function WithFrameIcons({ children }: { children: ReactNode }) {
  return (
    <FromSheet id={frameSheet} of={frameIcons}>
      {children}
    </FromSheet>
  );
}

const names: Record<Channel, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

function SocialLink({ channel, href, label }: { channel: Channel; href: string; label: string }) {
  return (
    <li>
      <a className={css.icon} href={href} target="_blank" rel="noopener" aria-label={label}>
        <Icon of={drawings[channel]} />
      </a>
    </li>
  );
}

/** The firm's channels, each leading to its profile. */
export function CompanySocials({ socials }: { socials: Socials['data'] }) {
  if (socials.length === 0) return null;
  return (
    <ul role="list" className={css.list}>
      {socials.map(({ id, kanaal, url_naar_profiel: url }) => (
        <SocialLink key={id} channel={kanaal} href={url} label={`Binnen op ${names[kanaal]}`} />
      ))}
    </ul>
  );
}

const shares: { channel: Channel; href: (url: string) => string }[] = [
  {
    channel: 'facebook',
    href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    channel: 'linkedin',
    href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
  { channel: 'whatsapp', href: (url) => `https://wa.me/?text=${encodeURIComponent(url)}` },
];

/** Shares the page that is shown, by its full public address. */
export function ShareSocials() {
  const url = useOrigin() + useLocation().pathname;
  return (
    <ul role="list" className={css.list}>
      {shares.map(({ channel, href }) => (
        <SocialLink key={channel} channel={channel} href={href(url)} label={`Deel op ${names[channel]}`} />
      ))}
    </ul>
  );
}
