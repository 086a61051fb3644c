import { formatTel } from '@binnen/contracts/formats/format-tel';
import type { FrameContent } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';
import { Disclosure } from '@binnen/design/disclosure';
import { Container } from '@binnen/design/section';
import { useNow, useText } from '@binnen/platform';
import { askForConsent } from '../tracking/ask-for-consent.ts';
import css from './footer.module.css';
import type { FrameData } from './frame-data.ts';
import { FrameLink, LinkText } from './frame-link.tsx';
import { useFramePart } from '@binnen/platform/frame-part';
import { Logo } from './logo.tsx';
import { usePhone } from './phone-link.tsx';
import { CompanySocials, WithFrameIcons } from './social-icons.tsx';

interface ContentProps extends Pick<FrameData, 'links' | 'socials'> {
  phone: string;
  year: number;
}

function Company({ socials, phone }: Pick<ContentProps, 'socials' | 'phone'>) {
  const street = useText('address_street', 'Keulenstraat 19c');
  const city = useText('address_city', '7418 ET Deventer');
  const email = useText('general_email', 'info@binnen.example');
  return (
    <div className={css.company}>
      <Logo />
      <address className={css.address}>
        <p>
          {street}
          <br />
          {city}
        </p>
        <p>
          <a href={formatTel(phone)}>{phone}</a>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </address>
      <CompanySocials socials={socials} />
    </div>
  );
}

const LinkList = ({ links }: Pick<FrameContent['kolommen'][number], 'links'>) => (
  <ul role="list">
    {links.map((link) => (
      <li key={link.titel}>
        <FrameLink of={link} className={css.link} />
      </li>
    ))}
  </ul>
);

function Column({ of }: { of: FrameContent['kolommen'][number] }) {
  return (
    <div>
      <h2 className={css.heading}>
        <LinkText of={of} />
      </h2>
      <LinkList links={of.links} />
    </div>
  );
}

/** Open where there is room for a fourth column; else a tab that opens, without a script as well. */
function Services({ links }: { links: FrameContent['diensten'] }) {
  const title = useText('menu_diensten', 'Diensten');
  const list = <LinkList links={links} />;
  return (
    <>
      <div className={css.openServices}>
        <h2 className={css.heading}>{title}</h2>
        {list}
      </div>
      <Disclosure className={css.services} summary={title}>
        {list}
      </Disclosure>
    </>
  );
}

/** The year in Deventer, where it begins an hour before UTC's. A formatter of dates costs more to make than the rest of the footer. */
const findYear = (now: number): number => new Date(now + 3_600_000).getUTCFullYear();

function Fine({ links, year }: Pick<ContentProps, 'links' | 'year'>) {
  // `{year}` in the text is the year in Deventer.
  const copyright = useText('copyright', '© {year} Binnen').replaceAll('{year}', String(year));
  const cookies = useText('footer_cookies', 'Cookies');
  return (
    <div className={css.fine}>
      <p>{copyright}</p>
      <ul role="list" className={css.fineLinks}>
        {links.documenten.map((link) => (
          <li key={link.titel}>
            <FrameLink of={link} className={css.fineLink} />
          </li>
        ))}
        <li>
          <a
            className={css.fineLink}
            href={`${routes.disclaimer.href()}#cookies`}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              const { href } = event.currentTarget;
              askForConsent(() => location.assign(href));
            }}
          >
            {cookies}
          </a>
        </li>
        {links.inloggen && (
          <li>
            {/* Of another service: it opens beside the site. */}
            <FrameLink of={links.inloggen} className={css.fineLink} target="_blank" rel="nofollow noopener" />
          </li>
        )}
      </ul>
    </div>
  );
}

function Content({ links, socials, phone, year }: ContentProps) {
  return (
    <WithFrameIcons>
      <div className={css.skyline} />
      <Container>
        <div className={css.columns}>
          <Company socials={socials} phone={phone} />
          {links.kolommen.map((column) => (
            <Column key={column.titel} of={column} />
          ))}
          <Services links={links.diensten} />
        </div>
        <Fine links={links} year={year} />
      </Container>
    </WithFrameIcons>
  );
}

export function Footer({ data: { links, socials } }: { data: FrameData }) {
  const year = findYear(useNow());
  const content = useFramePart(Content, { links, socials, phone: usePhone(), year });
  return <footer className={css.footer} id="voet" {...content} />;
}
