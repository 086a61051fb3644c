import { Button } from '@binnen/design/button';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './free-sales-advice.module.css';

/** Two ways on: each button goes where its row says. */
function FreeSalesAdvice({ banner, fields }: BannerProps) {
  const heading = useText('free_sales_advice_title', 'Gratis verkoopadvies');
  const more = useText('banner_link', 'Lees meer');
  const subtitle = fields.text('subtitle');
  const content = fields.html('content');
  const image = fields.image('image');
  const [first, second] = [fields.link('button', more), fields.link('button_two', more)];
  return (
    <Section tone="dark" width="full" className={css.section} id={banner.anker ?? undefined}>
      <div className={image ? css.withPicture : css.plain}>
        {image && (
          <Picture
            className={css.picture}
            link={image}
            alt=""
            sizes="(width < 60rem) 100vw, 50vw"
            width={3}
            height={2}
            max={1600}
            cover
          />
        )}
        <div className={css.words}>
          {subtitle && <p className={css.eyebrow}>{subtitle}</p>}
          <h2>{fields.text('title') ?? heading}</h2>
          {content && <Prose html={content} />}
          {(first || second) && (
            <p className={css.buttons}>
              {first && (
                <Button href={first.href} look="onDark">
                  {first.label}
                </Button>
              )}
              {second && (
                <a className={css.second} href={second.href}>
                  {second.label}
                </a>
              )}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

export const freeSalesAdvice = defineBanner({ still: true, Component: FreeSalesAdvice });
