import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { check, Icon } from '@binnen/design/icon';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './usp.module.css';

/** Short reasons in a row; the button shows when the row `show_button` says "true". */
function Usp({ banner, fields, tone }: BannerProps) {
  const label = useText('usp_button', 'Gratis verkoopadvies');
  const more = useText('banner_link', 'Lees meer');
  const title = fields.text('title');
  const subtitle = fields.text('subtitle');
  const content = fields.html('content');
  // A picture alone is no reason.
  const reasons = fields
    .items('usp-')
    .filter(({ title: text, content: words, url }) => [text, words, url].some(Boolean));
  if (reasons.length === 0 && ![title, subtitle, content].some(Boolean)) return null;
  return (
    <Section tone={tone} tight id={banner.anker ?? undefined}>
      <div className={css.band}>
        {title && <h2>{title}</h2>}
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        {reasons.length > 0 && (
          <ul role="list" className={css.usps}>
            {reasons.map(({ id, title: text, content: words, url }) => (
              <li key={id}>
                <Icon of={check} />
                {url ? <a href={url}>{text ?? more}</a> : text && <span>{text}</span>}
                {words && <Prose html={words} />}
              </li>
            ))}
          </ul>
        )}
        {content && <Prose html={content} />}
        {fields.flag('show_button') && (
          <Button href={routes.gratisVerkoopadvies.href()}>{fields.text('button') ?? label}</Button>
        )}
      </div>
    </Section>
  );
}

export const usp = defineBanner({ still: true, Component: Usp });
