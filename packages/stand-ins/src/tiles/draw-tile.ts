import sharp from 'sharp';
import { knownPlaces } from '@binnen/demo-data/dataset/places';

const side = 256;

/** The position of a point on a tile's own grid (Web Mercator, EPSG:3857), in pixels. */
const project = (lat: number, lon: number, z: number, x: number, y: number): [number, number] => {
  const scale = side * 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [
    ((lon + 180) / 360) * scale - x * side,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale - y * side,
  ];
};

/** The IJssel from Zutphen to Zwolle, roughly. */
const river: [lat: number, lon: number][] = [
  [52.055, 6.125],
  [52.137, 6.185],
  [52.196, 6.158],
  [52.247, 6.156],
  [52.278, 6.105],
  [52.338, 6.105],
  [52.402, 6.112],
  [52.5, 6.06],
];

/** One tile of a base map: land use, the river, roads between the places, and their names. */
export const drawTile = async (z: number, x: number, y: number): Promise<Buffer> => {
  const at = (lat: number, lon: number) => project(lat, lon, z, x, y);
  const path = (points: [number, number][]) =>
    `M${points.map(([lat, lon]) => at(lat, lon).map(Math.round).join(' ')).join('L')}`;
  const town = 2 ** (z - 10);
  const [centre] = knownPlaces.filter(({ naam }) => naam === 'Deventer');
  const shapes = [
    `<path d="${path(river)}" fill="none" stroke="#a8cfe0" stroke-width="${Math.max(3, town * 4)}" stroke-linejoin="round"/>`,
    ...knownPlaces.map((place) => {
      const [left, top] = at(place.lat, place.lon);
      return `<circle cx="${left}" cy="${top}" r="${town * 9}" fill="#e6ddd3"/>`;
    }),
    ...knownPlaces.map((place) => {
      const line = path([
        [centre!.lat, centre!.lon],
        [place.lat, place.lon],
      ]);
      return `<path d="${line}" stroke="#f0c76b" stroke-width="${Math.max(1.5, town * 1.2)}"/>`;
    }),
    ...knownPlaces.map((place) => {
      const [left, top] = at(place.lat, place.lon);
      return `<text x="${left}" y="${top}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#333">${place.naam}</text>`;
    }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#f3f5ea"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};
