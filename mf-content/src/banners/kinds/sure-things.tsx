import { ArrowLink, Section, SectionHead } from '@binnen/design/section';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { useText } from '@binnen/platform';
import { useId, useState } from 'react';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './sure-things.module.css';

/** The firm's values, in columns of which one is open: the first, until another is pressed. */
function SureThings({ banner, fields, tone }: BannerProps) {
  const heading = useText('sure_things_title', 'Hier staan wij voor');
  const more = useText('sure_things_link', 'Lees meer');
  const id = useId();
  const items = fields.items('over-');
  const [active, setActive] = useState(0);
  if (items.length === 0) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      <div className={css.columns}>
        {items.map((item, index) => {
          const isActive = index === active;
          return (
            <div key={item.id} className={css.column} data-active={isActive ? '' : undefined}>
              <h3 className={css.title}>
                <button
                  type="button"
                  aria-expanded={isActive}
                  aria-controls={`${id}-${index}`}
                  onClick={() => setActive(index)}
                >
                  {item.title ?? more}
                </button>
              </h3>
              {item.image && (
                <Picture
                  className={css.picture}
                  link={item.image}
                  alt=""
                  sizes="(width < 60rem) 92vw, clamp(680px, 46vw, 860px)"
                  width={3}
                  height={2}
                  max={1600}
                  cover
                />
              )}
              <div id={`${id}-${index}`} className={css.content}>
                {item.content && <Prose html={item.content} />}
                {item.url && <ArrowLink href={item.url}>{more}</ArrowLink>}
              </div>
            </div>
          );
        })}
      </div>
    </Section>
  );
}

export const sureThings = defineBanner({ Component: SureThings });
