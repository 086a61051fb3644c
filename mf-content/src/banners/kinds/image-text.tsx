import { Button } from '@binnen/design/button';
import { classNames } from '@binnen/design/class-names';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { Container, Section } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './image-text.module.css';

/**
 * A photo beside words; on wide screens they change sides from one to the next. One of a page has its photo from edge
 * to edge, with the words on a sheet before it. What is missing takes no room.
 */
function ImageText({ banner, fields, tone, flip, bleed }: BannerProps) {
  const [title, subtitle, content] = [fields.text('title'), fields.text('subtitle'), fields.html('content')];
  const button = fields.link('button', useText('banner_link', 'Lees meer'));
  const image = fields.image('image');
  const hasWords = [title, subtitle, content, button].some(Boolean);
  if (!image && !hasWords) return null;
  const wide = !hasWords || bleed;
  const picture = image && (
    <Picture
      className={css.picture}
      link={image}
      alt=""
      sizes={wide ? '100vw' : '(width < 44rem) 92vw, (width < 60rem) 82vw, clamp(640px, 44vw, 830px)'}
      width={4}
      height={3}
      max={wide ? 1600 : 1120}
      cover
    />
  );
  const words = hasWords && (
    <div className={css.words}>
      {subtitle && <p className={css.eyebrow}>{subtitle}</p>}
      {title && <h2>{title}</h2>}
      {content && <Prose html={content} />}
      {button && (
        <p>
          <Button href={button.href} look="secondary">
            {button.label}
          </Button>
        </p>
      )}
    </div>
  );
  if (picture && words && bleed)
    return (
      <Section tone={tone} width="full" id={banner.anker ?? undefined} className={css.bleed}>
        {picture}
        <Container>{words}</Container>
      </Section>
    );
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <div className={image && hasWords ? classNames(css.pair, flip && css.flipped) : undefined}>
        {picture}
        {words}
      </div>
    </Section>
  );
}

export const imageText = defineBanner({ still: true, Component: ImageText });
