import { banner, formBanner, services, steps, things } from '../banners.ts';
import { definePage } from './page.ts';

export const leebl = definePage({
  slug: 'leebl',
  titel: 'Leebl: je energielabel geregeld',
  subtitel:
    'Een adviseur komt langs, neemt je woning op en registreert het label. Jij hoeft alleen open te doen.',
  header: 'Page',
  achtergrond: 'kop-leebl',
  meta_titel: 'Energielabel aanvragen in Deventer | Leebl',
  meta_omschrijving:
    'Verkoop of verhuur je je woning? Dan heb je een geldig energielabel nodig. Vraag het aan via Leebl en hoor snel wanneer de adviseur komt.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Verplicht, en nuttig' },
      title: { text: 'Wat een energielabel je vertelt' },
      content: {
        html: '<p>Een energielabel laat zien hoe zuinig je woning is, van A++++ tot en met G. Het is tien jaar geldig en je hebt het nodig bij verkoop, bij verhuur en in elke advertentie waarin je woning te koop of te huur staat.</p><p>Maar het is meer dan een letter. In het rapport staat ook waar de warmte blijft en welke maatregelen het meeste schelen. Voor een koper is dat een van de eerste dingen die hij bekijkt.</p>',
      },
      image: { image: 'leebl-dak' },
      button: { text: 'Vraag je label aan', url: '#meet_us' },
    }),
    banner(
      'steps',
      { title: { text: 'In vier stappen een label' } },
      steps([
        ['Aanvragen', 'Vul je adres en je gegevens in. We bellen of mailen je om een afspraak te maken.'],
        [
          'Voorbereiden',
          'Leg bewijs klaar van isolatie, glas en installaties: rekeningen, foto’s of tekeningen.',
        ],
        ['Opname', 'De energieadviseur meet de woning op en bekijkt elk vertrek. Reken op anderhalf uur.'],
        ['Registratie', 'Het label wordt geregistreerd en je krijgt het met een toelichting per mail.'],
      ]),
      { anker: 'steps' },
    ),
    banner(
      'sure-things',
      { title: { text: 'Goed voorbereid' } },
      things([
        {
          text: 'Bewaar je bewijs',
          html: '<p>Wat de adviseur niet kan zien of aantonen, telt niet mee. Een factuur van de spouwmuurisolatie kan zomaar een letter schelen.</p>',
          url: '/blogs/energielabel-lezen-en-verbeteren',
          image: 'leebl-isolatie',
        },
        {
          text: 'Monument?',
          html: '<p>Voor beschermde monumenten geldt een uitzondering. Twijfel je of jouw pand eronder valt, dan zoeken we het met je uit.</p>',
          url: '/contact',
          image: 'deventer-bergkwartier',
        },
        {
          text: 'Eerst verduurzamen of eerst verkopen?',
          html: '<p>Niet elke maatregel verdient zich bij verkoop terug. We vertellen je eerlijk wat een koper in jouw buurt wel en niet betaalt.</p>',
          url: '/blogs/verduurzamen-voor-de-verkoop',
          image: 'leebl-dak',
        },
      ]),
    ),
    formBanner('energy-label', 'meet_us', {
      title: { text: 'Energielabel aanvragen' },
      subtitle: { text: 'Begin met je postcode en huisnummer, wij zoeken het adres erbij.' },
    }),
    banner(
      'services',
      { title: { text: 'Wat je daarna kunt doen' } },
      services([
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
        ['Je woning verhuren', '/verhuur', 'dienst-verhuren'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
      ]),
    ),
  ],
});
