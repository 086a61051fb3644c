import { tell, type Line, type Story } from './story.ts';

const at =
  (...places: string[]) =>
  (s: Story): boolean =>
    places.includes(s.plaats);
const built =
  (...profiles: Story['profile'][]) =>
  (s: Story): boolean =>
    profiles.includes(s.profile);
/** What one has around the corner. */
const lines: readonly Line[] = [
  [
    (s) => at('Deventer')(s) && built('binnenstad')(s),
    () =>
      'De Brink, de schouwburg, het station en de kade langs de IJssel liggen op loopafstand. Zaterdags loop je zo de markt op.',
  ],
  [
    (s) => at('Deventer')(s) && built('binnenstad')(s),
    () =>
      'Je woont tussen de stegen en pleinen van de oude Hanzestad, met boekhandels, koffiezaken en de rivier vlakbij. De A1 is in tien minuten bereikt.',
  ],
  [
    (s) => at('Deventer')(s) && built('vooroorlogs')(s),
    () =>
      'De binnenstad is vijf minuten fietsen, de uiterwaarden zijn nog dichterbij. Scholen, een supermarkt en een park vind je in de wijk.',
  ],
  [
    (s) => at('Deventer')(s) && built('vooroorlogs')(s),
    () =>
      'De wijk is geliefd bij gezinnen: speelplekken, basisscholen en winkels liggen om de hoek en het station is op de fiets zo bereikt.',
  ],
  [
    (s) => at('Deventer')(s) && built('wederopbouw', 'jaren70', 'jaren90')(s),
    () =>
      'In de buurt vind je een winkelcentrum, scholen en sportverenigingen; met de fiets of de bus ben je in een kwartier in de binnenstad.',
  ],
  [
    (s) => at('Deventer')(s) && built('wederopbouw', 'jaren70', 'jaren90')(s),
    () =>
      'De wijk is ruim opgezet, met veel groen, water en vrije fietspaden naar het centrum. De A1 bereik je in enkele minuten.',
  ],
  [
    at('Colmschate'),
    () =>
      'Colmschate heeft een eigen station, een winkelcentrum en alle scholen op fietsafstand, en achter de wijk begint het buitengebied.',
  ],
  [
    at('Schalkhaar'),
    () =>
      'Schalkhaar is een dorp met een eigen hart: een bakker, een supermarkt, sportvelden en het buitengebied van Salland aan de rand. Deventer is tien minuten fietsen.',
  ],
  [
    at('Schalkhaar'),
    () =>
      'De dorpsvoorzieningen zijn dichtbij, het ziekenhuis en de binnenstad van Deventer liggen op fietsafstand.',
  ],
  [
    at('Diepenveen'),
    () =>
      'Diepenveen ligt tussen landgoederen en bos; in het dorp vind je winkels, een basisschool en een bloeiend verenigingsleven, en Deventer is vlakbij.',
  ],
  [
    at('Diepenveen'),
    () =>
      'Vanaf huis wandel je de landgoederen op. Voor winkels en school blijf je in het dorp, voor de trein fiets je een kwartier naar Deventer.',
  ],
  [
    at('Colmschate'),
    () =>
      'Je woont aan de rand van de stad met de gemakken van een dorp: winkels en een station om de hoek, en de Schipbeek en het Oostermaat voor een wandeling.',
  ],
  [
    at('Bathmen'),
    () =>
      'In Bathmen haal je brood bij de bakker en eieren bij de boer. De trein en de snelweg zijn dichtbij, maar je hoort ze niet.',
  ],
  [
    at('Wilp'),
    () =>
      'Wilp ligt op een rivierduin aan de IJssel. Vanaf de dijk kijk je naar de torens van Deventer, en je bent er op de fiets in een kwartier.',
  ],
  [
    at('Olst'),
    () =>
      'Vanaf huis wandel je naar de rivier, langs de oude dijk en de kolken. Olst heeft winkels, een zwembad en een station.',
  ],
  [
    at('Boskamp'),
    () =>
      'De buurtschap ligt tussen de landgoederen van Salland en de IJssel: fietspaden alle kanten op, en een school waar ieder kind elk kind kent.',
  ],
  [
    at('Gorssel'),
    () =>
      'De Gorsselse Heide begint op een paar minuten fietsen, en het dorp is ruim voorzien van winkels en goede keukens.',
  ],
  [
    at('Epse'),
    () =>
      'Wie in Epse woont, heeft het bos van de Dortherhoek aan de ene kant en de stad aan de andere. De bus naar Deventer en Zutphen stopt in het dorp.',
  ],
  [
    at('Harfsen'),
    () =>
      'In Harfsen is het nog gewoon dat je elkaar groet. Lochem, Zutphen en Deventer liggen alle drie op een kwartiertje rijden.',
  ],
  [
    at('Laren'),
    () =>
      'Rond de kerk van Laren vind je een supermarkt, een bakker en een paar fijne restaurants; daarbuiten is het één en al Achterhoek.',
  ],
  [
    at('Warnsveld'),
    () =>
      'De winkels aan de Rijksstraatweg, de bossen van het landgoed en de IJsselkade van Zutphen: vanuit Warnsveld is alles met de fiets te doen.',
  ],
  [
    at('Bathmen'),
    () =>
      'Bathmen is een levendig dorp met winkels rond de kerk, een basisschool en een eigen afslag van de A1. De Schipbeek en de Gorsselse Heide zijn dichtbij.',
  ],
  [
    at('Twello'),
    () =>
      'Twello heeft een compleet winkelcentrum, een station en goede scholen. De A1 en de A50 liggen vlakbij, Deventer en Apeldoorn allebei op een kwartier.',
  ],
  [
    at('Twello'),
    () =>
      'Met de trein ben je in een paar minuten in Deventer of Apeldoorn, en aan de rand van Twello fiets je zo de landgoederen in.',
  ],
  [
    at('Wilp', 'Posterenk'),
    () =>
      'Je woont hier tussen de IJssel en de Veluwe: stille wegen, uiterwaarden om te wandelen en de voorzieningen van Twello en Deventer op fietsafstand.',
  ],
  [
    at('Posterenk'),
    () =>
      'Posterenk is een buurtschap zoals er weinig zijn: een molen, een kerkje, een handvol boerderijen en buren die elkaar helpen.',
  ],
  [
    at('Olst'),
    () =>
      'Olst ligt aan de IJssel, met een pontje naar de overkant, een station, winkels en een haven. Deventer en Zwolle bereik je met de trein.',
  ],
  [
    at('Boskamp'),
    () =>
      'Boskamp is een buurtschap bij Olst, met een eigen basisschool en voetbalvereniging. Het station van Olst is een paar minuten fietsen.',
  ],
  [
    at('Raalte'),
    () =>
      'In Raalte is alles: een ruim winkelcentrum, voortgezet onderwijs, een zwembad en een station op de lijn Zwolle–Enschede. Rondom begint meteen het Sallandse land.',
  ],
  [
    at('Raalte'),
    () =>
      'Raalte is het hart van Salland, met een weekmarkt, veel verenigingen en de Sallandse Heuvelrug op fietsafstand.',
  ],
  [
    at('Gorssel'),
    () =>
      'Gorssel ligt tussen de IJssel en het bos, halverwege Deventer en Zutphen. In het dorp vind je winkels, restaurants en het museum aan de hoofdstraat.',
  ],
  [
    at('Epse'),
    () =>
      'Epse ligt direct onder Deventer, tegen het bos aan. In tien minuten fiets je over de rivier naar de binnenstad, en de A1 is om de hoek.',
  ],
  [
    at('Harfsen'),
    () =>
      'Harfsen is een hecht dorp in de Achterhoekse coulissen, met een basisschool, een sportpark en wandelpaden vanaf de voordeur.',
  ],
  [
    at('Laren'),
    () =>
      'Laren is een levendig Gelders dorp met winkels en een actief verenigingsleven, omringd door landgoederen en zandwegen.',
  ],
  [
    at('Warnsveld'),
    () =>
      'Warnsveld is rustig en groen, met een eigen winkelstraat, en toch sta je op de fiets binnen tien minuten in hartje Zutphen.',
  ],
  [
    at('Apeldoorn'),
    () =>
      'Apeldoorn combineert stadse voorzieningen met de Veluwe op fietsafstand. Winkels en scholen vind je in de wijk, de A1 en A50 zijn vlakbij.',
  ],
  [
    at('Apeldoorn'),
    () => 'Het centrum van Apeldoorn is dichtbij, en voor een boswandeling hoef je de auto niet te pakken.',
  ],
  [
    at('Zutphen'),
    () =>
      'De torens van Zutphen wijzen de weg: het centrum met zijn hofjes, winkels en station ligt op korte afstand.',
  ],
];

/** Where nothing is known of the place itself. */
const elsewhere: readonly Line[] = [
  [
    built('buiten'),
    () =>
      'Er loopt een doorgaande fietsroute vlak langs en toch is het hier stil. Voor boodschappen en school rijd je in een paar minuten naar het dorp.',
  ],
  [
    built('buiten'),
    (s) =>
      `Rondom ${s.plaats} liggen weilanden, houtwallen en zandwegen; de eerste winkel is een klein kwartier fietsen.`,
  ],
  [
    (s) => !built('buiten')(s),
    (s) => `${s.plaats} heeft een actief dorpsleven, en het buitengebied begint aan het eind van de straat.`,
  ],
  [
    (s) => !built('buiten')(s),
    (s) =>
      `In ${s.plaats} kent men elkaar: er is een school, een sportvereniging en een dorpshuis waar altijd iets te doen is.`,
  ],
];

export const describeSurroundings = (story: Story): string => tell(story, lines) || tell(story, elsewhere);
