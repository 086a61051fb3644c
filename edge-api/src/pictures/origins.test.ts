import { expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import type { Bindings } from '../env.ts';
import { findPictureSource, listOrigins } from './origins.ts';

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
