import { banner, formBanner, services, steps } from '../banners.ts';
import { definePage } from './page.ts';

export const zoekopdracht = definePage({
  slug: 'zoekopdracht',
  titel: 'Laat ons voor je zoeken',
  subtitel:
    '<p>Vertel wat je zoekt, dan hoor je van ons zodra er iets past. <strong>Gratis en vrijblijvend</strong>, en vaak nog voordat een huis op internet staat.</p>',
  header: 'Zoekopdracht',
  achtergrond: 'kop-zoekopdracht',
  gradient: 'blackoverlay',
  meta_titel: 'Zoekopdracht plaatsen | Binnen Deventer',
  meta_omschrijving:
    'Geef je woonwensen door en krijg bericht zodra er een koop- of huurwoning in Deventer of omgeving past. Gratis en op elk moment te stoppen.',
  banners: [
    formBanner('search-service', 'meet_us', {
      title: { text: 'Wat voor huis zoek je?' },
      subtitle: { text: 'Hoe preciezer je bent, hoe minder mail je krijgt die er niet toe doet.' },
    }),
    banner(
      'steps',
      { title: { text: 'Wat er daarna gebeurt' } },
      steps([
        [
          'We bewaren je wensen',
          'Plaats, soort woning, prijs, kamers en oppervlakte: precies wat je hier invult.',
        ],
        [
          'We letten op',
          'Nieuwe woningen leggen we naast je zoekopdracht, ook die van collega’s in de regio.',
        ],
        [
          'Je krijgt bericht',
          'Per mail, en als je wilt telefonisch. Zeg je ja, dan plannen we een bezichtiging.',
        ],
        [
          'Je past aan',
          'Toch een tuin, of juist een lift? Bel of mail ons en we passen je zoekopdracht aan.',
        ],
      ]),
      { anker: 'steps' },
    ),
    banner('image-text', {
      subtitle: { text: 'Waar' },
      title: { text: 'Van de Brink tot de bosrand' },
      content: {
        html: '<p>We zoeken in Deventer en in de dorpen eromheen: Colmschate, Schalkhaar, Diepenveen, Bathmen, Olst, Twello, Wilp, Epse en Gorssel. Ook in Raalte, Warnsveld, Harfsen, Laren en Apeldoorn hebben we een netwerk.</p><p>Weet je nog niet waar je wilt wonen? Lees dan eens <a href="/blogs/wonen-in-schalkhaar">wonen in Schalkhaar</a> of <a href="/blogs/wonen-in-olst">wonen in Olst</a>.</p>',
      },
      image: { image: 'zoek-kaart' },
      button: { text: 'Bekijk wat er nu is', url: '/woningaanbod' },
    }),
    banner('newest-objects', {
      title: { text: 'Ons nieuwste aanbod' },
      subtitle: { text: 'Recent toegevoegd' },
    }),
    banner(
      'services',
      { title: { text: 'Maak je zoektocht compleet' } },
      services([
        ['Een huis kopen', '/aankoop', 'dienst-aankopen'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
        ['Starter op de woningmarkt', '/starter-op-de-woningmarkt', 'kop-starter'],
      ]),
    ),
  ],
});
