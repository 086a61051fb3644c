import type { BlogCard as BlogCardData } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { BlogCards } from '../../blog-cards/blog-cards.tsx';
import { defineBanner, type BannerProps } from '../kit/banner.ts';

/** The newest blogs, in two columns. */
function Actueel({ banner, fields, data, tone }: BannerProps<BlogCardData[]>) {
  const heading = useText('actueel_title', 'Actueel');
  const all = useText('actueel_link', 'Alle blogs');
  const label = fields.text('button') ?? all;
  const link = fields.link('button', label) ?? { href: routes.blogs.href(), label };
  if (data.length === 0) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} link={link} />
      <BlogCards blogs={data} columns={2} level={3} />
    </Section>
  );
}

export const actueel = defineBanner<BlogCardData[]>({
  still: true,
  load: async ({ api }) => (await api.content.blogs({ limit: 4 })).data,
  Component: Actueel,
});
