import type { Home } from '../home.ts';

/** By the first four digits of the postcode: the quarters of a town. */
const quarters: Record<string, string> = {
  '7411':
    'De binnenstad van Deventer is een van de oudste stadskernen van het land. Rond de Brink en in de straatjes van het Bergkwartier wonen studenten, gezinnen en ouderen door elkaar, boven en naast winkels, ateliers en cafés. Alles is lopend te doen: de markt, de bibliotheek, het station en de kade. Elk jaar in december is de buurt het decor van het Dickensfestijn, en in de zomer van de grote boekenmarkt langs de IJssel.',
  '7412':
    'Zandweerd is een geliefde wijk ten noorden van het centrum, met straten uit het begin van de twintigste eeuw en de rivier aan de rand. Er wonen veel gezinnen, er zijn goede scholen en je fietst in vijf minuten naar de binnenstad. In de uiterwaarden lopen koeien, paarden en ’s zondags half Deventer.',
  '7413':
    'Voorstad ligt direct achter het spoor: een levendige wijk met arbeiderswoningen, herenhuizen en oude fabrieken die nu vol werkplaatsen en horeca zitten. Het station is dichtbij, het Rijsterborgherpark ook, en in de straten is het goed contact maken.',
  '7414':
    'Platvoet en Borgele zijn ruim en groen opgezet in de jaren vijftig en zestig. Grote ramen, brede stoepen en veel plantsoen geven lucht. Winkels, scholen en sportvelden liggen in de wijk, en via de dijk fiets je zo de polder in.',
  '7415':
    'Keizerslanden is de afgelopen jaren flink opgeknapt, met een vernieuwd winkelcentrum als hart. De wijk heeft betaalbare gezinswoningen, appartementen met een lift en veel groen. De binnenstad en het station liggen op tien minuten fietsen.',
  '7418':
    'Aan de zuidoostkant van Deventer liggen bedrijven en woningen dicht bij elkaar, met de haven, het kanaal en de A1 om de hoek. Wie graag centraal woont en werkt, zit hier goed: in tien minuten ben je in het centrum.',
  '7419':
    'De Hoven ligt aan de overkant van de IJssel, met het mooiste uitzicht op de stad dat er is. Met het pontje sta je in een paar minuten op de Welle. De wijk is klein, heeft een eigen school en een eigen karakter, en het Worpplantsoen is de achtertuin van iedereen.',
  '7422':
    'In dit deel van Colmschate staan woningen uit de jaren zeventig en tachtig aan hofjes en woonerven, met veel groen ertussen. Het winkelcentrum en het station zijn dichtbij, en kinderen lopen zelf naar school.',
  '7423':
    'Het Oostrik is een rustige woonwijk met woonerven, waterpartijen en speelveldjes. De bewoners wonen er vaak al lang, en wie er opgroeide, komt er graag terug. Winkels, scholen en het station van Colmschate liggen op loopafstand.',
  '7425':
    'De Vijfhoek is de jongste grote wijk van Deventer: lanen met twee-onder-een-kapwoningen, water, een eigen winkelcentrum en scholen. De wijk is ruim opgezet en grenst aan het buitengebied richting Schalkhaar en Lettele.',
};

const places: Record<string, string> = {
  Deventer:
    'Deventer is een Hanzestad met honderdduizend inwoners: groot genoeg voor een schouwburg, een filmhuis en een station waar elke trein stopt, klein genoeg om overal te fietsen. De IJssel is nooit ver weg.',
  Colmschate:
    'Colmschate groeide van buurtschap uit tot een complete woonwijk, met een eigen station, winkelcentrum en middelbare school. Aan de oostkant begint het landelijk gebied, en met de trein sta je in vijf minuten in de binnenstad.',
  Schalkhaar:
    'Schalkhaar is een dorp met een brink, een basisschool, sportverenigingen en winkels voor elke dag. Wie er woont, heeft Salland aan de ene kant en Deventer aan de andere, en kiest meestal voor allebei.',
  Diepenveen:
    'Diepenveen ontstond rond een klooster en ligt tussen landgoederen als Rande en De Haere. Het dorp is geliefd om zijn lanen, zijn rust en zijn verenigingen; de school, de bakker en de sportvelden liggen midden in het dorp.',
  Bathmen:
    'In Bathmen staan de oudste huizen rond de kerk en de nieuwste aan de rand van de es. Het dorp heeft een bloeiend verenigingsleven, een supermarkt, een zwembad in de buurt en een eigen afrit van de A1.',
  Wilp: 'Wilp is een dorp op een rivierduin aan de westoever van de IJssel. De kerk is een van de oudste van Gelderland. Er is een basisschool, een dorpshuis en vooral veel ruimte, met Twello en Deventer op fietsafstand.',
  Posterenk:
    'Posterenk telt een paar honderd inwoners, een molen en een dorpshuis waar altijd iets te doen is. De boerderijen liggen aan kronkelende wegen, de buren helpen elkaar, en Twello is tien minuten fietsen.',
  Olst: 'Olst ligt aan de IJssel tussen Deventer en Zwolle. Ooit draaide het dorp om de vleesfabriek en de steenovens, nu om het water, het verenigingsleven en de rust. Het veerpontje, het station en de winkels liggen dicht bij elkaar.',
  Boskamp:
    'Boskamp is een kleine kern tussen Olst en de Sallandse landgoederen, met een kerk, een school en een voetbalclub. Hier fietsen kinderen zelf naar training en kent iedereen de weg naar de ijsbaan.',
  Raalte:
    'Raalte is de hoofdplaats van Salland, met een groot winkelhart, voortgezet onderwijs en elk jaar in augustus het oogstfeest. De Sallandse Heuvelrug ligt op fietsafstand en met de trein ben je in twintig minuten in Zwolle.',
  Epse: 'Epse ligt ingeklemd tussen het bos en de IJssel, direct ten zuiden van Deventer. De lanen zijn groen, de kavels ruim en de stad is zo dichtbij dat je er voor een kop koffie heen fietst.',
  Gorssel:
    'Gorssel is een welvarend dorp met een museum voor realistische kunst, goede restaurants en winkels rond de hoofdstraat. Oude eiken, heide en de uiterwaarden maken het tot een van de mooiste plekken langs de IJssel.',
  Harfsen:
    'Harfsen is een dorp in het coulissenlandschap tussen Deventer en Lochem. Er is een basisschool, een zwembad en een hechte gemeenschap; wandelaars en fietsers weten het dorp goed te vinden.',
  Laren:
    'Het Gelderse Laren ligt rond een monumentale kerk, te midden van landgoederen als Verwolde. Het dorp heeft winkels, een levendig verenigingsleven en een zomerfeest waar de hele streek op afkomt.',
  Warnsveld:
    'Warnsveld is een groen dorp dat aan Zutphen is vastgegroeid. De dorpskern met zijn witte kerk is beschermd, de wijken eromheen zijn ruim opgezet en op de landgoederen Hackfort en Suideras kun je dagen wandelen.',
  Twello:
    'Twello ligt midden in de Stedendriehoek, met een station, een compleet winkelcentrum en landgoederen aan alle kanten. De weekmarkt, de sportvelden en de scholen liggen centraal, en zowel Deventer als Apeldoorn is tien minuten met de trein.',
  Apeldoorn:
    'Apeldoorn is een stad tussen de bossen: brede lanen, veel groen en de Veluwe op fietsafstand. De wijken hebben eigen winkels en scholen, en met Paleis Het Loo en het kanaal is er altijd een doel voor een wandeling.',
  Zutphen:
    'Zutphen is de torenstad aan de IJssel, met een van de gaafste middeleeuwse binnensteden van het land. Er is een bloeiende cultuur van ambachten, boeken en biologische winkels, en het station verbindt de stad met Arnhem, Deventer en Winterswijk.',
};

const countryside =
  'Dit is het land tussen de IJssel en de Sallandse Heuvelrug: kleine akkers, houtwallen, zandwegen en dorpen waar de kerktoren nog het hoogste punt is. Er wordt gefietst, gewandeld en gebuurt; de stad is dichterbij dan het lijkt.';

/** What a brochure says of the neighbourhood: the quarter in Deventer, else the place. */
export const describeNeighbourhood = ({ address }: Home): string => {
  const { street } = address;
  const quarter = street.plaats === 'Deventer' ? quarters[street.postcode.slice(0, 4)] : undefined;
  return quarter ?? places[street.plaats] ?? countryside;
};
