import { banner, compliments, formBanner, services, steps, things } from '../banners.ts';
import { definePage } from './page.ts';

export const wooncontinuplan = definePage({
  slug: 'wooncontinuplan',
  titel: 'Wooncontinuplan',
  subtitel: 'Je huis en je hypotheek in één gesprek, zodat ze ook over tien jaar nog bij elkaar passen.',
  header: 'Page',
  achtergrond: 'kop-wooncontinuplan',
  meta_titel: 'Hulp bij je hypotheek | Wooncontinuplan van Binnen',
  meta_omschrijving:
    'Kopen, verkopen, verbouwen of gewoon eens rekenen? Met het Wooncontinuplan bekijken we je woonplannen en je hypotheek in samenhang.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Waarom' },
      title: { text: 'Een huis voor nu, een plan voor later' },
      content: {
        html: '<p>De meeste mensen spreken één keer over hun hypotheek: als ze hem afsluiten. Daarna verandert er van alles. Een kind, een andere baan, een dak dat geïsoleerd moet worden. De hypotheek blijft intussen wat hij was.</p><p>Met het Wooncontinuplan leggen we je woonwensen naast je financiële ruimte. Nu, over vijf jaar en tegen de tijd dat je minder gaat werken. Je weet dan wat kan, wat verstandig is en wanneer je weer moet kijken.</p>',
      },
      image: { image: 'plan-gesprek' },
      button: { text: 'Plan een gesprek', url: '#meet_us' },
    }),
    banner(
      'steps',
      { title: { text: 'Zo maken we je plan' } },
      steps([
        ['Bellen', 'Daan belt je, stelt een paar vragen en vertelt welke papieren je kunt verzamelen.'],
        ['Het eerste gesprek', 'Een uur, gratis, op kantoor of bij je thuis. Je vertelt, wij rekenen mee.'],
        ['Doorrekenen', 'We werken twee of drie routes uit, met maandlasten en risico’s naast elkaar.'],
        ['Kiezen', 'Je krijgt de routes op papier en neemt de tijd. Pas daarna vragen we iets aan.'],
        ['Bijhouden', 'Elk jaar een korte controle: klopt het plan nog met hoe je leeft?'],
      ]),
      { anker: 'steps' },
    ),
    banner(
      'sure-things',
      { title: { text: 'Waar we bij helpen' } },
      things([
        {
          text: 'Een woning kopen',
          html: '<p>Wat kun je lenen en wat wil je lenen? Dat zijn twee vragen. We berekenen je ruimte, leggen uit wat NHG voor je betekent en zorgen dat je met een sluitend verhaal kunt bieden.</p><p><a href="/wooncontinuplan?pakket=woning-kopen#meet_us">Vraag hulp bij een woning kopen</a></p>',
          url: '/aankoop',
          image: 'dienst-aankopen',
        },
        {
          text: 'Een woning verkopen',
          html: '<p>Overwaarde meenemen, een hypotheek aflossen, tijdelijk twee huizen: we zetten de stromen op een rij en bespreken of een overbrugging nodig is.</p><p><a href="/wooncontinuplan?pakket=woning-verkopen#meet_us">Vraag hulp bij een woning verkopen</a></p>',
          url: '/verkoop',
          image: 'dienst-verkopen',
        },
        {
          text: 'Een woning verbouwen',
          html: '<p>Uit spaargeld, via een verhoging of met een tweede lening? Dat hangt af van je rente, je plannen en de waarde na de verbouwing.</p><p><a href="/wooncontinuplan?pakket=woning-verbouwen#meet_us">Vraag hulp bij een woning verbouwen</a></p>',
          url: '/blogs/verbouwen-meefinancieren',
          image: 'kop-karwei',
        },
        {
          text: 'Iets anders',
          html: '<p>Uit elkaar gaan, minder werken, een kind helpen met een eerste huis. Vertel het, dan kijken we wat er kan en wie je er nog bij nodig hebt.</p><p><a href="/wooncontinuplan?pakket=anders#meet_us">Vraag hulp bij iets anders</a></p>',
          url: '/contact',
          image: 'plan-huis',
        },
      ]),
    ),
    formBanner('financial', 'meet_us', {
      title: { text: 'Waar kunnen we je mee helpen?' },
      subtitle: { text: 'Het eerste gesprek is gratis en verplicht je tot niets.' },
    }),
    banner(
      'compliments',
      { title: { text: 'Ervaringen' } },
      compliments([
        {
          text: 'Karim en Noor',
          image: 'klant-3',
          html: '<p>Wij dachten dat kopen met een tijdelijk contract niet kon. Daan rekende het uit en belde twee geldverstrekkers.</p>',
        },
        {
          text: 'Peter',
          image: 'klant-5',
          html: '<p>Na mijn scheiding wilde ik weten of ik in de buurt van mijn kinderen kon blijven. Dat kon, en ik snapte ook waarom.</p>',
        },
      ]),
    ),
    banner('text', {
      title: { text: 'Eerst zelf rekenen?' },
      content: {
        html: '<p>Met onze rekenhulpen krijg je alvast een indicatie. <a href="/hypotheekrente-berekenen">Bereken of je rente omlaag kan</a>, schat de <a href="/waarde-woning">waarde van je woning</a> of loop de <a href="/hypotheekvragen">hypotheekvragen</a> door. Een indicatie is geen advies: voor een beslissing praten we graag met je door.</p>',
      },
    }),
    banner(
      'services',
      { title: { text: 'Ook interessant' } },
      services([
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Een huis kopen', '/aankoop', 'dienst-aankopen'],
        ['Energielabel aanvragen', '/leebl', 'dienst-energielabel'],
      ]),
    ),
  ],
});
