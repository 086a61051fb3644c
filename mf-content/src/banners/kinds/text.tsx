import { Button } from '@binnen/design/button';
import { classNames } from '@binnen/design/class-names';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './text.module.css';

/** Words alone; under a title they stand beside it on wide screens. */
function Text({ banner, fields, tone }: BannerProps) {
  const [title, subtitle, content] = [fields.text('title'), fields.text('subtitle'), fields.html('content')];
  const button = fields.link('button', useText('banner_link', 'Lees meer'));
  if (![title, subtitle, content, button].some(Boolean)) return null;
  return (
    <Section tone={tone} width={title ? 'wide' : 'narrow'} id={banner.anker ?? undefined}>
      <div className={classNames(css.words, title && css.titled)}>
        {title && <h2>{title}</h2>}
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        {content && <Prose html={content} />}
        {button && (
          <p>
            <Button href={button.href} look="secondary">
              {button.label}
            </Button>
          </p>
        )}
      </div>
    </Section>
  );
}

export const text = defineBanner({ still: true, Component: Text });
