import { banner, formBanner, services, steps, things, usps } from '../banners.ts';
import { definePage } from './page.ts';

export const karweiActie = definePage({
  slug: 'karwei-actie',
  titel: 'Dat ene karwei, en dan verkopen',
  subtitel:
    'Vraag een gesprek aan. Wij vertellen welke klussen de moeite waard zijn voor je huis te koop gaat.',
  header: 'Page',
  achtergrond: 'kop-karwei',
  gradient: 'blackoverlay',
  meta_titel: 'Karwei-actie: klussen voor de verkoop | Binnen',
  meta_omschrijving:
    'Verhuisplannen? Meld je aan voor de karwei-actie: een makelaar loopt met je mee en vertelt welke klussen lonen voordat je huis te koop komt.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Tot en met het eind van dit jaar' },
      title: { text: 'Wel de kitrand, niet de keuken' },
      content: {
        html: '<p>Verkopers vragen ons vaak wat ze nog moeten doen. Meestal is het antwoord: minder dan je denkt. Een geverfde voordeur, een werkende bel en een schone dakgoot doen meer dan een nieuw aanrechtblad.</p><p>Tijdens de karwei-actie loopt een van onze makelaars gratis met je mee. Je krijgt een lijst in drie kolommen: doen, laten en laten doen.</p>',
      },
      image: { image: 'karwei-klus' },
      button: { text: 'Meld je aan', url: '#meet_us' },
    }),
    banner(
      'usp',
      {
        title: { text: 'Drie kolommen op één vel' },
        show_button: { text: 'true' },
        button: { text: 'Vraag gratis verkoopadvies aan', url: '/gratis-verkoopadvies' },
      },
      usps([
        ['Doen: een middag werk, direct effect'],
        ['Laten: kost meer dan het oplevert'],
        ['Laten doen: met de namen van vakmensen uit de buurt'],
      ]),
    ),
    formBanner('promotional', 'meet_us', {
      title: { text: 'Doe mee met de actie' },
      subtitle: { text: 'Vertel waar we bij kunnen helpen, dan maken we een afspraak.' },
    }),
    banner(
      'services',
      { title: { text: 'Meer lezen' } },
      services([
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
        ['Energielabel aanvragen', '/leebl', 'dienst-energielabel'],
      ]),
    ),
  ],
});

export const werkenBij = definePage({
  slug: 'werken-bij',
  titel: 'Werken bij Binnen',
  subtitel: 'Voor wie graag met een sleutelbos op pad gaat, en goed kan luisteren.',
  header: 'Page',
  achtergrond: 'kop-werken-bij',
  meta_titel: 'Werken bij een makelaar in Deventer | Binnen',
  meta_omschrijving:
    'Binnen groeit rustig door. We zoeken mensen die kunnen luisteren, van Deventer houden en het leuk vinden om bij anderen binnen te kijken.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Wie we zoeken' },
      title: { text: 'Liever nieuwsgierig dan gepolijst' },
      content: {
        html: '<p>Je hoeft geen strak pak te hebben. Wel het geduld om een verkoper van tachtig rustig uit te laten praten, en de scherpte om een splitsingsakte te lezen. De rest leren we je.</p><p>Op dit moment zoeken we een <strong>assistent-makelaar</strong> en een <strong>medewerker binnendienst</strong>, allebei voor drie of vier dagen. Ook een open sollicitatie of een stage is welkom.</p>',
      },
      image: { image: 'werken-team' },
      button: { text: 'Solliciteer', url: '#meet_us' },
    }),
    banner(
      'sure-things',
      { title: { text: 'Wat je bij ons vindt' } },
      things([
        {
          text: 'Ruimte om te leren',
          html: '<p>We betalen je opleiding, en je krijgt er de uren voor. Bram begon als stagiair en leidt nu zelfstandig verkopen.</p>',
          url: '/over-binnen',
          image: 'kop-over',
        },
        {
          text: 'Een normale week',
          html: '<p>Bezichtigingen in de avond horen erbij, maar niet elke avond. We verdelen ze, en wat je op zaterdag werkt neem je doordeweeks terug.</p>',
          url: '/over-binnen',
          image: 'over-kantoor',
        },
        {
          text: 'Een fiets van de zaak',
          html: '<p>De helft van onze afspraken ligt binnen vijf kilometer. Voor Bathmen en Laren staat er een auto.</p>',
          url: '/contact',
          image: 'deventer-ijssel',
        },
      ]),
    ),
    banner(
      'steps',
      { title: { text: 'Zo verloopt het' } },
      steps([
        ['Je laat van je horen', 'Met het formulier hieronder. Een brief mag, een gesprek is belangrijker.'],
        ['We bellen', 'Marloes of Leonie belt je om een paar dingen te vragen.'],
        ['Een ochtend mee', 'Je loopt een ochtend met ons mee, en wij met jou.'],
        ['We besluiten samen', 'Binnen een week weten we het allebei.'],
      ]),
      { anker: 'steps' },
    ),
    formBanner('apply', 'meet_us', {
      title: { text: 'Solliciteren' },
      subtitle: { text: 'Vertel wie je bent. Je cv mag je later sturen.' },
    }),
    banner('employees', { title: { text: 'Je nieuwe collega’s' } }),
  ],
});
