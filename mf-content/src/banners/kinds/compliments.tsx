import { classNames } from '@binnen/design/class-names';
import { Doorway } from '@binnen/design/doorway';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { StepArrow } from '@binnen/design/step-arrow';
import { useText } from '@binnen/platform';
import { useState } from 'react';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './compliments.module.css';
import { Figures, loadFigures, Origin, type FiguresProps } from './trust.tsx';

/** One customer's words at a time. The counter stops at both ends. */
function Compliments({ banner, fields, tone, data }: BannerProps<FiguresProps | null>) {
  const heading = useText('compliments_title', 'Wat klanten over ons zeggen');
  const previous = useText('compliments_previous', 'Vorige');
  const next = useText('compliments_next', 'Volgende');
  const more = useText('banner_link', 'Lees meer');
  const items = fields.items('compliment-');
  const [number, setNumber] = useState(1);
  const total = items.length;
  const shown = Math.min(number, total);
  const item = items[shown - 1];
  if (!item) return null;
  // When only this one has no picture its place stays, so that the buttons do not move under the pointer.
  const hasPictures = items.some(({ image }) => image);
  const title = fields.text('title') ?? heading;
  const subtitle = fields.text('subtitle');
  const step = (by: 1 | -1) => setNumber(Math.min(total, Math.max(1, shown + by)));
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <div className={classNames(css.compliments, hasPictures && css.pictured)}>
        {hasPictures && (
          <Doorway className={css.picture} framed>
            <Picture
              key={item.id}
              link={item.image}
              alt=""
              sizes="(width < 48rem) 114px, 302px"
              width={4}
              height={5}
              max={480}
              cover
            />
          </Doorway>
        )}
        <div className={css.words}>
          <div>
            <h2 className={css.title}>{title}</h2>
            {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          <figure aria-live="polite" className={css.compliment}>
            {item.content && (
              <blockquote className={css.quote}>
                <Prose html={item.content} />
              </blockquote>
            )}
            {(item.title || item.url) && (
              <figcaption className={css.name}>
                {item.url ? <a href={item.url}>{item.title ?? more}</a> : item.title}
              </figcaption>
            )}
          </figure>
          {total > 1 && (
            <div className={css.controls}>
              <StepArrow to="back" label={previous} atEnd={shown === 1} onClick={() => step(-1)} />
              <span className={css.count}>{`${shown}/${total}`}</span>
              <StepArrow to="on" label={next} atEnd={shown === total} onClick={() => step(1)} />
            </div>
          )}
        </div>
      </div>
      {data ? (
        <div className={css.figures}>
          <Figures {...data} />
        </div>
      ) : (
        // With figures it is on the page that they lead to.
        <Origin />
      )}
    </Section>
  );
}

export const compliments = defineBanner<FiguresProps | null>({
  load: async ({ fields, api }) => {
    const reviews = fields.link('figures', '');
    // The customers' words do not wait for them.
    return (
      reviews &&
      loadFigures(api).then(
        (of) => ({ of, href: reviews.href }),
        () => null,
      )
    );
  },
  Component: Compliments,
});
