import { banner, compliments, formBanner, services, steps, things } from '../banners.ts';
import { definePage } from './page.ts';

export const verkoop = definePage({
  slug: 'verkoop',
  titel: 'Je huis verkopen',
  subtitel: 'Met een plan dat bij je huis past, en een makelaar die opneemt als je belt.',
  header: 'Page',
  achtergrond: 'kop-verkoop',
  meta_titel: 'Huis verkopen in Deventer | Binnen',
  meta_omschrijving:
    'Je huis verkopen in Deventer of omgeving? Eén vaste makelaar, een onderbouwde vraagprijs en een pakket dat past bij wat je zelf wilt doen.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Eerst luisteren' },
      title: { text: 'Verkopen begint met weten wat je wilt' },
      content: {
        html: '<p>Wil je snel door omdat je nieuwe huis er al staat? Of mag het een paar maanden duren, als de prijs maar klopt? Dat maakt uit voor de vraagprijs, de timing en de manier van presenteren.</p><p>Daarom begint elke verkoop bij ons met een gesprek bij jou thuis. We kijken naar het huis, naar de buurt en naar de kalender. Daarna krijg je een plan op papier, met de kosten erbij.</p>',
      },
      image: { image: 'verkoop-bord' },
      button: { text: 'Maak een afspraak', url: '#meet_us' },
    }),
    banner(
      'steps',
      { title: { text: 'Zo verkopen we jouw huis' }, subtitle: { text: 'Zes stappen, zonder verrassingen' } },
      steps([
        [
          'Kennismaken',
          'We komen langs, kijken rond en vertellen eerlijk wat we van je huis en de markt vinden.',
        ],
        [
          'Waarde en plan',
          'Je krijgt een onderbouwde verkoopwaarde en een voorstel voor de vraagprijs en de timing.',
        ],
        [
          'Klaarmaken',
          'Advies over wat je wel en vooral niet hoeft te doen. Daarna komen de fotograaf en de meetploeg.',
        ],
        [
          'In de verkoop',
          'Je huis komt online met een tekst die over jouw huis gaat, en we bellen de zoekers die we al kennen.',
        ],
        [
          'Bezichtigen en onderhandelen',
          'Wij leiden rond, jij hoort elke vrijdag hoe het ging. Biedingen bespreken we met alle voorwaarden erbij.',
        ],
        ['Overdragen', 'We stellen de koopovereenkomst op, bewaken de termijnen en zijn bij de oplevering.'],
      ]),
      { anker: 'steps' },
    ),
    banner('price-packages', {
      title: { text: 'Kies wat bij je past' },
      subtitle: { text: 'Vier pakketten, vaste prijzen' },
      content: {
        html: '<p>Je betaalt een deel bij de start en de rest pas als je huis is verkocht. Twijfel je? Kies er één: in het eerste gesprek kun je altijd nog wisselen.</p>',
      },
    }),
    banner('image-text', {
      subtitle: { text: 'Presentatie' },
      title: { text: 'Laat het huis zien, niet de spullen' },
      content: {
        html: '<p>Een koper heeft gemiddeld maar een paar seconden nodig om door te klikken. Goede foto’s maken dan het verschil, en die beginnen bij een opgeruimde kamer met daglicht.</p><ul><li>Je krijgt een lijst van een halve pagina, geen verbouwplan.</li><li>Onze stylist kan een ochtend meehelpen.</li><li>We fotograferen bij helder weer, en komen terug als het regent.</li></ul>',
      },
      image: { image: 'verkoop-styling' },
      button: { text: 'Lees meer over verkoopstyling', url: '/blogs/verkoopstyling-wat-werkt-en-wat-niet' },
    }),
    banner(
      'sure-things',
      { title: { text: 'Vragen die elke verkoper stelt' } },
      things([
        {
          text: 'Eerst kopen of eerst verkopen?',
          html: '<p>Dat hangt af van je overwaarde, je inkomen en je zenuwen. We rekenen beide routes met je door, en betrekken er een hypotheekadviseur bij als er een overbrugging nodig is.</p>',
          url: '/blogs/eerst-kopen-of-eerst-verkopen',
          image: 'plan-huis',
        },
        {
          text: 'Hoe lang duurt het?',
          html: '<p>Van gesprek tot foto’s rekenen we op twee à drie weken. Hoe snel er een koper is verschilt per huis en per seizoen. Tussen koopovereenkomst en sleutel zitten meestal een paar maanden, en dat spreek je samen af.</p>',
          url: '/contact',
          image: 'kop-over',
        },
        {
          text: 'Wat moet ik regelen?',
          html: '<p>Een geldig energielabel, de lijst van zaken en de vragenlijst over je woning. Woon je in een appartement, dan ook de stukken van de VvE. Wij vertellen wanneer wat nodig is.</p>',
          url: '/leebl',
          image: 'leebl-dak',
        },
      ]),
    ),
    banner(
      'compliments',
      { title: { text: 'Verkopers aan het woord' } },
      compliments([
        {
          text: 'Wim en Tineke',
          image: 'klant-7',
          html: '<p>Thijs raadde ons af om de badkamer nog te vernieuwen. “Dat geld krijg je niet terug.” Hij had gelijk: de kopers slopen hem er toch uit.</p>',
        },
        {
          text: 'Mevrouw Ebbers',
          image: 'klant-2',
          html: '<p>Ik had veertig jaar in dat huis gewoond. Marloes heeft nooit gehaast, en toch was het in zes weken verkocht.</p>',
        },
        {
          text: 'Peter',
          image: 'klant-5',
          html: '<p>Elke vrijdag een bericht met wat er was gebeurd en wat ze voorstelden. Ik wist steeds waar ik aan toe was.</p>',
        },
      ]),
    ),
    formBanner('selling', 'meet_us', {
      title: { text: 'Wat er na je bericht gebeurt' },
      content: {
        html: '<ol><li><strong>We bellen je</strong> binnen een werkdag, op een moment dat jij kunt praten.</li><li><strong>We komen langs</strong>, kijken een uur rond en vragen wat je plannen zijn.</li><li><strong>Je krijgt een plan op papier</strong>: een onderbouwde vraagprijs, een planning en alle kosten. Daarna beslis jij.</li></ol><p>Liever meteen iemand spreken? Bel <a href="tel:+31570555010">0570 555 010</a>.</p>',
      },
      subtitle: { text: 'Laat je gegevens achter, dan bellen we je om een afspraak te maken.' },
    }),
    banner(
      'services',
      { title: { text: 'Ook handig als je verkoopt' } },
      services([
        ['Gratis verkoopadvies', '/gratis-verkoopadvies', 'dienst-verkoopadvies'],
        ['Energielabel aanvragen', '/leebl', 'dienst-energielabel'],
        ['Een huis kopen', '/aankoop', 'dienst-aankopen'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
      ]),
    ),
  ],
});
