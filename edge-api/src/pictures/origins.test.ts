import { expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import type { Bindings } from '../environment/env.ts';
import { findPictureSource, formatPicturePath, listOrigins } from './origins.ts';

const findTile = (variables: Record<string, string | undefined>) =>
  findPictureSource(
    listOrigins({ ...bindings, ...variables } as unknown as Bindings),
    'kaart',
    '12/2118/1345.png',
    new URLSearchParams(),
  )?.href;

test('a site that says nothing of its base map has the government’s, without a key', () => {
  expect(findTile({ MAP_TILES_URL: undefined })).toBe(
    'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/pastel/EPSG:3857/12/2118/1345.png',
  );
});

test('another base map is the one that is configured, and "off" is none', () => {
  expect(findTile({ MAP_TILES_URL: 'https://tiles.example/wmts/' })).toBe(
    'https://tiles.example/wmts/12/2118/1345.png',
  );
  expect(findTile({ MAP_TILES_URL: 'off' })).toBeUndefined();
});

test('the address of a home’s picture is short, and leads back to that of the feed', () => {
  const hash = '291d226386bb4716e6f9294e92723301e6a89796bb9c9d74674a0f548d87f62a';
  const origins = [{ key: 'realworks', base: 'https://images.realworks.nl/servlets/images/' }];
  const link = `${origins[0]!.base}media.objectmedia/1.jpg?portalid=1234&check=api_sha256%3A${hash}`;
  const path = formatPicturePath(origins, link)!;
  expect(path).toMatch(/^\/images\/realworks\/media\.objectmedia\/1\.jpg\?z=1234\.[\w-]{43}$/);
  const find = (address: string) =>
    findPictureSource(origins, 'realworks', 'media.objectmedia/1.jpg', new URL(address).searchParams)?.href;
  expect(find(`https://binnen.example${path}`)).toBe(link);
});

test.each(['?portalid=1&check=md5%3Aab', '?portalid=0&check=api_sha256%3Aab', ''])(
  'a picture of the feed that is not signed as we know it has no address: %s',
  (search) => {
    const origins = [{ key: 'realworks', base: 'https://images.realworks.nl/' }];
    expect(formatPicturePath(origins, `https://images.realworks.nl/1.jpg${search}`)).toBeNull();
    expect(findPictureSource(origins, 'realworks', '1.jpg', new URLSearchParams(search))).toBeNull();
  },
);
