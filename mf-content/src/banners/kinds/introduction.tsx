import { Button } from '@binnen/design/button';
import { Doorway } from '@binnen/design/doorway';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { Section, SectionHead } from '@binnen/design/section';
import { routes } from '@binnen/contracts/routes';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import { ServiceCards } from './service-cards.tsx';
import css from './introduction.module.css';

/** What the firm does, as tiles, and who it is, in words. */
function Introduction({ banner, fields, tone }: BannerProps) {
  const heading = useText('introduction_title', 'Hoe kunnen wij jou helpen?');
  const more = useText('introduction_button', 'Meer over binnen');
  const [subtitle, title, content] = [
    fields.text('subtitel_intro'),
    fields.text('titel_intro'),
    fields.html('content_intro'),
  ];
  const image = fields.image('image');
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      <ServiceCards items={fields.items('service-')} />
      {(title || content || subtitle || image) && (
        <div className={image ? css.withPicture : css.words}>
          {image && (
            <Doorway className={css.picture} framed>
              <Picture
                link={image}
                alt=""
                sizes="(width < 60rem) 140px, 356px"
                width={4}
                height={5}
                max={480}
                cover
              />
            </Doorway>
          )}
          <div className={css.intro}>
            {subtitle && <p className={css.eyebrow}>{subtitle}</p>}
            {title && <h2>{title}</h2>}
            {content && <Prose html={content} />}
            <p>
              <Button href={routes.overBinnen.href()}>{fields.text('button') ?? more}</Button>
            </p>
          </div>
        </div>
      )}
    </Section>
  );
}

export const introduction = defineBanner({ still: true, Component: Introduction });
