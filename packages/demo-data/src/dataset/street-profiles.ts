/**
 * What is built along a street: it decides the types, ages and sizes of its homes. The homes are made up and the street
 * names real, but the homes are of the kind that is found there.
 */
export type Profile =
  'binnenstad' | 'vooroorlogs' | 'wederopbouw' | 'jaren70' | 'jaren90' | 'dorp' | 'villa' | 'buiten';

/** Streets that differ from their postcode area or place, by `straat|plaats`. */
export const streetProfiles: Record<string, Profile> = {
  'Boreelplein|Deventer': 'binnenstad',
  'Diepenveenseweg|Deventer': 'vooroorlogs',
  'Vetkampstraat|Deventer': 'vooroorlogs',
  'Rubensstraat|Deventer': 'vooroorlogs',
  'Louis Pasteurstraat|Deventer': 'wederopbouw',
  'Gerard van Swietenlaan|Deventer': 'wederopbouw',
  'Prinses Beatrixstraat|Deventer': 'wederopbouw',
  'De Otter|Deventer': 'jaren70',
  'Marsmangaarde|Deventer': 'jaren90',
  'Koggeschip|Colmschate': 'jaren70',
  'Bronsvoorderdijk|Bathmen': 'buiten',
  'Boschhoekweg|Diepenveen': 'villa',
  'Wetermansweg|Diepenveen': 'buiten',
  'Wethouder Veldwachterhof|Diepenveen': 'jaren90',
  'Aan de Leide|Schalkhaar': 'jaren90',
  'Horsterhoekweg|Schalkhaar': 'buiten',
  'Oerdijk|Schalkhaar': 'villa',
  'Renbaan|Epse': 'jaren70',
  'Beukenlaan|Gorssel': 'villa',
  'Belterweg|Harfsen': 'buiten',
  'Veldhoekweg|Harfsen': 'buiten',
  'Nuisvelderbos|Harfsen': 'jaren90',
  'Deventerweg|Laren': 'buiten',
  'Averbergen|Olst': 'jaren70',
  'Sterappel|Olst': 'jaren90',
  'Boxbergerweg|Olst': 'buiten',
  'Holstweg|Olst': 'buiten',
  'Steunenbergerweg|Olst': 'buiten',
  'Diepenveenseweg|Boskamp': 'buiten',
  'Acacialaan|Raalte': 'wederopbouw',
  'Westdorplaan|Raalte': 'jaren70',
  'Krieghuisweg|Raalte': 'buiten',
  'Raarhoeksweg|Raalte': 'buiten',
  'Sumpelweg|Raalte': 'buiten',
  'Abraham Kuyperstraat|Twello': 'wederopbouw',
  'Vivaldistraat|Twello': 'jaren70',
  'Kruisvoorderweg|Twello': 'buiten',
  'Burgemeester van der Feltzweg|Twello': 'villa',
  'Garsenshof|Warnsveld': 'jaren70',
  'Vordenseweg|Warnsveld': 'villa',
  'Dovenetel|Apeldoorn': 'jaren70',
  'Groenoordlaan|Apeldoorn': 'jaren70',
  'Laan van de Dierenriem|Apeldoorn': 'jaren70',
  'Vlierbessenlaan|Apeldoorn': 'jaren70',
  'Genistalaan|Apeldoorn': 'wederopbouw',
  'Sluisoordlaan|Apeldoorn': 'wederopbouw',
  'Veenhuizerweg|Apeldoorn': 'wederopbouw',
  'Oude Apeldoornseweg|Apeldoorn': 'villa',
  'Koningin Julianalaan|Zutphen': 'wederopbouw',
  'Frans Halslaan|Zutphen': 'wederopbouw',
  'Sonnenbergstraat|Zutphen': 'wederopbouw',
  'De Varentuin|Zutphen': 'jaren90',
  'Holtmede|Zutphen': 'jaren70',
  'Sippenbroek|Zutphen': 'jaren70',
  'Hazekamp|Zutphen': 'jaren70',
  'Heeckerenlaan|Zutphen': 'vooroorlogs',
  'Industrieweg|Zutphen': 'vooroorlogs',
  'Kapperallee|Eefde': 'villa',
  'Zonnedauw|Mariënheem': 'jaren90',
  'Bereklauw|Wijhe': 'jaren90',
  'Wiederhorsten|Wijhe': 'jaren70',
  'Dorpsstraat|Almen': 'dorp',
  'Enkweg|Voorst': 'dorp',
};

/** By four digits of the postcode. */
export const postcodeProfiles: Record<string, Profile> = {
  '7411': 'binnenstad',
  '7412': 'vooroorlogs',
  '7413': 'vooroorlogs',
  '7414': 'wederopbouw',
  '7415': 'wederopbouw',
  '7419': 'vooroorlogs',
  '7422': 'jaren70',
  '7423': 'jaren70',
  '7425': 'jaren90',
  '7311': 'vooroorlogs',
  '7315': 'vooroorlogs',
  '7331': 'vooroorlogs',
  '7201': 'binnenstad',
};

/** Streets of smaller places nearby. */
const outlying = /(dijk|slag|steeg|Herxen|weg)$/;

export const findProfile = (straat: string, plaats: string, postcode: string, known: boolean): Profile =>
  streetProfiles[`${straat}|${plaats}`] ??
  postcodeProfiles[postcode.slice(0, 4)] ??
  (known || !outlying.test(straat) ? 'dorp' : 'buiten');
