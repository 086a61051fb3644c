import type { ConfigFault } from '@binnen/edge-kit/environment/create-config';
import type { Config } from '../environment/config.ts';
import { splitOrigins } from '../site/document-headers.ts';
import { isTagManager, parsePixels } from '../tracking/routes.ts';

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Settings that are left out because they are written wrong, without their values: no tracker or film may break the site. */
export const findIgnored = ({ GTM_ID, PIXEL_IDS, FRAME_ORIGINS }: Config): ConfigFault[] => {
  const faults: [isWrong: boolean, field: string, message: string][] = [
    [GTM_ID !== '' && !isTagManager(GTM_ID), 'GTM_ID', 'expected an id such as "GTM-ABC1234"'],
    [
      split(PIXEL_IDS).length !== parsePixels(PIXEL_IDS).length,
      'PIXEL_IDS',
      'expected a path and an id, such as "*=123456789 /contact=987654321:Lead", separated by blanks',
    ],
    [
      split(FRAME_ORIGINS).length !== splitOrigins(FRAME_ORIGINS).length,
      'FRAME_ORIGINS',
      'expected origins such as "https://player.vimeo.com", separated by blanks',
    ],
  ];
  return faults.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []));
};
