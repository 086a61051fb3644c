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

/** The firm's channels, and where those that take it share an address: it comes behind. */
const channels: Record<Channel, { name: string; drawing: string; share?: string }> = {
  instagram: { name: 'Instagram', drawing: instagram },
  facebook: {
    name: 'Facebook',
    drawing: facebook,
    share: 'https://www.facebook.com/sharer/sharer.php?u=',
  },
  youtube: { name: 'YouTube', drawing: youtube },
  linkedin: {
    name: 'LinkedIn',
    drawing: linkedin,
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  },
  whatsapp: { name: 'WhatsApp', drawing: whatsapp, share: 'https://wa.me/?text=' },
};
/** What is both in the menu and in the footer or the top bar. */
export const frameIcons = [phone, ...Object.values(channels).map(({ drawing }) => drawing)];
export const frameSheet = 'icoon';

/** For a part of the frame that is drawn by itself. */
export function WithFrameIcons({ children }: { children: ReactNode }) {
  return (
    <FromSheet id={frameSheet} of={frameIcons}>
      {children}
    </FromSheet>
  );
}

function SocialLink({ drawing, href, label }: { drawing: string; href: string; label: string }) {
  return (
    <li>
      <a className={css.icon} href={href} target="_blank" rel="noopener" aria-label={label}>
        <Icon of={drawing} />
      </a>
    </li>
  );
}

/** Each leading to the firm's profile. */
export function CompanySocials({ socials }: { socials: Socials['data'] }) {
  if (socials.length === 0) return null;
  return (
    <ul role="list" className={css.list}>
      {socials.map(({ id, kanaal, url_naar_profiel: url }) => {
        const { name, drawing } = channels[kanaal];
        return <SocialLink key={id} drawing={drawing} href={url} label={`Binnen op ${name}`} />;
      })}
    </ul>
  );
}

/** Shares the page that is shown, by its full public address. */
export function ShareSocials() {
  const url = encodeURIComponent(useOrigin() + useLocation().pathname);
  return (
    <ul role="list" className={css.list}>
      {Object.values(channels).map(
        ({ name, drawing, share }) =>
          share && <SocialLink key={name} drawing={drawing} href={share + url} label={`Deel op ${name}`} />,
      )}
    </ul>
  );
}
