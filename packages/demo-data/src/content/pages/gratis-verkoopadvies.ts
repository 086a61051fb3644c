import { banner, compliments, formBanner, services, steps, usps } from '../banners.ts';
import { definePage } from './page.ts';

export const gratisVerkoopadvies = definePage({
  slug: 'gratis-verkoopadvies',
  titel: 'Gratis verkoopadvies',
  subtitel:
    'Een uur met een makelaar in je eigen woonkamer. Je weet daarna wat je huis waard is en wat verstandig is.',
  header: 'Page',
  achtergrond: 'kop-verkoopadvies',
  meta_titel: 'Gratis verkoopadvies aan huis | Binnen',
  meta_omschrijving:
    'Verkoopplannen in de regio Deventer? Een makelaar van Binnen komt gratis langs, geeft een onderbouwde waarde en adviseert over het juiste moment.',
  banners: [
    formBanner('sales-advice', 'meet_us', {
      title: { text: 'Vraag je advies aan' },
      subtitle: { text: 'We bellen je om een moment te kiezen, ook in de avond.' },
    }),
    banner(
      'usp',
      {
        title: { text: 'Wat je na een uur weet' },
        button: { text: 'Vraag gratis verkoopadvies aan', url: '/gratis-verkoopadvies' },
        show_button: { text: 'false' },
      },
      usps([
        ['Wat je huis vandaag waard is, en waarom'],
        ['Welke klussen je wel en niet moet doen'],
        ['Wanneer jouw soort huis het best verkoopt'],
        ['Wat je overhoudt als de hypotheek is afgelost'],
      ]),
    ),
    banner(
      'steps',
      { title: { text: 'Zo gaat het' } },
      steps([
        ['Aanvragen', 'Vul je adres in en vertel kort waarom we mogen binnenkomen.'],
        ['Voorbereiden', 'Wij zoeken uit wat er in je straat is verkocht. Jij zet koffie.'],
        ['Langskomen', 'We lopen samen door het huis en bespreken je plannen.'],
        ['Advies op papier', 'Binnen een paar dagen krijg je de waarde en ons advies per mail.'],
      ]),
      { anker: 'steps' },
    ),
    banner('image-text', {
      subtitle: { text: 'Waarom gratis?' },
      title: { text: 'Omdat kennismaken niets hoeft te kosten' },
      content: {
        html: '<p>We laten je graag zien hoe we werken. Een deel van de mensen die we adviseren verkoopt daarna via ons, een deel blijft gewoon zitten. Allebei goed.</p><p>Je krijgt geen verkooppraatje en je zit nergens aan vast. Heb je een officieel rapport nodig, bijvoorbeeld voor de bank, dan is een <a href="/taxatie">taxatie</a> de juiste weg.</p>',
      },
      image: { image: 'advies-tafel' },
    }),
    banner(
      'compliments',
      { title: { text: 'Zij gingen je voor' } },
      compliments([
        {
          text: 'Wim en Tineke',
          image: 'klant-7',
          html: '<p>We wilden alleen weten waar we stonden. Twee jaar later belden we weer, en Thijs wist nog hoe de hond heette.</p>',
        },
        {
          text: 'Mevrouw Ebbers',
          image: 'klant-2',
          html: '<p>Een eerlijk gesprek, zonder mapje dat op tafel moest worden getekend.</p>',
        },
      ]),
    ),
    banner(
      'services',
      { title: { text: 'Liever iets anders?' } },
      services([
        ['Gratis waardebepaling', '/gratis-waardebepaling', 'kop-waardebepaling'],
        ['Zelf de waarde schatten', '/waarde-woning', 'kop-waarde-woning'],
        ['Alles over verkopen', '/verkoop', 'dienst-verkopen'],
      ]),
    ),
  ],
});
