import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tokens, useStandIns } from '../../test/stand-ins.ts';

const { get } = useStandIns({ objects: 3 });

const mainPhoto = async (): Promise<string> => {
  const page = (await (await get('/realworks/wonen/v1/objecten', tokens.realworks)).json()) as {
    resultaten: { media: { soort: string; link: string }[] }[];
  };
  return page.resultaten[0]?.media.find(({ soort }) => soort === 'HOOFDFOTO')?.link ?? '';
};
const measure = async (response: Response) => {
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [width, height];
};

describe('pictures of homes', () => {
  it('come in the sizes of the image host', async () => {
    const link = await mainPhoto();
    const size = async (query: string) => measure(await get(`${link}${query}`));
    expect(await size('&resize=4')).toEqual([1600, 1200]);
    expect(await size('&resize=1')).toEqual([150, 100]);
    expect(await size('')).toEqual([150, 100]);
    expect(await size('&width=640&height=480')).toEqual([640, 480]);
  });

  it('exist for every photo and plan that is listed, each with its own picture', async () => {
    const page = (await (await get('/realworks/wonen/v1/objecten', tokens.realworks)).json()) as {
      resultaten: { media: { soort: string; link: string }[] }[];
    };
    const links = (page.resultaten[0]?.media ?? []).filter(({ link }) => link.includes('/images/'));
    expect(links.length).toBeGreaterThan(9);
    const pictures = await Promise.all(
      links.map(async ({ link }) => {
        const response = await get(`${link}&resize=2`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/jpeg');
        return Buffer.from(await response.arrayBuffer()).toString('base64');
      }),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('are refused without the hash of their link', async () => {
    const link = await mainPhoto();
    expect((await get(`${link}0`)).status).toBe(403);
    expect((await get(link.replace(/check=.*/, ''))).status).toBe(403);
    expect((await get(link.replace(/\d+\.jpg/, '420000702.jpg'))).status).toBe(403);
  });

  it('are refused in sizes that do not exist', async () => {
    const link = await mainPhoto();
    expect((await get(`${link}&resize=9`)).status).toBe(400);
    expect((await get(`${link}&width=100`)).status).toBe(400);
    expect((await get('/images/servlets/images/media.objectmedia/x.jpg')).status).toBe(404);
  });
});
