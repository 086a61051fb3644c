import type { Plek } from '@binnen/contracts/surroundings/plek';

type Figure = NonNullable<Plek['buurt']>['inwoners'];
const year = (figure: Figure) => (figure ? { value: figure.waarde, year: figure.jaar } : undefined);
const spot = (one: NonNullable<Plek['dichtbij']>['school']) =>
  one ? { name: one.naam, metres: one.meter } : undefined;
const from = ({ bron, opgehaald }: { bron: string; opgehaald: string }) => ({
  source: bron,
  asked_on: opgehaald,
});

/** The figures that public registers have of a home's place, by names that need no explanation; what they do not know is left out. */
export const describePlace = (plek: Plek | null | undefined): Record<string, unknown> | undefined => {
  if (!plek) return undefined;
  const { energielabel, gebouw, buurt, dichtbij, markt, geluid, overstroming } = plek;
  return {
    ...(energielabel && {
      registered_energy_label: {
        label: energielabel.klasse ?? 'no valid label is registered',
        registered_on: energielabel.registratiedatum ?? undefined,
        valid_until: energielabel.geldig_tot ?? undefined,
        calculated_use: energielabel.energiegebruik?.waarde,
        unit_of_use: energielabel.energiegebruik?.eenheid,
        ...from(energielabel),
      },
    }),
    ...(gebouw && {
      registered_building: {
        year_built: gebouw.bouwjaar ?? undefined,
        use_area_m2: gebouw.gebruiksoppervlakte ?? undefined,
        ...from(gebouw),
      },
    }),
    ...(buurt && {
      neighbourhood_figures: {
        neighbourhood: buurt.naam,
        inhabitants: year(buurt.inwoners),
        aged_0_to_14: year(buurt.leeftijd_0_14),
        aged_65_and_older: year(buurt.leeftijd_65_plus),
        owner_occupied_percent: year(buurt.koopwoningen),
        mean_value_for_tax_eur: year(buurt.gemiddelde_woz),
        mean_distance_by_road_km: {
          primary_school: year(buurt.afstand_basisschool),
          supermarket: year(buurt.afstand_supermarkt),
          doctor: year(buurt.afstand_huisarts),
          day_care: year(buurt.afstand_kinderdagverblijf),
          train_station: year(buurt.afstand_treinstation),
        },
        ...from(buurt),
      },
    }),
    ...(dichtbij && {
      nearest_in_a_straight_line: {
        station: spot(dichtbij.station),
        bus_stop: spot(dichtbij.bushalte),
        school: spot(dichtbij.school),
        supermarket: spot(dichtbij.supermarkt),
        doctor: spot(dichtbij.huisarts),
        ...from(dichtbij),
      },
    }),
    ...(markt && {
      municipality_figures: {
        municipality: markt.gemeente,
        mean_sale_price_eur: year(markt.verkoopprijs),
        ...from(markt),
      },
    }),
    ...(geluid && {
      noise_lden_db: {
        road: geluid.wegverkeer ?? 'not mapped, which is not quiet',
        trains: geluid.treinverkeer ?? 'not mapped, which is not quiet',
        ...from(geluid),
      },
    }),
    ...(overstroming && {
      flood: {
        chance_a_year: overstroming.kans?.replace('geen', 'none') ?? 'unknown',
        map_of: overstroming.jaar,
        ...from(overstroming),
      },
    }),
  };
};
