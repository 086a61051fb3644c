import type { Entry } from '@binnen/demo-data/dataset/dataset';
import { createRandom } from '@binnen/demo-data/dataset/random';

const sold = new Set([
  'VERKOCHT',
  'VERHUURD',
  'AANGEKOCHT',
  'VERKOCHT_ONDER_VOORBEHOUD',
  'VERHUURD_ONDER_VOORBEHOUD',
]);

/**
 * Fields of the feed that no visitor may ever see. Every text contains `VERTROUWELIJK-` and every transaction price
 * ends in 777 (no asking price does), so that a test can look for them in every reply of the site.
 */
export const createPrivateParts = ({ listing, home }: Entry) => {
  const random = createRandom('private', listing.id);
  const { id } = listing;
  const person = (role: string) => ({
    soort: role,
    naam: `VERTROUWELIJK-${random.pick(['Fam. De Boer', 'Mevr. Visser', 'Dhr. Bakker', 'Fam. Smit', 'Erven Meijer'])}`,
    email: `VERTROUWELIJK-${id}@relaties.example`,
    telefoonnummer: `VERTROUWELIJK-0570-555${String(random.int(100, 999))}`,
    relatiecode: `VERTROUWELIJK-${random.int(10_000, 99_999)}`,
  });
  const price = listing.huur ? home.huurwaarde : home.waarde * (0.97 + random.next() * 0.1);
  return {
    transactieprijs: sold.has(listing.status) ? Math.floor(price / 1000) * 1000 + 777 : null,
    relaties: {
      relaties: [person('VERKOPER'), ...(sold.has(listing.status) ? [person('KOPER')] : [])],
      medeaanmelders: random.chance(0.2) ? [person('MEDEAANMELDER')] : [],
    },
    diversen: {
      diversen: {
        objectcode: String(900_000 + listing.index),
        afdelingscode: '912345',
        bedrijfscode: '12345',
        medewerkercode: `VERTROUWELIJK-${random.int(1, 9)}`,
        sleutelnummer: `VERTROUWELIJK-sleutel-${random.int(10, 99)}`,
        notitie: `VERTROUWELIJK-${random.pick(['Sleutel bij de buren', 'Eigenaar wil snel weg', 'Echtscheiding', 'Ondergrens besproken'])}`,
        tiaraObjectGuid: `VERTROUWELIJK-${id}-guid`,
      },
    },
  };
};
