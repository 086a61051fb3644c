import { banner, formBanner, row, services, steps, things } from '../banners.ts';
import { definePage } from './page.ts';

export const wonenInDeventer = definePage({
  slug: 'wonen-in-deventer',
  type: 'landingpage',
  titel: 'Wonen in Deventer',
  subtitel: 'Een Hanzestad aan de IJssel, met buurten die elk een eigen karakter hebben.',
  header: 'Page',
  achtergrond: 'kop-deventer',
  meta_titel: 'Wonen in Deventer: een gids per buurt | Binnen',
  meta_omschrijving:
    'Van het Bergkwartier tot Borgele en van de Worp tot de Vijfhoek: een gids van de makelaars van Binnen voor wie in Deventer wil wonen.',
  created: '2026-04-09T08:00:00.000Z',
  updated: '2026-09-22T10:15:00.000Z',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Binnenstad' },
      title: { text: 'Wonen tussen de gevels' },
      content: {
        html: '<p>In de binnenstad woon je boven een boekhandel, achter een trapgevel of in een hofje waar je de deur open laat staan. Het Bergkwartier rond de Bergkerk is het bekendst, maar ook rond het Noordenberg en het Muggeplein staan huizen met een verhaal.</p><p>Houd rekening met smalle trappen, monumentregels en parkeren op afstand. Wie daar om kan lachen, wil nooit meer weg.</p>',
      },
      image: { image: 'deventer-bergkwartier' },
      button: { text: 'Woningen in Deventer', url: '/woningaanbod/deventer' },
    }),
    banner(
      'sure-things',
      { title: { text: 'Buurten buiten de singels' } },
      things([
        {
          text: 'De Hoven en de Worp',
          html: '<p>Aan de overkant van de IJssel, met het mooiste uitzicht op de stad. Vooroorlogse huizen, een stadspark en een pontje waar kinderen graag mee gaan.</p>',
          url: '/woningaanbod/deventer',
          image: 'deventer-ijssel',
        },
        {
          text: 'Voorstad en de Zandweerd',
          html: '<p>Jarendertigstraten, arbeiderswoningen en portiekflats door elkaar. Dicht bij het station en de stad, met straten waar de buren elkaar kennen.</p>',
          url: '/woningaanbod/deventer',
          image: 'kop-taxatie',
        },
        {
          text: 'Borgele en Platvoet',
          html: '<p>Ruime naoorlogse buurten met veel groen. Eengezinswoningen met een tuin en een schuur, vaak goed te verduurzamen.</p>',
          url: '/woningaanbod/deventer',
          image: 'kop-waardecheck',
        },
        {
          text: 'Colmschate en de Vijfhoek',
          html: '<p>Nieuwere wijken met een eigen station, winkels en scholen. Populair bij gezinnen die een moderne woning zoeken.</p>',
          url: '/woningaanbod/colmschate',
          image: 'kop-waardebepaling',
        },
      ]),
    ),
    banner('newest-objects', {
      title: { text: 'Ons nieuwste aanbod' },
      subtitle: { text: 'Recent toegevoegd' },
    }),
    banner('text', {
      title: { text: 'Praktisch' },
      content: {
        html: '<h3>Naar je werk</h3><p>De trein brengt je rechtstreeks naar onder meer Zwolle, Apeldoorn, Zutphen en Enschede. Over de weg zit je snel op de A1.</p><h3>Naar buiten</h3><p>De uiterwaarden liggen tegen de stad aan. Naar het Nieuwe Plantsoen of de Gooiermars ben je zo gefietst, en voor bos ga je richting Gorssel of Schalkhaar.</p><h3>Een huis vinden</h3><p>Laat ons weten wat je zoekt met een <a href="/zoekopdracht">zoekopdracht</a>, of vraag een <a href="/aankoop">aankoopmakelaar</a> om mee te kijken.</p>',
      },
    }),
    banner(
      'services',
      { title: { text: 'Op weg naar Deventer' } },
      services([
        ['Een huis kopen', '/aankoop', 'dienst-aankopen'],
        ['Een woning zoeken', '/zoekopdracht', 'dienst-zoeken'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
      ]),
    ),
  ],
});

export const verhuizenNaarTwello = definePage({
  slug: 'verhuizen-naar-twello',
  type: 'landingpage',
  titel: 'Verhuizen naar Twello',
  subtitel: 'Dorps wonen met de stad op fietsafstand.',
  header: 'Page',
  achtergrond: 'kop-twello',
  meta_titel: 'Verhuizen naar Twello en de gemeente Voorst | Binnen',
  meta_omschrijving:
    'Overweeg je te verhuizen naar Twello? Lees over de buurten, de voorzieningen en de huizen, en bekijk het actuele aanbod van Binnen in het dorp.',
  created: '2025-11-18T09:30:00.000Z',
  updated: '2026-08-03T08:45:00.000Z',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Het dorp' },
      title: { text: 'Lanen, landgoederen en een station' },
      content: {
        html: '<p>Twello ligt tussen Deventer en Apeldoorn, aan de Gelderse kant van de IJssel. Je hebt er winkels, scholen, sportclubs en een eigen station, en toch sta je in vijf minuten tussen de weilanden.</p><p>Rond het dorp liggen landgoederen met oude bomen. Wie in de stad woont en een tuin zoekt, komt vaak eerst hier kijken.</p>',
      },
      image: { image: 'twello-dorp' },
      button: { text: 'Woningen in Twello', url: '/woningaanbod/twello' },
    }),
    banner('image-text', {
      subtitle: { text: 'De huizen' },
      title: { text: 'Meer tuin voor hetzelfde geld?' },
      content: {
        html: '<p>Vaak wel, maar niet altijd. Rond het centrum staan geliefde vooroorlogse huizen die weinig te koop komen. In de wijken uit de jaren zeventig en tachtig vind je twee-onder-een-kapwoningen en hoekhuizen met een flinke tuin.</p><p>Let bij oudere huizen op isolatie en asbest in schuren, en bij vrijstaande huizen op de riolering en het perceel. Wij lopen het graag met je na.</p>',
      },
      image: { image: 'twello-tuin' },
      button: { text: 'Kijk met ons mee', url: '/aankoop' },
    }),
    banner(
      'steps',
      { title: { text: 'Van stad naar dorp in vier stappen' } },
      steps([
        [
          'Proef het dorp',
          'Kom op een zaterdagochtend, als het dorp boodschappen doet, en een keer in de regen.',
        ],
        ['Reken je ruimte uit', 'Wat brengt je huidige huis op en wat kost een tuin van twintig meter diep?'],
        ['Zoek met ons mee', 'In Twello wisselen veel huizen van eigenaar via via. Dat netwerk hebben we.'],
        ['Verkoop rustig', 'We stemmen de verkoop van je oude huis af op de sleutel van het nieuwe.'],
      ]),
      { anker: 'steps' },
    ),
    banner(
      'services',
      { title: { text: 'Aan de slag' } },
      services([
        ['Een woning zoeken', '/zoekopdracht', 'dienst-zoeken'],
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
      ]),
    ),
  ],
});

export const starter = definePage({
  slug: 'starter-op-de-woningmarkt',
  type: 'landingpage',
  titel: 'Starter op de woningmarkt',
  subtitel: 'Je eerste huis kopen is spannend. Met een plan wordt het ook leuk.',
  header: 'Page',
  achtergrond: 'kop-starter',
  meta_titel: 'Starter op de woningmarkt in Deventer | Binnen',
  meta_omschrijving:
    'Je eerste huis kopen in Deventer of omgeving? Wat je vooraf regelt, hoe je een bod doet en welke hulp je als starter kunt krijgen.',
  created: '2026-07-02T06:45:00.000Z',
  updated: '2026-10-30T12:00:00.000Z',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Begin hier' },
      title: { text: 'Eerst weten, dan kijken' },
      content: {
        html: '<p>Veel starters beginnen met bezichtigen. Begin liever met rekenen. Wat kun je lenen, hoeveel eigen geld heb je nodig voor de bijkomende kosten en wat wil je per maand overhouden om te leven?</p><p>Met dat antwoord op zak kijk je anders rond. En als er dan iets langskomt dat past, kun je doorpakken.</p>',
      },
      image: { image: 'starter-kamer' },
      button: { text: 'Plan een gesprek over je hypotheek', url: '/wooncontinuplan' },
    }),
    banner(
      'steps',
      { title: { text: 'Je eerste huis in zes stappen' } },
      steps([
        ['Reken', 'Laat een adviseur je ruimte berekenen, met je studieschuld en je contract erbij.'],
        ['Spaar gericht', 'Bijkomende kosten leen je meestal niet mee. Weet wat je nodig hebt.'],
        ['Kies je concessies', 'Plaats, ruimte of staat: op één van de drie moet je inschikken.'],
        ['Kijk vaak', 'Na tien huizen weet je wat je mooi vindt, en wat je kunt laten liggen.'],
        ['Bied met verstand', 'Met voorbehoud van financiering, en met een grens die je vooraf opschrijft.'],
        ['Neem tijd voor de akte', 'Lees alles, vraag alles. Ook de domme vragen, die bestaan niet.'],
      ]),
      { anker: 'steps' },
    ),
    banner(
      'sure-things',
      { title: { text: 'Hulp waar je als starter naar kunt vragen' } },
      things([
        {
          text: 'NHG',
          html: '<p>De Nationale Hypotheek Garantie is een vangnet als je buiten je schuld je hypotheek niet meer kunt betalen. De rente is vaak lager. Er geldt een kostengrens die elk jaar wordt vastgesteld.</p>',
          url: '/blogs/nhg-in-gewone-taal',
          image: 'plan-huis',
        },
        {
          text: 'Een lening van de gemeente',
          html: '<p>Sommige gemeenten hebben een starterslening, als aanvulling op je hypotheek. Of dat voor jou kan, en of er geld in de pot zit, verschilt per plaats en per jaar.</p>',
          url: '/contact',
          image: 'kop-contact',
        },
        {
          text: 'Hulp van je ouders',
          html: '<p>Schenken, lenen of samen kopen: alle drie kunnen, en alle drie hebben gevolgen. Leg het vast en vraag de notaris naar de belasting.</p>',
          url: '/blogs/kopen-met-hulp-van-je-ouders',
          image: 'advies-tafel',
        },
      ]),
    ),
    formBanner('financial', 'meet_us', {
      title: { text: 'Waar kunnen we je mee helpen?' },
      subtitle: { text: 'Het eerste gesprek is gratis.' },
    }),
    banner('newest-objects', {
      title: { text: 'Ons nieuwste aanbod' },
      subtitle: { text: 'Recent toegevoegd' },
    }),
  ],
});

export const draftLandingPage = definePage({
  slug: 'concept-nieuwbouw-aan-de-ijssel',
  type: 'landingpage',
  status: 'draft',
  titel: 'CONCEPT-Nieuwbouw aan de IJssel',
  subtitel: 'CONCEPT-Nog niet publiceren: wacht op akkoord van de ontwikkelaar.',
  header: 'Page',
  meta_titel: 'CONCEPT-Nieuwbouw aan de IJssel',
  meta_omschrijving:
    'CONCEPT-Deze pagina is nog niet goedgekeurd en mag nergens te zien zijn, ook niet in een lijst of in de sitemap.',
  created: '2026-11-10T08:00:00.000Z',
  banners: [
    {
      soort: 'text',
      anker: null,
      status: 'draft',
      banner_fields: [row('title', { text: 'CONCEPT-Prijslijst' })],
    },
  ],
});
