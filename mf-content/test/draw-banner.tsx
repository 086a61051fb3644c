import type { Banner } from '@binnen/contracts/content';
import { noTexts, TextsContext, type Texts } from '@binnen/platform';
import { renderToString } from 'react-dom/server';
import { Banners } from '../src/banners/banners.tsx';
import { parseBannerFields } from '../src/banners/kit/fields.ts';
import { findBanner } from '../src/banners/registry.ts';

/** A banner as the server draws it, with the data that it would have loaded; empty for an unknown kind. */
export const drawBanner = (banner: Banner, data?: unknown, texts: Texts = noTexts): string => {
  const definition = findBanner(banner.soort);
  if (!definition) return '';
  const fields = parseBannerFields(banner.banner_fields);
  return renderToString(
    <TextsContext value={texts}>
      <Banners
        of={[
          {
            banner,
            definition,
            fields,
            data,
            tone: 'paper',
            flip: false,
            bleed: false,
            anchors: ['meet_us', 'valuation', 'steps'],
          },
        ]}
      />
    </TextsContext>,
  ).replaceAll('<!-- -->', '');
};
