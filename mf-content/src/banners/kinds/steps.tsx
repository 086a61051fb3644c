import { Carousel } from '@binnen/design/carousel';
import { Prose } from '@binnen/design/prose';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './steps.module.css';

/** What happens, in numbered steps. The anchor `steps` is where other banners lead. */
function Steps({ banner, fields, tone }: BannerProps) {
  const heading = useText('steps_title', 'Zo gaan we te werk');
  const items = fields.items('step-');
  const title = fields.text('title') ?? heading;
  if (items.length === 0) return null;
  return (
    <Section tone={tone} id={banner.anker ?? 'steps'}>
      <SectionHead title={title} intro={fields.text('subtitle')} />
      <Carousel label={title} unfolds>
        {items.map((item, index) => (
          <div key={item.id} className={css.step}>
            <span className={css.number}>{index + 1}</span>
            {item.title && <h3>{item.title}</h3>}
            {item.content && <Prose html={item.content} />}
          </div>
        ))}
      </Carousel>
    </Section>
  );
}

export const steps = defineBanner({ Component: Steps });
