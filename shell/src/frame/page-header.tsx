import { classNames } from '@binnen/design/class-names';
import { Container } from '@binnen/design/section';
import { Doorway, DoorwayMark } from '@binnen/design/doorway';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import type { PageHeader as PageHeaderData } from '@binnen/platform';
import type { PropsWithChildren, ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import css from './page-header.module.css';
import { ShareSocials } from './social-icons.tsx';

/** The placeholder that editors leave in a field they did not fill in. */
const placeholder = 'Subtitel';

const findSubtitle = (subtitle: string | null | undefined): string | null => {
  const text = subtitle?.trim();
  const plain = text?.replace(/<[^>]*>/g, '').trim();
  return text && plain && plain !== placeholder ? text : null;
};

const findPicture = ({ background, backgroundUrl }: PageHeaderData): string | null =>
  backgroundUrl || (background ? `/assets/${background.id}` : null);

interface Parts {
  header: PageHeaderData;
  title: ReactNode;
  subtitle: string | null;
  picture: string | null;
}

const Subtitle = ({ text }: { text: string | null }) =>
  text ? <p className={css.subtitle}>{text}</p> : null;
const HtmlSubtitle = ({ html }: { html: string | null }) =>
  html ? <Prose html={html} large className={css.subtitle} /> : null;

/**
 * Title on paper, and what the page is about through the doorway, on one threshold. The home page's search reaches
 * over it.
 */
function DoorHeader({ header, title, subtitle, picture }: Parts) {
  const isHome = header.variant === 'Home';
  return (
    <Container className={classNames(css.door, isHome && css.home)}>
      <div className={css.doorWords}>
        {title}
        {header.variant === 'Zoekopdracht' ? <HtmlSubtitle html={subtitle} /> : <Subtitle text={subtitle} />}
        {header.children && <div className={isHome ? css.search : css.way}>{header.children}</div>}
      </div>
      {picture && (
        <Doorway arch={isHome ? 'round' : 'low'} className={css.doorway} framed>
          <Picture
            link={picture}
            alt=""
            sizes={
              isHome
                ? '(width < 60rem) clamp(14.5rem, 64vw - 16px, 25.75rem), 600px'
                : '(width < 44rem) 92vw, 650px'
            }
            width={isHome ? 960 : 1440}
            height={isHome ? 1200 : 1000}
            max={1600}
            cover
            priority
          />
          <Shade gradient={header.gradient} />
        </Doorway>
      )}
    </Container>
  );
}

function Shade({ gradient }: { gradient: PageHeaderData['gradient'] }) {
  return <div className={css.shade} data-gradient={gradient || 'default'} />;
}

/** Words over the whole width of a picture, or on a quiet band where there is none. */
function BandHeader({ header, picture, children }: Pick<Parts, 'header' | 'picture'> & PropsWithChildren) {
  return (
    <div className={`${css.band} ${picture ? css.pictured : ''}`}>
      {picture && (
        <div className={css.backdrop}>
          <Picture
            link={picture}
            alt=""
            sizes="max(100vw, 26rem)"
            width={1600}
            height={900}
            min={480}
            cover
          />
          <Shade gradient={header.gradient} />
        </div>
      )}
      <Container>{children}</Container>
    </div>
  );
}

function ObjectsHeader({ header, title, subtitle, picture }: Parts) {
  return (
    <BandHeader header={{ ...header, gradient: 'full' }} picture={picture}>
      {title}
      <Subtitle text={subtitle} />
      {header.children && <div className={css.bandSearch}>{header.children}</div>}
    </BandHeader>
  );
}

function PageHeaderWords(parts: Parts) {
  const { header, title, subtitle, picture } = parts;
  if (picture) return <DoorHeader {...parts} />;
  return (
    <BandHeader header={header} picture={null}>
      {title}
      {header.variant === 'Zoekopdracht' ? <HtmlSubtitle html={subtitle} /> : <Subtitle text={subtitle} />}
      {header.children}
    </BandHeader>
  );
}

function ThanksHeader({ header, title, subtitle }: Parts) {
  return (
    <div className={css.thanks}>
      <Container narrow>
        <DoorwayMark className={css.thanksMark} />
        {title}
        <HtmlSubtitle html={subtitle} />
        {header.children}
      </Container>
    </div>
  );
}

function CrumbsHeader({ header, title }: Parts) {
  return (
    <div className={css.plain}>
      <Container>
        <Breadcrumbs last={header.crumb} />
        {title}
        {header.children}
      </Container>
    </div>
  );
}

function BlogHeader({ header, title, subtitle, picture }: Parts) {
  return (
    <div className={css.plain}>
      <Container className={picture ? css.blog : ''}>
        <div>
          <Breadcrumbs last={header.crumb} />
          {title}
          <HtmlSubtitle html={subtitle} />
          {header.children}
          <div className={css.share}>
            <ShareSocials />
          </div>
        </div>
        {picture && (
          <Doorway arch="low" className={css.blogDoor}>
            <Picture
              link={picture}
              alt=""
              sizes="(width < 60rem) 92vw, 560px"
              width={1200}
              height={900}
              max={1600}
              cover
              priority
            />
          </Doorway>
        )}
      </Container>
    </div>
  );
}

const EmptyHeader = ({ header }: Parts) => (
  <Container className={css.crumbs}>
    <Breadcrumbs last={header.crumb} />
  </Container>
);

const variants: Record<PageHeaderData['variant'], (parts: Parts) => ReactNode> = {
  Home: DoorHeader,
  Objects: ObjectsHeader,
  singleObject: EmptyHeader,
  Page: PageHeaderWords,
  Zoekopdracht: PageHeaderWords,
  Bedankt: ThanksHeader,
  Blogs: CrumbsHeader,
  SingleBlog: BlogHeader,
  Default: PageHeaderWords,
};

const titleId = 'paginatitel';

/** In the place of a header that could not be drawn: the page's title alone. */
export const BareHeader = ({ title }: { title: string | undefined }) =>
  typeof title === 'string' ? (
    <Container className={css.crumbs}>
      <h1 className={css.title}>{title}</h1>
    </Container>
  ) : null;

/** The part between top bar and main area, by the page's variant. */
export function PageHeader({ header }: { header: PageHeaderData }) {
  const Variant = variants[header.variant] ?? PageHeaderWords;
  const props = { subtitle: findSubtitle(header.subtitle), picture: findPicture(header) };
  if (!header.title) return <Variant header={header} title={null} {...props} />;
  const title = (
    <h1 id={titleId} className={header.variant === 'Home' ? css.homeTitle : css.title}>
      {header.title}
    </h1>
  );
  return (
    <section
      aria-labelledby={titleId}
      data-variant={header.variant}
      {...(header.slim ? { 'data-slim': '' } : {})}
    >
      <Variant header={header} title={title} {...props} />
    </section>
  );
}
