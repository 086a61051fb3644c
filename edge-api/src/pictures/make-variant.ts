import type { ImageFormat } from '@binnen/contracts/images';
import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import type { Picture } from '@binnen/upstreams/pictures/client';
import type { Variant } from './variant.ts';

/** Quality. Most screens have two pixels a point or more, where less quality than this is seen first, and more is not seen. */
const qualities: Record<ImageFormat, number> = { avif: 50, webp: 62, jpeg: 74 };

/** The picture in another size and format, never larger than it is; undefined when that cannot be made. */
export const makeVariant = async (
  env: Bindings,
  picture: Picture,
  { width, format: asked }: Variant,
): Promise<Picture | undefined> => {
  // Browsers go by the type of the answer.
  const format = asked === 'avif' && parseConfig(env).AVIF_ENCODING === 'off' ? 'webp' : asked;
  try {
    const stream = new Response(picture.bytes).body!;
    const result = await env.IMAGES.input(stream)
      .transform({ width, fit: 'scale-down' })
      .output({ format: `image/${format}`, quality: qualities[format] });
    const bytes = await result.response().arrayBuffer();
    return bytes.byteLength > 0 ? { bytes, type: `image/${format}` } : undefined;
  } catch (error) {
    log('warn', 'A picture could not be resized', { width, format, reason: String(error) });
    return undefined;
  }
};
