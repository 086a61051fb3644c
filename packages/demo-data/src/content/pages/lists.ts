import { banner, services } from '../banners.ts';
import { definePage } from './page.ts';

export const blogList = definePage({
  slug: 'blogs',
  titel: 'Blogs',
  subtitel: 'Subtitel',
  header: 'Blogs',
  achtergrond: 'kop-blogs',
  meta_titel: 'Blogs over kopen, verkopen en wonen | Binnen',
  meta_omschrijving:
    'Praktische artikelen over bieden, taxeren, verbouwen en wonen in de regio Deventer, geschreven door de makelaars van Binnen.',
  banners: [
    banner('free-sales-advice', {
      title: { text: 'Liever antwoord op jouw vraag?' },
      content: { html: '<p>Elk huis is anders. Leg je situatie aan ons voor, dan denken we met je mee.</p>' },
      button: { text: 'Stel je vraag', url: '/contact' },
      button_two: { text: 'Gratis verkoopadvies', url: '/gratis-verkoopadvies' },
      image: { image: 'kop-contact' },
    }),
  ],
});

export const offerList = definePage({
  slug: 'woningaanbod',
  titel: 'Ons woningaanbod',
  subtitel: 'Koop- en huurwoningen in Deventer en de dorpen eromheen.',
  header: 'Objects',
  achtergrond: 'kop-aanbod',
  gradient: 'full',
  meta_titel: 'Woningaanbod in Deventer en omgeving | Binnen',
  meta_omschrijving:
    'Bekijk alle koop- en huurwoningen van Binnen in Deventer, Twello, Schalkhaar, Olst, Bathmen en omgeving. Zoek op plaats, straat of postcode.',
  banners: [
    banner('free-sales-advice', {
      title: { text: 'Niet gevonden wat je zocht?' },
      content: {
        html: '<p>Laat je wensen achter, dan krijg je bericht zodra er iets past. Of vraag eerst wat je eigen huis opbrengt.</p>',
      },
      button: { text: 'Plaats een zoekopdracht', url: '/zoekopdracht' },
      button_two: { text: 'Gratis verkoopadvies', url: '/gratis-verkoopadvies' },
      image: { image: 'kop-zoekopdracht' },
    }),
    banner(
      'services',
      { title: { text: 'Hulp bij het kopen' } },
      services([
        ['Een huis kopen', '/aankoop', 'dienst-aankopen'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
      ]),
    ),
  ],
});
