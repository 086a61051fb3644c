import { createRandom } from '@binnen/demo-data/dataset/random';
import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import type { Overrides } from '../control/overrides.ts';
import { keys } from '../keys.ts';
import type { RegisteredHome, RegisteredHomes } from '../pdok/registered-homes.ts';

const classes = ['G', 'F', 'E', 'D', 'C', 'B', 'A', 'A+', 'A++', 'A+++'];
const older = 'Rekenmethodiek Definitief Energielabel, versie 1.2, 16 september 2014';
const newer = 'NTA 8800:2024 (basisopname woningbouw)';

const formatDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T00:00:00`;

/**
 * A label that was registered in this year. Before 2021 it counts the megajoules of the whole home, since then kWh for
 * each square metre.
 */
const register = ({ document, home }: RegisteredHome, year: number, step: number) => {
  const id = String(document['adresseerbaarobject_id']);
  const random = createRandom('label', id, year);
  const [month, day] = [random.int(1, 12), random.int(1, 28)];
  const modern = year >= 2021;
  const perMetre = Math.round((90 + (9 - step) * 38 + random.next() * 30) * 100) / 100;
  return {
    Registratiedatum: formatDay(year, month, day),
    Opnamedatum: formatDay(year, month, Math.max(1, day - 6)),
    Geldig_tot: formatDay(year + 10, month, day),
    Certificaathouder: 'Voorbeeldadviseurs',
    SoortOpname: 'Basisopname',
    Status: 'Bestaand',
    Berekeningstype: modern ? newer : older,
    Gebouwklasse: 'Woningbouw',
    Gebouwtype: null,
    Gebouwsubtype: null,
    Postcode: document['postcode'],
    Huisnummer: document['huisnummer'],
    Huisletter: document['huisletter'] ?? null,
    Huisnummertoevoeging: document['huisnummertoevoeging'] ?? null,
    BAGVerblijfsobjectID: id,
    BAGPandIDs: [id.replace('0150010', '0150100')],
    Bouwjaar: home.bouwjaar,
    Gebruiksoppervlakte_thermische_zone: home.woonoppervlakte,
    Energieklasse: classes[Math.min(9, Math.max(0, step))],
    PrimaireFossieleEnergie: modern ? perMetre : null,
    BerekendeEnergieverbruik: modern ? perMetre : Math.round(perMetre * 2.6 * home.woonoppervlakte),
  };
};

/** What is registered of a home: mostly its label, sometimes another, an earlier one too, an old one alone, or none. */
const listLabels = (registered: RegisteredHome, thisYear: number): unknown[] => {
  const { home, document } = registered;
  if (home.type.objecttype === 'BOUWGROND') return [];
  const step = classes.indexOf(home.energy.label || 'C');
  const random = createRandom('labels', String(document['adresseerbaarobject_id']));
  const latest = thisYear - random.int(0, 8);
  const lot = random.next();
  if (home.monument || lot < 0.06) return [];
  if (lot < 0.12) return [register(registered, thisYear - random.int(11, 14), step)];
  const label = register(registered, latest, lot < 0.25 ? step - 1 : step);
  return lot < 0.4 ? [register(registered, latest - 6, step - 2), label] : [label];
};

/** The official register of energy labels (RVO), version 5. */
export const createEpOnline = (
  homes: RegisteredHomes,
  thisYear: number,
  overrides: () => ReturnType<Overrides['of']>,
) => {
  const app = new Hono<StandInEnv>();
  const refuse = (c: Context, status: 400 | 401 | 404, title: string) =>
    c.json({ status, title, detail: `${title}.` }, status);
  app.get('/api/v5/PandEnergielabel/AdresseerbaarObject/:id', (c) => {
    if (c.req.header('authorization') !== keys.epOnline) return refuse(c, 401, 'Unauthorized');
    const { id } = c.req.param();
    if (!/^\d{16}$/.test(id)) return refuse(c, 400, 'Bad Request');
    // The real service answers zeros so: labels of homes whose register number is not known.
    const asked = c.get('elsewhere') || /^0+$/.test(id) ? homes.findOther(id) : id;
    const found = homes.find(asked);
    const labels = found ? listLabels(found, thisYear) : [];
    const given = overrides().get(id)?.['registraties'];
    const answer = Array.isArray(given)
      ? given.map((label: unknown) => Object.assign({}, found && register(found, thisYear, 5), label))
      : labels;
    return answer.length > 0 ? c.json(answer) : refuse(c, 404, 'Not Found');
  });
  app.all('*', (c) => refuse(c, 404, 'Not Found'));
  return app;
};
