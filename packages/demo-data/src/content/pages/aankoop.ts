import { banner, compliments, services, steps, things, usps } from '../banners.ts';
import { definePage } from './page.ts';

export const aankoop = definePage({
  slug: 'aankoop',
  titel: 'Een huis kopen',
  subtitel: 'Jij valt op het licht in de keuken. Wij kijken intussen in de kruipruimte.',
  header: 'Page',
  achtergrond: 'kop-aankoop',
  meta_titel: 'Aankoopmakelaar in Deventer | Binnen',
  meta_omschrijving:
    'Een huis kopen in Deventer, Twello of Schalkhaar? Onze aankoopmakelaars zoeken mee, kijken kritisch en onderhandelen namens jou.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Aan jouw kant van de tafel' },
      title: { text: 'De verkoper heeft een makelaar. Jij ook?' },
      content: {
        html: '<p>De verkopende makelaar werkt voor de verkoper. Dat is zijn vak, en hij is er goed in. Een aankoopmakelaar doet hetzelfde voor jou: uitzoeken wat een huis waard is, wat eraan mankeert en onder welke voorwaarden je veilig tekent.</p><p>Dat kan van begin tot eind, maar ook los: alleen meekijken bij een bezichtiging, of alleen het bod en de onderhandeling.</p>',
      },
      image: { image: 'aankoop-samen' },
      button: { text: 'Geef je zoekopdracht door', url: '/zoekopdracht' },
    }),
    banner(
      'steps',
      { title: { text: 'Zo kopen we samen een huis' }, subtitle: { text: 'In zes stappen binnen' } },
      steps([
        [
          'Wensen en grenzen',
          'Wat moet, wat mag en wat kan er financieel? We zetten het samen op één pagina.',
        ],
        ['Zoeken', 'Je krijgt bericht zodra er iets past. Ook huizen die nog niet op internet staan.'],
        ['Bezichtigen', 'We gaan mee, stellen de lastige vragen en kijken op plekken waar het niet mooi is.'],
        ['Waarde bepalen', 'We onderbouwen wat het huis waard is, los van de vraagprijs en de drukte.'],
        ['Bieden', 'Met een bedrag, voorwaarden en een reden. Daar kun je ’s nachts van slapen.'],
        [
          'Tekenen en opleveren',
          'We lezen de koopovereenkomst, bewaken de termijnen en inspecteren de woning voor de overdracht.',
        ],
      ]),
      { anker: 'steps' },
    ),
    banner('bought-objects', {
      title: { text: 'Aangekocht voor onze klanten' },
      cta_title: { text: 'Zo kopen we ook voor jou een huis aan' },
      content: { html: '<p>Van eerste gesprek tot sleutel, in zes stappen die je van tevoren kent.</p>' },
      button: { text: 'Bekijk de stappen', url: '#steps' },
    }),
    banner('image-text', {
      subtitle: { text: 'Bouwkundig' },
      title: { text: 'Kijken achter het behang' },
      content: {
        html: '<p>Oude huizen hebben verhalen: een doorgezakte balk, een loden leiding, een aanbouw zonder vergunning. Dat hoeft geen reden te zijn om weg te lopen, wel om te weten waar je aan begint.</p><p>We wijzen je op wat we zien en adviseren wanneer een bouwkundige keuring verstandig is. De uitkomst nemen we mee in het bod.</p>',
      },
      image: { image: 'aankoop-keuring' },
      button: { text: 'Wanneer laat je keuren?', url: '/blogs/bouwkundige-keuring-wanneer-wel' },
    }),
    banner(
      'usp',
      {
        title: { text: 'Wat een aankoopmakelaar je oplevert' },
        button: { text: 'Vraag gratis verkoopadvies aan', url: '/gratis-verkoopadvies' },
        show_button: { text: 'false' },
      },
      usps([
        ['Een bod dat je kunt uitleggen, ook aan jezelf'],
        ['Ontbindende voorwaarden die kloppen'],
        ['Iemand die zegt wat de verkoper niet zegt'],
        ['Rust, in een markt waarin iedereen haast heeft'],
      ]),
    ),
    banner(
      'sure-things',
      { title: { text: 'Goed om te weten' } },
      things([
        {
          text: 'Schriftelijk is pas echt',
          html: '<p>Als particulier koop je een woning pas als je de koopovereenkomst hebt getekend. Een mondeling akkoord is een mooi moment, maar nog geen koop.</p>',
          url: '/blogs/slim-bieden-op-een-huis',
          image: 'kop-hypotheekvragen',
        },
        {
          text: 'Drie dagen bedenktijd',
          html: '<p>Na ontvangst van de getekende koopovereenkomst heb je drie dagen wettelijke bedenktijd. Gebruik ze: lees alles nog eens na en bel ons met wat er blijft knagen.</p>',
          url: '/blogs/kosten-koper-waar-betaal-je-voor',
          image: 'dienst-verkopen',
        },
        {
          text: 'Voorbehoud van financiering',
          html: '<p>Bied je zonder voorbehoud, dan draag jij het risico als de bank nee zegt. We doen dat alleen als je adviseur vooraf heeft gerekend.</p>',
          url: '/wooncontinuplan',
          image: 'plan-huis',
        },
      ]),
    ),
    banner(
      'compliments',
      { title: { text: 'Kopers aan het woord' } },
      compliments([
        {
          text: 'Ilse en Robin',
          image: 'klant-1',
          html: '<p>Ze zei bij het derde huis: niet doen, die fundering. Bij het vierde zei ze: nu doorpakken. We wonen er inmiddels een jaar.</p>',
        },
        {
          text: 'Karim en Noor',
          image: 'klant-3',
          html: '<p>Wij waren de derde bieder en toch werd het ons huis. Niet omdat we het meest boden, maar omdat onze papieren op orde waren.</p>',
        },
      ]),
    ),
    banner(
      'services',
      { title: { text: 'Verder op weg' } },
      services([
        ['Een woning zoeken', '/zoekopdracht', 'dienst-zoeken'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
      ]),
    ),
  ],
});
