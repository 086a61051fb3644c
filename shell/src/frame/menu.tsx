import type { FrameContent } from '@binnen/contracts/content';
import { formatWhole } from '@binnen/contracts/formats/amounts';
import { routes } from '@binnen/contracts/routes';
import { chevronDown, Icon, phone as phoneIcon } from '@binnen/design/icon';
import { useText } from '@binnen/platform';
import { useState, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';
import { FrameLink } from './frame-link.tsx';
import { useFramePart } from '@binnen/platform/frame-part';
import type { FrameData } from './frame-data.ts';
import { menuId } from './menu-control.tsx';
import css from './menu.module.css';
import { PhoneLink, usePhone } from './phone-link.tsx';
import { CompanySocials, WithFrameIcons } from './social-icons.tsx';

interface MenuProps {
  ref: RefObject<HTMLElement | null>;
  data: FrameData;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** A link to the page that is already there changes no route, and closes the menu all the same. */
  onFollow: () => void;
}

function Services({ links }: { links: FrameContent['diensten'] }) {
  const [open, setOpen] = useState(false);
  const title = useText('menu_diensten', 'Diensten');
  return (
    <div className={css.services}>
      <h2 className={css.heading}>
        <span className={css.wideTitle}>{title}</span>
        <button
          type="button"
          className={css.opener}
          aria-expanded={open}
          aria-controls="menu-diensten"
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon of={chevronDown} size="s" />
        </button>
      </h2>
      <ul role="list" id="menu-diensten" className={css.serviceList} data-open={open || undefined}>
        {links.map((link) => (
          <li key={link.titel}>
            <FrameLink of={link} className={css.service} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ContentProps extends Pick<FrameData, 'links' | 'socials' | 'available'> {
  phone: string;
}

function Content({ links, socials, available, phone }: ContentProps) {
  const counted = useText('menu_aanbod_telling', 'te koop en te huur');
  return (
    <WithFrameIcons>
      <ul role="list" className={css.main}>
        {links.menu.map((link) => (
          <li key={link.titel}>
            <FrameLink of={link} className={css.link}>
              {link.url === routes.offer.href() && available !== null && (
                <>
                  {' '}
                  <span className={css.count}>
                    {formatWhole(available)} {counted}
                  </span>
                </>
              )}
            </FrameLink>
          </li>
        ))}
      </ul>
      <Services links={links.diensten} />
      <div className={css.foot}>
        <PhoneLink phone={phone} className={css.phone}>
          <Icon of={phoneIcon} size="s" />
          {phone}
        </PhoneLink>
        <CompanySocials socials={socials} />
      </div>
    </WithFrameIcons>
  );
}

/** Slides in over the page, from under the top bar, which stays in reach. */
export function Menu({ ref, data, onToggle, onKeyDown, onFollow }: MenuProps) {
  const label = useText('menu_titel', 'Menu');
  const { links, socials, available } = data;
  const content = useFramePart(Content, { links, socials, available, phone: usePhone() });
  return (
    <nav
      ref={ref}
      id={menuId}
      popover="manual"
      className={css.menu}
      aria-label={label}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onClick={(event) => (event.target as Element).closest('a') && onFollow()}
      {...content}
    />
  );
}
