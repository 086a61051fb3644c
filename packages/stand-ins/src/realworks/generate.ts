/** Prints the offer: a line for each home, or with `--id` one home as the feed sends it. */
import { parseArgs } from 'node:util';
import { toWire } from './to-wire.ts';
import { createDataset, type Entry } from '@binnen/demo-data/dataset/dataset';
import { createDescriber } from '@binnen/demo-data/dataset/text/describe-home';

const { objects, id } = parseArgs({
  options: { objects: { type: 'string', default: '440' }, id: { type: 'string' } },
}).values;

const formatLine = ({ home, listing, terms, shots }: Entry): string => {
  const { street, number, addition } = home.address;
  const price = terms.koopprijs || terms.huurprijs || 'op aanvraag';
  const size = `${home.woonoppervlakte} m²`;
  const address = `${street.straat} ${number}${addition}, ${street.plaats}`;
  const facts = [
    home.kind,
    home.bouwjaar,
    size,
    `${home.slaapkamers} slpk`,
    home.energy.label,
    `${shots.length} media`,
  ];
  return [listing.id, listing.status, address, price, ...facts].join('\t');
};

const dataset = createDataset({ size: Number(objects), now: new Date() });
if (id === undefined) {
  for (const listing of dataset.listings) {
    const entry = dataset.findEntry(listing.id);
    if (entry) console.log(formatLine(entry));
  }
} else {
  const entry = dataset.findEntry(Number(id));
  const pictureOrigin = 'http://localhost:8790/images';
  console.log(
    entry
      ? JSON.stringify(
          toWire(entry, { today: dataset.today, pictureOrigin, describer: createDescriber() }),
          null,
          2,
        )
      : `No home ${id}.`,
  );
}
