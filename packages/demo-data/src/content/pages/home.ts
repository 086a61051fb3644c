import { banner, compliments, row, services, steps, things, usps } from '../banners.ts';
import { definePage } from './page.ts';

export const home = definePage({
  slug: 'home',
  titel: 'Thuiskomen in en om Deventer',
  subtitel: 'Makelaars en taxateurs die de straat kennen, en de tijd nemen om jou te leren kennen.',
  header: 'Home',
  achtergrond: 'kop-home',
  gradient: 'full',
  meta_titel: 'Binnen | Makelaar en taxateur in Deventer',
  meta_omschrijving:
    'Een huis kopen, verkopen, verhuren of laten taxeren in Deventer en omgeving. Binnen kijkt met je mee, van het eerste gesprek tot de sleutel.',
  banners: [
    banner(
      'introduction',
      {
        title: { text: 'Hoe kunnen wij jou helpen?' },
        subtitle: { text: 'Kies waar je nu staat. Wij pakken het vanaf daar met je op.' },
        subtitel_intro: { text: 'Even voorstellen' },
        titel_intro: { text: 'Wij zijn Binnen' },
        content_intro: {
          html: '<p>We zijn een makelaarskantoor met acht mensen aan de Keulenstraat in Deventer. We verkopen, kopen aan, verhuren en taxeren, van een bovenwoning in het Bergkwartier tot een boerderij bij Bathmen.</p><p>Een huis is voor de meeste mensen het grootste wat ze ooit kopen. Daarom praten we in gewone taal, zeggen we het ook als je beter kunt wachten, en heb je van begin tot eind met dezelfde makelaar te maken.</p>',
        },
        image: { image: 'thuis-intro' },
        button: { text: 'Meer over binnen', url: '/over-binnen' },
      },
      services([
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
        ['Een huis kopen', '/aankoop', 'dienst-aankopen'],
        ['Je woning verhuren', '/verhuur', 'dienst-verhuren'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
        ['Een woning zoeken', '/zoekopdracht', 'dienst-zoeken'],
        ['Gratis verkoopadvies', '/gratis-verkoopadvies', 'dienst-verkoopadvies'],
        ['Energielabel aanvragen', '/leebl', 'dienst-energielabel'],
      ]),
    ),
    banner('newest-objects', {
      title: { text: 'Ons nieuwste aanbod' },
      subtitle: { text: 'Recent toegevoegd' },
      button: { text: 'Bekijk het hele aanbod', url: '/woningaanbod' },
    }),
    banner(
      'usp',
      {
        title: { text: 'Wat je van ons mag verwachten' },
        subtitle: { text: 'Zonder kleine lettertjes' },
        content: {
          html: '<p>We leggen vooraf vast wat we doen en wat het kost. Verkopen we je huis niet, dan betaal je alleen de kosten die we samen hebben afgesproken.</p>',
        },
        button: { text: 'Vraag gratis verkoopadvies aan', url: '/gratis-verkoopadvies' },
        show_button: { text: 'true' },
      },
      usps([
        ['Eén vaste makelaar van het eerste gesprek tot de sleutel', '/over-binnen'],
        ['Een vraagprijs die we aan de keukentafel onderbouwen', '/gratis-verkoopadvies'],
        ['Bezichtigingen ook in de avond en op zaterdag', '/contact'],
        ['Elke vrijdag een bericht over hoe het ervoor staat', '/verkoop'],
      ]),
    ),
    banner('bought-objects', {
      title: { text: 'Aangekocht voor onze klanten' },
      subtitle: { text: 'Deze huizen hebben nieuwe bewoners' },
      cta_title: { text: 'Ook iemand naast je bij het kopen?' },
      content: {
        html: '<p>Een aankoopmakelaar ziet wat je zelf in een half uur bezichtigen niet ziet, en onderhandelt zonder verliefd te zijn. Zo pakken we dat aan.</p>',
      },
      button: { text: 'Bekijk de stappen', url: '#steps' },
    }),
    banner(
      'steps',
      {
        title: { text: 'Van eerste gesprek tot sleutel' },
        subtitle: { text: 'Zo werkt aankopen met Binnen' },
      },
      steps([
        [
          'We leren je kennen',
          'Een kop koffie, je wensen en je grenzen. We vragen door tot we snappen waarom die serre ertoe doet.',
        ],
        ['We zoeken mee', 'Je krijgt woningen te zien die passen, soms nog voor ze op internet staan.'],
        [
          'We kijken samen',
          'Tijdens de bezichtiging letten wij op het dak, de kruipruimte en de papieren. Jij op het gevoel.',
        ],
        [
          'We bepalen de waarde',
          'We vergelijken met wat er in de buurt echt is betaald en bespreken wat een verstandig bod is.',
        ],
        [
          'We onderhandelen',
          'Over de prijs, maar ook over de oplevering, de voorwaarden en wat er blijft staan.',
        ],
        [
          'We gaan mee naar de notaris',
          'We controleren de akte, lopen de woning nog één keer na en zien je naar binnen gaan.',
        ],
      ]),
      { anker: 'steps' },
    ),
    banner('actueel', {
      title: { text: 'Actueel' },
      subtitle: { text: 'Antwoorden op wat kopers en verkopers ons deze maand vroegen' },
      button: { text: 'Alle blogs', url: '/blogs' },
    }),
    banner(
      'compliments',
      { title: { text: 'Wat klanten over ons zeggen' }, subtitle: { text: 'In hun eigen woorden' } },
      compliments([
        {
          text: 'Ilse en Robin',
          image: 'klant-1',
          html: '<p>Na twee mislukte biedingen belden we Sanne. Ze zei bij het derde huis: niet doen, die fundering. Bij het vierde zei ze: nu doorpakken. We wonen er inmiddels een jaar, met droge voeten.</p>',
        },
        {
          text: 'Mevrouw Ebbers',
          image: 'klant-2',
          html: '<p>Ik had veertig jaar in dat huis gewoond. Marloes heeft nooit gehaast, en toch was het in zes weken verkocht. Ze belde zelfs nog om te vragen of de klok de verhuizing had overleefd.</p>',
        },
        {
          text: 'Karim en Noor',
          image: 'klant-3',
          html: '<p>Wij dachten dat kopen met een tijdelijk contract niet kon. Daan rekende het uit, belde twee geldverstrekkers en legde ons precies uit welke papieren er nodig waren.</p>',
        },
        {
          text: 'Familie Wolterink',
          image: 'klant-4',
          html: '<p>Onze boerderij past in geen enkel rijtje. Joost kwam twee keer terug om de schuren goed op te nemen. Het rapport was helder, ook voor onze kinderen die het straks overnemen.</p>',
        },
        {
          text: 'Peter',
          image: 'klant-5',
          html: '<p>Elke vrijdag een mailtje: zoveel bezichtigingen, dit was de reactie, dit stellen we voor. Ik wist steeds waar ik aan toe was. Dat is in een scheiding meer waard dan je denkt.</p>',
        },
        {
          text: 'Anouk',
          image: 'klant-6',
          html: '<p>Ik werkte een tijd in het buitenland en Binnen zocht een huurder voor mijn bovenwoning. Toen ik terugkwam stond er een plantje op de vensterbank en was alles heel.</p>',
        },
      ]),
    ),
    banner(
      'sure-things',
      { title: { text: 'Waar wij voor staan' } },
      things([
        {
          text: 'Eerlijk over de prijs',
          html: '<p>Een te hoge vraagprijs klinkt mooi aan de keukentafel, maar kost je later maanden. We laten zien wat vergelijkbare huizen opbrachten en adviseren een prijs waar we zelf achter staan.</p>',
          url: '/gratis-verkoopadvies',
          image: 'advies-tafel',
        },
        {
          text: 'Thuis in de regio',
          html: '<p>We wonen zelf in Deventer, Twello, Diepenveen en Schalkhaar. We weten waar het water in 1995 stond, welke straat een nieuwe riolering krijgt en waar de middagzon achter de flat verdwijnt.</p>',
          url: '/woningaanbod',
          image: 'deventer-bergkwartier',
        },
        {
          text: 'Aandacht tot na de sleutel',
          html: '<p>Een verkoop eindigt voor ons niet bij de notaris. Vragen over de energierekening, een lekkende kraan of een brief van de gemeente: bel gerust, ook als je er al een tijd woont.</p>',
          url: '/over-binnen',
          image: 'over-kantoor',
        },
      ]),
    ),
    banner('free-sales-advice', {
      title: { text: 'Benieuwd wat je huis waard is?' },
      subtitle: { text: 'Wij komen kijken' },
      content: {
        html: '<p>Een makelaar loopt een uur door je huis, vertelt wat hij ziet en geeft een onderbouwde verkoopwaarde. Je zit nergens aan vast.</p>',
      },
      button: { text: 'Gratis verkoopadvies', url: '/gratis-verkoopadvies' },
      button_two: { text: 'Eerst zelf een schatting', url: '/waarde-woning' },
      image: { image: 'kop-verkoopadvies' },
    }),
    banner('employees', {
      title: { text: 'Je spreekt altijd een mens' },
      subtitle: { text: 'Acht mensen, één kantoor, geen keuzemenu' },
    }),
    // Of a kind that only a newer site draws.
    {
      soort: 'woonquiz',
      anker: null,
      status: 'published',
      banner_fields: [row('title', { text: 'Welke buurt past bij jou?' })],
    },
    banner(
      'text',
      {
        title: { text: 'CONCEPT-Open Huizen Dag' },
        content: { html: '<p>CONCEPT-Deze tekst is nog niet goedgekeurd.</p>' },
      },
      [],
      { status: 'draft' },
    ),
  ],
});
