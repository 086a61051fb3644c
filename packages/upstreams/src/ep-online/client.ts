import { compareTexts } from '@binnen/contracts/formats/compare-texts';
import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { callUpstream } from '../calls/call.ts';
import { readJson } from '../calls/read-body.ts';
import { rowsOf } from '../calls/rows.ts';

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T|$)/),
  v.transform((text) => text.slice(0, 'yyyy-mm-dd'.length)),
);

const LabelSchema = v.object({
  BAGVerblijfsobjectID: v.string(),
  Registratiedatum: day,
  Geldig_tot: day,
  Status: v.fallback(v.string(), ''),
  Energieklasse: v.pipe(v.string(), v.regex(/^(A\+{0,5}|[B-G])$/)),
  Berekeningstype: v.fallback(v.string(), ''),
  BerekendeEnergieverbruik: v.fallback(v.nullable(v.number()), null),
});
const LabelsSchema = rowsOf(LabelSchema);

/** Since 2021 (NTA 8800) a label counts kWh for each square metre, before it the megajoules of the whole home. */
const readUse = ({
  Berekeningstype: method,
  BerekendeEnergieverbruik: use,
}: v.InferOutput<typeof LabelSchema>) => {
  const isModern = method.startsWith('NTA 8800');
  // An older method that is not named, or a figure that can be neither, has no unit that we know.
  if (use === null || use <= 0 || (!isModern && !method)) return null;
  if (use > (isModern ? 2_000 : 2_000_000)) return null;
  return { waarde: Math.round(use), eenheid: isModern ? ('kWh/m²/jaar' as const) : ('MJ/jaar' as const) };
};

const none = { klasse: null, registratiedatum: null, geldig_tot: null, energiegebruik: null };

/**
 * The valid energy label of a home by its 16 digits in the register of addresses (EP-Online of RVO, version 5): of several
 * the one that was registered last. All null when there is none on this day (`2026-11-20`).
 */
export const readEnergyLabel = async (env: KitBindings, id: string, today: string) => {
  // For zeros the service answers labels of homes whose id is not known.
  if (!/^\d{16}$/.test(id) || /^0+$/.test(id)) return none;
  const { EP_ONLINE_URL, EP_ONLINE_KEY } = parseConfig(env);
  const response = await callUpstream(env, {
    service: 'ep-online',
    url: `${EP_ONLINE_URL}/api/v5/PandEnergielabel/AdresseerbaarObject/${id}`,
    // Without "Bearer".
    init: { headers: { authorization: EP_ONLINE_KEY, accept: 'application/json' } },
  });
  if (response.status === 404) return none;
  const labels = await readJson(response, LabelsSchema, 'ep-online');
  const [label] = labels
    .filter((one) => one.BAGVerblijfsobjectID === id && one.Geldig_tot >= today)
    // Calculated for plans: it is no label of what stands there.
    .filter((one) => one.Status !== 'Vergunningsaanvraag')
    .sort((one, other) => compareTexts(other.Registratiedatum, one.Registratiedatum));
  if (!label) return none;
  return {
    klasse: label.Energieklasse,
    registratiedatum: label.Registratiedatum,
    geldig_tot: label.Geldig_tot,
    energiegebruik: readUse(label),
  };
};
