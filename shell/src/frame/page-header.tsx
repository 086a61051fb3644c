import { classNames } from '@binnen/design/class-names';
import { Container } from '@binnen/design/section';
import { Doorway, DoorwayMark } from '@binnen/design/doorway';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import type { PageHeader as PageHeaderData } from '@binnen/platform';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import css from './page-header.module.css';
import { ShareSocials } from './social-icons.tsx';

/** The placeholder that editors leave in a field they did not fill in. */
const placeholder = 'Subtitel';

/** Those whose subtitle is the editors' HTML. */
const withHtml = new Set<PageHeaderData['variant']>(['Zoekopdracht', 'Bedankt', 'SingleBlog']);

function Subtitle({ header: { subtitle, variant } }: Pick<Parts, 'header'>) {
  const text = subtitle?.trim();
  const plain = text?.replace(/<[^>]*>/g, '').trim();
  if (!text || !plain || plain === placeholder) return null;
  return withHtml.has(variant) ? (
    <Prose html={text} large className={css.subtitle} />
  ) : (
    <p className={css.subtitle}>{text}</p>
  );
}

interface Parts {
  header: PageHeaderData;
  title: ReactNode;
  picture: string | null;
}

/**
 * Title on paper, and what the page is about through the doorway, on one threshold. The home page's search reaches
 * over it.
 */
function DoorHeader({ header, title, picture }: Parts) {
  const isHome = header.variant === 'Home';
  return (
    <Container className={classNames(css.door, isHome && css.home)}>
      <div className={css.doorWords}>
        {title}
        <Subtitle header={header} />
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
          <span className={css.shade} data-gradient={header.gradient || 'default'} />
        </Doorway>
      )}
    </Container>
  );
}

/** Words over the whole width of a picture, or on a quiet band where there is none. */
function ObjectsHeader({ header, title, picture }: Parts) {
  return (
    <div className={classNames(css.band, picture && css.pictured)}>
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
          <div className={css.shade} data-gradient="full" />
        </div>
      )}
      <Container>
        {title}
        <Subtitle header={header} />
        {header.children && <div className={css.bandSearch}>{header.children}</div>}
      </Container>
    </div>
  );
}

function PageHeaderWords(parts: Parts) {
  const { header, title, picture } = parts;
  if (picture) return <DoorHeader {...parts} />;
  return (
    <div className={css.band}>
      <Container>
        {title}
        <Subtitle header={header} />
        {header.children}
      </Container>
    </div>
  );
}

function ThanksHeader({ header, title }: Parts) {
  return (
    <div className={css.thanks}>
      <Container narrow>
        <DoorwayMark className={css.thanksMark} />
        {title}
        <Subtitle header={header} />
        {header.children}
      </Container>
    </div>
  );
}

function CrumbsHeader({ header, title }: Parts) {
  return (
    <div className={css.plain}>
      <Container>
        <Breadcrumbs last={header.crumb ?? header.title} />
        {title}
        {header.children}
      </Container>
    </div>
  );
}

function BlogHeader({ header, title, picture }: Parts) {
  return (
    <div className={css.plain}>
      <Container className={picture ? css.blog : ''}>
        <div>
          <Breadcrumbs last={header.crumb ?? header.title} />
          {title}
          <Subtitle header={header} />
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
    <Breadcrumbs last={header.crumb ?? header.title} />
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
  const { background, backgroundUrl } = header;
  const picture = backgroundUrl || (background ? `/assets/${background.id}` : null);
  if (!header.title) return <Variant header={header} title={null} picture={picture} />;
  const title = (
    <h1 id={titleId} className={header.variant === 'Home' ? css.homeTitle : css.title}>
      {header.title}
    </h1>
  );
  return (
    <section aria-labelledby={titleId} data-variant={header.variant} data-slim={header.slim ? '' : undefined}>
      <Variant header={header} title={title} picture={picture} />
    </section>
  );
}
