import { Button } from '@binnen/design/button';
import { classNames } from '@binnen/design/class-names';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { defineBanner, type BannerProps } from './banner.ts';
import css from './image-text.module.css';

/** A photo beside words; on wide screens they change sides from one to the next. */
function ImageText({ banner, fields, tone, flip }: BannerProps) {
  const [title, subtitle, content] = [fields.text('title'), fields.text('subtitle'), fields.html('content')];
  const button = fields.link('button');
  if (!title && !content) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <div className={classNames(css.pair, flip && css.flipped)}>
        <Picture
          className={css.picture}
          link={fields.image('image')}
          alt=""
          sizes="(width < 60rem) 100vw, 640px"
          width={4}
          height={3}
          max={1280}
          cover
        />
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
      </div>
    </Section>
  );
}

export const imageText = defineBanner({ Component: ImageText });
