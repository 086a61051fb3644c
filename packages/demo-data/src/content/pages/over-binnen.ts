import { banner, compliments, formBanner, services, things } from '../banners.ts';
import { definePage } from './page.ts';

export const overBinnen = definePage({
  slug: 'over-binnen',
  titel: 'Over Binnen',
  subtitel: 'Een kantoor met de deur open, in een straat waar we zelf ook boodschappen doen.',
  header: 'Page',
  achtergrond: 'kop-over',
  meta_titel: 'Over ons | Binnen makelaars in Deventer',
  meta_omschrijving:
    'Maak kennis met de acht mensen van Binnen: makelaars, taxateurs en adviseurs die in Deventer en de dorpen eromheen de weg weten.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Ons verhaal' },
      title: { text: 'Van twee bureaus naar een voordeur vol fietsen' },
      content: {
        html: '<p>Marloes en Thijs begonnen Binnen omdat ze vonden dat makelaars te vaak praatten over “objecten”. Een huis is geen object. Er is een kind geboren op zolder, er is gelachen aan die tafel, en de deurpost staat vol streepjes van hoe lang iedereen was.</p><p>Inmiddels zijn we met acht. We verkopen en kopen aan, verhuren en taxeren, en we helpen met de hypotheek. Wat hetzelfde bleef: je hebt één vast gezicht, en dat gezicht neemt op.</p>',
      },
      image: { image: 'over-kantoor' },
      button: { text: 'Kom kennismaken', url: '#meet_us' },
    }),
    banner(
      'sure-things',
      { title: { text: 'Waar wij voor staan' } },
      things([
        {
          text: 'Gewone taal',
          html: '<p>Geen “unieke kans” en geen “sfeervol wonen”. We schrijven wat er is, ook als dat een gehorige muur is. Kopers vertrouwen dat, en daar verkoop je beter mee.</p>',
          url: '/verkoop',
          image: 'verkoop-bord',
        },
        {
          text: 'Rekenen voor voelen',
          html: '<p>Een huis kies je met je hart. Wij zorgen dat je hoofd er ook bij mag: wat is het waard, wat kost het per maand en wat komt er nog bij?</p>',
          url: '/aankoop',
          image: 'aankoop-samen',
        },
        {
          text: 'Dichtbij blijven',
          html: '<p>We werken van Olst tot Gorssel en van Apeldoorn tot Laren. Verder niet. Zo kunnen we op de fiets of binnen een halfuur bij je zijn, en kennen we de huizen die niet op internet staan.</p>',
          url: '/woningaanbod',
          image: 'zoek-kaart',
        },
        {
          text: 'Nee durven zeggen',
          html: '<p>Soms is het beter om nog een jaar te wachten, of om helemaal niet te verhuizen. Dat zeggen we dan. Je komt vanzelf een keer terug.</p>',
          url: '/contact',
          image: 'plan-gesprek',
        },
      ]),
    ),
    banner('employees', {
      title: { text: 'Maak kennis met ons team' },
      subtitle: { text: 'Klik op een kaart om meer te lezen, of bel meteen.' },
    }),
    banner('image-text', {
      subtitle: { text: 'Deventer' },
      title: { text: 'Een stad aan de rivier, met dorpen eromheen' },
      content: {
        html: '<p>Deventer is groot genoeg voor een schouwburg en klein genoeg om de bakker te kennen. Binnen een kwartier fietsen sta je in de uiterwaarden. We laten je graag zien welke buurt bij je past.</p><p>Lees ook onze gids voor <a href="/wonen-in-deventer">wonen in Deventer</a> of <a href="/verhuizen-naar-twello">verhuizen naar Twello</a>.</p>',
      },
      image: { image: 'over-brink' },
      button: { text: 'Bekijk het aanbod', url: '/woningaanbod' },
    }),
    banner(
      'compliments',
      { title: { text: 'Wat klanten over ons zeggen' } },
      compliments([
        {
          text: 'Anouk',
          image: 'klant-6',
          html: '<p>Toen ik terugkwam uit het buitenland stond er een plantje op de vensterbank en was alles heel.</p>',
        },
        {
          text: 'Karim en Noor',
          image: 'klant-3',
          html: '<p>Daan legde ons precies uit welke papieren er nodig waren. Twee keer zelfs, zonder te zuchten.</p>',
        },
        {
          text: 'Wim en Tineke',
          image: 'klant-7',
          html: '<p>Thijs raadde ons een verbouwing af waar hij zelf aan had kunnen verdienen. Toen wisten we genoeg.</p>',
        },
      ]),
    ),
    formBanner('get-to-know', 'meet_us', {
      title: { text: 'Eerst even aan tafel' },
      content: {
        html: '<p>Een huis kopen of verkopen doe je met iemand bij wie je je op je gemak voelt. Daarom beginnen we met een gesprek van een half uur. Het kost niets en je zit nergens aan vast.</p><p>We komen graag bij je langs. Kom je liever naar de Keulenstraat, dan zie je meteen wie er nog meer werken.</p>',
      },
      subtitle: { text: 'Bij jou aan tafel of bij ons op kantoor. De koffie staat klaar.' },
    }),
    banner(
      'services',
      { title: { text: 'Wat we voor je doen' } },
      services([
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
        ['Een huis kopen', '/aankoop', 'dienst-aankopen'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Werken bij Binnen', '/werken-bij', 'kop-werken-bij'],
      ]),
    ),
  ],
});
