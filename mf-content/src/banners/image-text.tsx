import { Button } from '@binnen/design/button';
import { classNames } from '@binnen/design/class-names';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from './banner.ts';
import css from './image-text.module.css';

/** A photo beside words; on wide screens they change sides from one to the next. What is missing takes no room. */
function ImageText({ banner, fields, tone, flip }: BannerProps) {
  const [title, subtitle, content] = [fields.text('title'), fields.text('subtitle'), fields.html('content')];
  const button = fields.link('button', useText('banner_link', 'Lees meer'));
  const image = fields.image('image');
  const hasWords = [title, subtitle, content, button].some(Boolean);
  if (!image && !hasWords) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <div className={image && hasWords ? classNames(css.pair, flip && css.flipped) : undefined}>
        {image && (
          <Picture
            className={css.picture}
            link={image}
            alt=""
            sizes={hasWords ? '(width < 60rem) 100vw, 640px' : '100vw'}
            width={4}
            height={3}
            max={hasWords ? 1120 : 1600}
            cover
          />
        )}
        {hasWords && (
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
        )}
      </div>
    </Section>
  );
}

export const imageText = defineBanner({ still: true, Component: ImageText });
