import type { Entry } from '@binnen/demo-data/dataset/dataset';
import { shiftDay } from '@binnen/demo-data/dataset/calendar';
import { isSparse, isUnlabelled } from '@binnen/demo-data/dataset/gaps';
import type { Describer } from '@binnen/demo-data/dataset/text/describe-home';
import { toMedia } from './media.ts';
import { createPrivateParts } from './private-parts.ts';
import { blankOf, formatNumber, formatOpenDays, formatPostcode } from './quirks.ts';

const formatBuilt = ({ type, bouwjaar }: Entry['home'], today: string): string | null => {
  if (type.objecttype === 'BOUWGROND') return null;
  return bouwjaar >= Number(today.slice(0, 4)) - 2 ? 'NIEUWBOUW' : 'BESTAANDE_BOUW';
};

const toAlgemeen = ({ home, listing }: Entry, today: string) => {
  const { index } = listing;
  const text = (value: number): unknown => (value > 0 ? String(value) : blankOf(index));
  const sparse = isSparse(index);
  const unlabelled = home.monument || isUnlabelled(index);
  return {
    woonoppervlakte: sparse ? 0 : home.woonoppervlakte,
    inhoud: sparse ? null : home.inhoud,
    aantalKamers: sparse ? '' : text(home.kamers),
    bouwjaar: sparse ? null : text(home.bouwjaar),
    bouwvorm: formatBuilt(home, today),
    energieklasse: unlabelled ? blankOf(index) : home.energy.label,
    energieEinddatum: null,
    woonhuissoort: home.type.woonhuissoort,
    woonhuistype: home.type.woonhuistype,
    appartementsoort: home.type.appartementsoort,
    totaleKadestraleOppervlakte: home.perceel || (index % 2 === 0 ? 0 : null),
    totaleWoonkameroppervlakte: home.woonkamer || null,
    gebruiksoppervlakteOverig: home.overigeInpandigeRuimte,
    isolatievormen: sparse ? [] : home.energy.isolatievormen,
    verwarmingsoorten: sparse ? null : home.energy.verwarmingsoorten,
    warmwatersoorten: sparse ? null : home.energy.warmwatersoorten,
    liggingen: home.outdoors.liggingen,
    cvKetelBouwjaar: home.energy.ketelBouwjaar || null,
    cvKetelBrandstof: home.energy.ketelBouwjaar ? 'GAS' : null,
  };
};

const toDetail = ({ home, listing }: Entry) => ({
  etages: home.floors.map((floor) => ({
    etagesoort: floor.soort,
    etageomschrijving: floor.omschrijving,
    aantalKamers: floor.kamers,
    aantalSlaapkamers: floor.slaapkamers,
    etagegegevens: floor.woonlaag
      ? { woonkameroppervlakte: home.woonkamer, keukenjaar: home.keukenjaar ? String(home.keukenjaar) : null }
      : {},
    badkamers: floor.badkamers.map(({ voorzieningen }) => ({ voorzieningen })),
  })),
  buitenruimte: {
    hoofdtuintype: home.outdoors.hoofdtuintype || null,
    hoofdtuinlocatie: home.outdoors.ligging || null,
    hoofdtuinoppervlakte: home.outdoors.oppervlakte || null,
    tuintypes: home.outdoors.tuintypes,
    garagesoorten: home.outdoors.garagesoorten,
    parkeerfaciliteiten: home.outdoors.parkeerfaciliteiten,
    schuurBergingsoort: home.outdoors.schuur || null,
  },
  kadaster:
    listing.index % 5 === 3
      ? []
      : [
          {
            kadastergegevens: {
              gemeente: home.address.street.gemeente.toUpperCase(),
              sectie: String.fromCharCode(65 + (listing.index % 11)),
              perceel: String(1000 + ((listing.index * 37) % 8000)),
              eigendomssoort: 'VOLLE_EIGENDOM',
              oppervlakte: home.perceel || null,
            },
          },
        ],
  overigOnroerendGoed: {},
});

interface Surroundings {
  today: string;
  /** Where pictures are served, e.g. `http://localhost:8790/images`. */
  pictureOrigin: string;
  /** Writes the texts of homes. */
  describer: Describer;
}

/** An object of `wonen/v1/objecten`, as the feed sends it: nested, in capitals, with gaps and private parts. */
export const toWire = (
  entry: Entry,
  { today, pictureOrigin, describer }: Surroundings,
): Record<string, unknown> => {
  const { home, listing, terms, openDays } = entry;
  const { street, number, addition } = home.address;
  const { transactieprijs, relaties, diversen } = createPrivateParts(entry);
  const day = (ago: number): string => shiftDay(today, -ago);
  const deal = /^(VERKOCHT|VERHUURD|AANGEKOCHT)/.test(listing.status);
  const hidden = !listing.actief || listing.vertrouwelijk;
  return {
    id: listing.id,
    actief: listing.actief,
    vertrouwelijk: listing.vertrouwelijk,
    tijdstipLaatsteWijziging: listing.gewijzigd,
    object: { type: { objecttype: home.type.objecttype } },
    adres: {
      straat: street.straat,
      ...formatNumber(number, addition, listing.index),
      postcode: listing.index % 71 === 50 ? null : formatPostcode(street.postcode, listing.index),
      plaats: street.plaats.toUpperCase(),
      provincie: street.provincie.toUpperCase(),
      land: 'NL',
    },
    financieel: {
      overdracht: {
        status: listing.status,
        ...terms,
        aanvaardingsdatum:
          terms.aanvaarding === 'PER_DATUM' ? shiftDay(today, 60 + (listing.index % 90)) : null,
        transactiedatum: deal ? day(listing.changedAgo) : null,
        transactieprijs,
        transportdatum: deal ? day(listing.changedAgo - 60) : null,
      },
    },
    algemeen: toAlgemeen(entry, today),
    detail: toDetail(entry),
    media: toMedia(entry, pictureOrigin, today),
    marketing: {
      publicatiedatum: day(listing.publishedAgo),
      website: { openhuisdagen: formatOpenDays(openDays, listing.index) },
    },
    teksten: {
      aanbiedingstekst: `${hidden ? 'VERTROUWELIJK-object. ' : ''}${describer.describeHome(entry)}`,
      aanbiedingstekstEngels: '',
      eigenSiteTekst: null,
      a4Tekst: '',
      flyertekst: listing.index % 29 === 11 ? '' : describer.describeNeighbourhood(home),
    },
    relaties,
    diversen: {
      ...diversen,
      diversen: {
        ...diversen.diversen,
        invoerdatum: day(listing.publishedAgo + 6),
        wijzigingsdatum: day(listing.changedAgo),
      },
    },
  };
};
