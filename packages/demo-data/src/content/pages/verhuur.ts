import { banner, formBanner, services, steps, things } from '../banners.ts';
import { definePage } from './page.ts';

export const verhuur = definePage({
  slug: 'verhuur',
  titel: 'Je woning verhuren',
  subtitel: 'Een goede huurder, een helder contract en een huis dat heel blijft.',
  header: 'Page',
  achtergrond: 'kop-verhuur',
  meta_titel: 'Woning verhuren in Deventer | Binnen',
  meta_omschrijving:
    'Je woning verhuren in Deventer of omgeving? Wij zoeken een huurder, regelen het contract en leggen de staat van de woning vast.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Met beleid' },
      title: { text: 'Verhuren is meer dan een advertentie' },
      content: {
        html: '<p>Je gaat een jaar naar het buitenland, je hebt een tweede woning of je wilt je oude huis nog niet verkopen. Verhuren kan dan een goed plan zijn, als je vooraf weet wat mag en wat het betekent.</p><p>We beginnen daarom met de vragen die anderen overslaan. Wat zegt je geldverstrekker? Hoeveel punten heeft de woning? Wat spreek je af over onderhoud? Pas daarna zoeken we een huurder.</p>',
      },
      image: { image: 'verhuur-kamer' },
      button: { text: 'Bespreek je plan', url: '#meet_us' },
    }),
    banner(
      'steps',
      { title: { text: 'Zo verhuren we jouw woning' } },
      steps([
        ['Verkennen', 'We bekijken de woning, de regels en de huurprijs die daarbij past.'],
        ['Toestemming', 'Je vraagt je geldverstrekker en zo nodig je VvE om toestemming. Wij vertellen hoe.'],
        ['Huurder zoeken', 'We plaatsen de woning, leiden rond en leggen vooraf vast waarop we selecteren.'],
        [
          'Contract',
          'Je krijgt een huurovereenkomst in gewone taal, met de afspraken over onderhoud en opzegging.',
        ],
        ['Inspectie', 'Foto’s, meterstanden en een lijst die jullie allebei tekenen. Dat scheelt discussie.'],
        ['Beheer', 'Op verzoek blijven wij het aanspreekpunt voor de huurder, ook als de kraan lekt.'],
      ]),
      { anker: 'steps' },
    ),
    banner(
      'sure-things',
      { title: { text: 'Drie dingen die je eerst wilt weten' } },
      things([
        {
          text: 'Mag het van je hypotheek?',
          html: '<p>In de meeste hypotheekaktes staat dat je niet zonder toestemming mag verhuren. Vraag het eerst, schriftelijk. Wij helpen je bij de brief.</p>',
          url: '/wooncontinuplan',
          image: 'plan-gesprek',
        },
        {
          text: 'Wat is een redelijke huur?',
          html: '<p>De huurprijs hangt af van de punten die de woning krijgt, onder meer voor oppervlakte, energielabel en voorzieningen. We rekenen ze met je na voordat we een prijs noemen.</p>',
          url: '/blogs/huurprijs-en-punten-begrijpen',
          image: 'dienst-energielabel',
        },
        {
          text: 'Kun je weer terug?',
          html: '<p>Huurders worden goed beschermd. Wil je zelf terugkeren, dan moet dat vooraf en op de juiste manier in het contract staan. Wacht daar niet mee tot je de koffers pakt.</p>',
          url: '/blogs/je-huis-verhuren-als-je-weg-bent',
          image: 'verhuur-sleutel',
        },
      ]),
    ),
    formBanner('letting', 'meet_us', {
      title: { text: 'Binnenkort eens kennismaken?' },
      subtitle: { text: 'Fenna belt je om te horen wat je van plan bent.' },
    }),
    banner(
      'services',
      { title: { text: 'Toch andere plannen?' } },
      services([
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Energielabel aanvragen', '/leebl', 'dienst-energielabel'],
      ]),
    ),
  ],
});
