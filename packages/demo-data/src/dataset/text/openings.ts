import type { Line, Story } from './story.ts';
import { capitalise } from './words.ts';

const of =
  (...profiles: Story['profile'][]) =>
  (story: Story): boolean =>
    profiles.includes(story.profile);
const town = of('binnenstad');
const village = of('dorp');
const country = of('buiten');

/** What the home is and why one would want to see it. */
export const openings: readonly Line[] = [
  [
    (s) => town(s) && s.oud,
    (s) =>
      `Middenin de binnenstad van ${s.plaats}, ${s.aan}, ligt ${s.deze} uit ${s.bouwjaar}. Buiten hoor je het carillon en de terrassen, binnen is het verrassend stil.`,
  ],
  [
    (s) => town(s) && s.oud && s.huis,
    (s) =>
      `Hoge plafonds, diepe vensterbanken en een trap die hier en daar zijn leeftijd laat horen: ${s.deze} ${s.aan} is een stukje oud-${s.plaats}. Met ${s.opp} m² en ${s.slaapkamers} is er meer ruimte dan de gevel verraadt.`,
  ],
  [
    (s) => town(s),
    (s) =>
      `Wie ${s.aan} de voordeur achter zich dichttrekt, laat de stad even buiten. ${s.De} telt ${s.opp} m², dateert uit ${s.bouwjaar} en ligt op loopafstand van de winkels, de markt en het station.`,
  ],
  [
    (s) => town(s) && !s.huis,
    (s) =>
      `De boodschappen om de hoek, het terras aan het eind van de straat en thuis je eigen plek van ${s.opp} m²: ${s.deze} ${s.aan} is stadswonen zoals het bedoeld is.`,
  ],
  [
    (s) => town(s) && s.verbouwd > 0 && s.oud,
    (s) =>
      `Een gevel uit ${s.tijd}, een interieur van nu: ${s.deze} ${s.aan} is in ${s.verbouwd} grondig aangepakt, met behoud van wat oud en mooi was.`,
  ],
  [
    (s) => s.entry.home.lift && s.bouwjaar > 1990,
    (s) =>
      `Gelijkvloers wonen zonder iets in te leveren: dat kan in ${s.deze} van ${s.opp} m² ${s.aan}. Het gebouw uit ${s.bouwjaar} heeft een lift, een afgesloten entree en een eigen berging voor de fietsen.`,
  ],
  [
    (s) => of('vooroorlogs')(s) && s.huis && s.bouwjaar > 1915,
    (s) =>
      `Paneeldeuren, een erker en glas-in-lood dat het licht in kleuren door de gang strooit: ${s.aan} staat een ${s.naam} uit ${s.bouwjaar} waar liefhebbers van ${s.tijd} hun hart ophalen.`,
  ],
  [
    (s) => of('vooroorlogs')(s) && s.huis,
    (s) =>
      `In een straat waar de buren elkaar bij naam kennen en de fietsen tegen de gevel staan, vind je ${s.deze} uit ${s.bouwjaar}. Met ${s.opp} m², ${s.slaapkamers} en een tuin op het ${s.zijde} is het een huis om lang te blijven.`,
  ],
  [
    (s) => of('vooroorlogs')(s) && s.verbouwd > 0,
    (s) =>
      `Van buiten een ${s.naam} uit ${s.tijd}, van binnen klaar voor de komende decennia: ${s.aan} is in ${s.verbouwd} veel vernieuwd zonder dat de sfeer eruit verdween.`,
  ],
  [
    (s) => of('vooroorlogs')(s) && !s.huis,
    (s) =>
      `Hoge ramen, een houten vloer en het centrum op vijf minuten fietsen: ${s.deze} ${s.aan} heeft het karakter van ${s.tijd} en het gemak van een woning waar niets meer aan hoeft.`,
  ],
  [
    (s) => of('wederopbouw')(s) && s.huis && s.bouwjaar < 1975,
    (s) =>
      `Ruime kamers, grote ramen en een indeling zonder verloren hoeken: in ${s.tijd} wisten ze hoe je een gezinshuis bouwt. ${s.Deze} ${s.aan} is er een goed voorbeeld van.`,
  ],
  [
    (s) => of('wederopbouw', 'jaren70')(s) && !s.huis,
    (s) =>
      `Licht van twee kanten, een praktische plattegrond en vrij uitzicht over het groen: ${s.deze} van ${s.opp} m² ${s.aan} is een prettig eerste huis, en een even prettig laatste.`,
  ],
  [
    (s) => of('wederopbouw', 'jaren70', 'jaren90')(s) && s.huis,
    (s) =>
      `${s.De} ${s.aan} is met ${s.opp} m² groter dan je vanaf de straat zou denken: ${s.slaapkamers}, een tuin op het ${s.zijde} en een woonkamer waar een grote eettafel in past.`,
  ],
  [
    (s) => of('jaren70')(s) && s.huis,
    (s) =>
      `Een doorzonkamer, een diepe tuin en een straat zonder doorgaand verkeer, zodat kinderen er gewoon buiten spelen: ${s.deze} uit ${s.bouwjaar} heeft alles wat een gezin zoekt.`,
  ],
  [
    (s) => of('jaren70')(s) && s.huis && s.verbouwd > 0,
    (s) =>
      `De eigenaren kochten ${s.deze} om er een paar jaar te wonen en bleven veel langer. In ${s.verbouwd} is de woning gemoderniseerd, en dat zie je aan alles.`,
  ],
  [
    (s) => of('jaren90')(s) && s.huis,
    (s) =>
      `Degelijk gebouwd in ${s.bouwjaar}, goed geïsoleerd en zo te betrekken: ${s.aan} in ${s.plaats} ligt ${s.deze} met ${s.slaapkamers} en ${s.opp} m² woonoppervlakte.`,
  ],
  [
    (s) => of('jaren90')(s) && s.huis && s.zonnig,
    (s) =>
      `De hele middag zon in de tuin, speelplekken om de hoek en de basisschool op loopafstand: ${s.aan} woon je in ${s.plaats} ruim en ontspannen.`,
  ],
  [
    (s) => village(s) && s.huis,
    (s) =>
      `Dorps wonen met de stad op fietsafstand: ${s.deze} uit ${s.bouwjaar} staat ${s.aan} in ${s.plaats}, op een kavel van ${s.perceel} m².`,
  ],
  [
    (s) => village(s),
    (s) =>
      `In ${s.plaats} loop je van huis zo naar de bakker, en vijf minuten later sta je tussen de weilanden. ${capitalise(s.aan)} ligt ${s.deze} van ${s.opp} m², met ${s.slaapkamers}.`,
  ],
  [
    (s) => village(s) && s.huis && s.verbouwd > 0,
    (s) =>
      `Instapklaar, ruim en op een fijne plek in het dorp: ${s.deze} ${s.aan} werd in ${s.bouwjaar} gebouwd en in ${s.verbouwd} vakkundig vernieuwd.`,
  ],
  [
    (s) => of('villa')(s),
    (s) =>
      `Een brede oprijlaan, oude bomen en een voordeur die uitkomt in een royale hal: ${s.deze} ${s.aan} in ${s.plaats} geeft vanaf de eerste stap ruimte. Het perceel meet ${s.perceel} m².`,
  ],
  [
    (s) => of('villa')(s) && s.opp > 150,
    (s) =>
      `${capitalise(s.aan)} in ${s.plaats}, tussen het groen en toch vlak bij het dorp, staat ${s.deze} uit ${s.bouwjaar}: ${s.opp} m² woonruimte, ${s.slaapkamers} en een tuin die het huis aan alle kanten omarmt.`,
  ],
  [
    (s) => of('villa')(s) && s.verbouwd > 0,
    (s) =>
      `Sommige huizen zijn in één keer goed getekend. ${s.Deze} uit ${s.bouwjaar} is zo'n huis, en de verbouwing van ${s.verbouwd} heeft het alleen maar beter gemaakt.`,
  ],
  [
    (s) => of('villa', 'dorp', 'jaren90')(s) && s.entry.home.kind === 'bungalow',
    (s) =>
      `Alles gelijkvloers, een tuin rondom en nooit meer een trap: ${s.deze} uit ${s.bouwjaar} ${s.aan} in ${s.plaats} is ruim, licht en praktisch ingedeeld.`,
  ],
  [
    (s) => s.entry.home.kind === 'bungalow',
    (s) =>
      `Een bungalow met ${s.slaapkamers} en een perceel van ${s.perceel} m², daar zijn er in ${s.plaats} niet veel van. Deze uit ${s.bouwjaar} ligt ${s.aan} en heeft aan alle kanten uitzicht op de tuin.`,
  ],
  [
    (s) => s.entry.home.kind === 'tweekapper',
    (s) =>
      `Bij een twee-onder-een-kapwoning let je op drie dingen: de ruimte ernaast, de tuin erachter en de buren. ${capitalise(s.aan)} in ${s.plaats} kloppen ze alle drie. De woning is van ${s.bouwjaar} en telt ${s.opp} m².`,
  ],
  [
    (s) => s.entry.home.kind === 'tweekapper' && s.aantalSlaapkamers > 3,
    (s) =>
      `Een gezin dat groeit, een kantoor aan huis, logees die blijven slapen: met ${s.slaapkamers} en ${s.opp} m² kan het allemaal in ${s.deze} ${s.aan}.`,
  ],
  [
    (s) => s.entry.home.kind === 'hoekwoning',
    (s) =>
      `Een hoekwoning geeft net dat beetje extra: licht van drie kanten, een bredere tuin en een achterom. Deze uit ${s.bouwjaar}, ${s.aan} in ${s.plaats}, heeft ook nog ${s.slaapkamers}.`,
  ],
  [
    (s) => s.entry.home.kind === 'herenhuis',
    (s) =>
      `Een statige gevel, een marmeren gang en kamers met een plafond van ruim drie meter: ${s.deze} uit ${s.bouwjaar} ${s.aan} heeft de allure van ${s.tijd} en met ${s.opp} m² de maat van een groot gezinshuis.`,
  ],
  [
    (s) => s.entry.home.kind === 'landhuis',
    (s) =>
      `Het grind knerpt, de eiken ruisen en achter de laatste bocht ligt het huis. ${s.Deze} uit ${s.bouwjaar} staat ${s.aan} bij ${s.plaats} op ${s.perceel} m² eigen grond.`,
  ],
  [
    (s) => country(s) && s.entry.home.kind === 'boerderij',
    (s) =>
      `Een woonboerderij met ${s.opp} m² en een erf van ${s.perceel} m²: genoeg om van te dromen, en hier kan het. Het pand uit ${s.bouwjaar} staat ${s.aan} bij ${s.plaats}.`,
  ],
  [
    (s) => country(s) && s.entry.home.kind === 'boerderij',
    (s) =>
      `Achter de beukenhaag, aan het eind van het erf, ligt ${s.deze} uit ${s.bouwjaar}. De deel is woonruimte geworden, de gebinten zijn gebleven en rondom kijk je uit over ${s.perceel} m² eigen grond.`,
  ],
  [
    (s) => country(s) && s.huis,
    (s) =>
      `Hier begint de dag met mist boven de weilanden en eindigt hij met zicht tot aan de bosrand. ${s.Deze} ${s.aan}, net buiten ${s.plaats}, biedt ${s.opp} m² wonen op ${s.perceel} m² grond.`,
  ],
  [
    (s) => country(s) && s.huis && s.entry.home.perceel > 900,
    (s) =>
      `Ruimte voor een moestuin, een paar kippen en kinderen die pas binnenkomen als het donker wordt: ${s.deze} uit ${s.bouwjaar} ligt vrij in het buitengebied van ${s.plaats}.`,
  ],
  [
    (s) => country(s),
    (s) =>
      `Buiten wonen zonder ver weg te zijn: ${s.aan} bij ${s.plaats} staat ${s.deze} uit ${s.bouwjaar} tussen de houtwallen en akkers van het IJssellandschap.`,
  ],
  [
    (s) => s.entry.home.kind === 'studio',
    (s) =>
      `Klein, slim en helemaal van jou: ${s.deze} van ${s.opp} m² ${s.aan} heeft een eigen keuken, een eigen badkamer en ${s.plaats} voor de deur.`,
  ],
];

/** For the few homes that no other opening fits. */
export const plainOpening = (s: Story): string =>
  `${capitalise(s.aan)} in ${s.plaats} ligt ${s.deze} uit ${s.bouwjaar}, met ${s.opp} m² woonoppervlakte en ${s.slaapkamers}.`;
