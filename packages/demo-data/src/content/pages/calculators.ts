import { banner, formBanner, services, steps } from '../banners.ts';
import { definePage } from './page.ts';

export const gratisWaardebepaling = definePage({
  slug: 'gratis-waardebepaling',
  titel: 'Een gratis waardebepaling',
  subtitel: 'Wij zoeken uit wat je woning ongeveer waard is en bellen je binnen een dag.',
  header: 'Page',
  achtergrond: 'kop-waardebepaling',
  meta_titel: 'Gratis waardebepaling van je woning | Binnen',
  meta_omschrijving:
    'Wat is je woning ongeveer waard? Vul je adres in en een makelaar van Binnen die je buurt kent, belt je binnen een dag met een eerste waarde.',
  banners: [
    formBanner('free-valuation', 'meet_us', {
      title: { text: 'Een gratis waardebepaling' },
      subtitle: { text: 'We nemen binnen een dag contact met je op.' },
    }),
    banner(
      'steps',
      { title: { text: 'Wat we met je aanvraag doen' } },
      steps([
        ['We zoeken je huis op', 'Bouwjaar, oppervlakte en perceel halen we uit openbare registers.'],
        ['We vergelijken', 'Een makelaar legt je woning naast recente verkopen in de buurt.'],
        ['We bellen', 'Je hoort de bandbreedte en waar die van afhangt. Vragen stellen mag.'],
      ]),
      { anker: 'steps' },
    ),
    banner('text', {
      title: { text: 'Een waardebepaling is geen taxatie' },
      content: {
        html: '<p>Met een waardebepaling weet je waar je ongeveer staat. Voor een hypotheek, een verdeling of een bezwaar heb je een <a href="/taxatie">taxatierapport</a> nodig. Wil je dat een makelaar eerst binnen kijkt, vraag dan <a href="/gratis-verkoopadvies">gratis verkoopadvies</a> aan.</p>',
      },
    }),
    banner(
      'services',
      { title: { text: 'Verder kijken' } },
      services([
        ['Gratis verkoopadvies', '/gratis-verkoopadvies', 'dienst-verkoopadvies'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Je huis verkopen', '/verkoop', 'dienst-verkopen'],
      ]),
    ),
  ],
});

export const hypotheekrente = definePage({
  slug: 'hypotheekrente-berekenen',
  titel: 'Kan jouw hypotheekrente omlaag?',
  subtitel:
    'Is je huis meer waard geworden, dan betaal je misschien te veel rente. Je weet het in drie stappen.',
  header: 'Page',
  achtergrond: 'kop-rente',
  meta_titel: 'Hypotheekrente berekenen in drie stappen | Binnen',
  meta_omschrijving:
    'Bereken of je hypotheekrente omlaag kan nu je huis meer waard is. In drie stappen een indicatie, met vergelijkbare woningen uit je eigen buurt.',
  banners: [
    formBanner('mortgage-interest', 'berekenen', {
      title: { text: 'Direct berekenen' },
      subtitle: { text: 'Een indicatie in 3 stappen' },
    }),
    banner('image-text', {
      subtitle: { text: 'Hoe zit het?' },
      title: { text: 'Minder risico, minder rente' },
      content: {
        html: '<p>Een geldverstrekker kijkt naar hoeveel je leent in verhouding tot wat je huis waard is. Hoe lager dat percentage, hoe lager het risico, en vaak ook de rente. Stijgt de waarde of los je af, dan kun je in een lagere risicoklasse komen.</p><p>Sommige geldverstrekkers passen dat vanzelf aan, andere pas als je er met een taxatierapport om vraagt. Heb je een hypotheek met NHG, dan profiteer je al van het laagste tarief en valt hier niets te winnen.</p>',
      },
      image: { image: 'plan-huis' },
      button: { text: 'Lees meer over risicoklassen', url: '/blogs/risicoklasse-van-je-hypotheek' },
    }),
    banner(
      'services',
      { title: { text: 'En daarna' } },
      services([
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Hulp bij je hypotheek', '/wooncontinuplan', 'dienst-hypotheek'],
      ]),
    ),
  ],
});

export const waardeWoning = definePage({
  slug: 'waarde-woning',
  titel: 'Wat is mijn woning waard?',
  subtitel: 'Vergelijk je huis met woningen in de buurt en krijg meteen een indicatie.',
  header: 'Page',
  achtergrond: 'kop-waarde-woning',
  meta_titel: 'Waarde van je woning berekenen | Binnen',
  meta_omschrijving:
    'Schat zelf de waarde van je woning in Deventer of omgeving. Vergelijk je huis met woningen in de buurt en zie direct een indicatie op je scherm.',
  banners: [
    formBanner('object-valuation', 'berekenen', {
      title: { text: 'Direct berekenen' },
      subtitle: { text: 'In 3 stappen de geschatte waarde van je woning op je scherm.' },
    }),
    banner(
      'sure-things',
      { title: { text: 'Wat de schatting wel en niet weet' } },
      [
        [
          'Wel',
          '<p>Het adres, de grootte en de prijzen van woningen om je heen. En wat jij invult: lijken die huizen op dat van jou?</p>',
        ],
        [
          'Niet',
          '<p>De nieuwe keuken, de uitbouw of het uitzicht over de weilanden. Ook achterstallig onderhoud ziet een rekensom niet.</p>',
        ],
        [
          'Daarom',
          '<p>Het bedrag is een indicatie en geen taxatie. Wil je het zeker weten, laat dan een makelaar of taxateur binnen kijken.</p>',
        ],
      ].map(([text, wysiwyg], index) => ({
        field_slug: `over-${index + 1}`,
        text: text ?? null,
        url: null,
        imageurl: null,
        wysiwyg: wysiwyg ?? null,
      })),
    ),
    banner('free-sales-advice', {
      title: { text: 'Laat een makelaar meekijken' },
      content: { html: '<p>Gratis, bij je thuis, en met een waarde waar een verhaal bij zit.</p>' },
      button: { text: 'Gratis verkoopadvies', url: '/gratis-verkoopadvies' },
      button_two: { text: 'Een taxatie aanvragen', url: '/taxatie' },
      image: { image: 'advies-tafel' },
    }),
  ],
});

export const waardecheck = definePage({
  slug: 'waardecheck',
  titel: 'De Binnen-waardecheck',
  subtitel: 'Loop door je eigen buurt, huis voor huis, en zie waar jouw woning uitkomt.',
  header: 'Page',
  achtergrond: 'kop-waardecheck',
  meta_titel: 'Waardecheck: vergelijk je huis met de buurt | Binnen',
  meta_omschrijving:
    'Doe de waardecheck van Binnen: vul je postcode en huisnummer in, vergelijk je huis met dat van de buren en ontvang een geschatte woningwaarde.',
  banners: [
    formBanner('valuation-wizard', 'berekenen', {
      title: { text: 'Start de waardecheck' },
      subtitle: { text: 'Je hebt alleen je postcode en huisnummer nodig.' },
    }),
    banner('text', {
      title: { text: 'Hoe we rekenen' },
      content: {
        html: '<p>Je krijgt een aantal woningen te zien die volgens de cijfers op de jouwe lijken. Jij zegt of dat klopt. Met de woningen die je vergelijkbaar vindt, schatten we de waarde.</p><p>De uitkomst is een indicatie. Ze houdt geen rekening met hoe je huis er van binnen uitziet, en is geen gevalideerde taxatie.</p>',
      },
    }),
    banner(
      'services',
      { title: { text: 'Liever zeker weten?' } },
      services([
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Gratis verkoopadvies', '/gratis-verkoopadvies', 'dienst-verkoopadvies'],
      ]),
    ),
  ],
});

export const hypotheekvragen = definePage({
  slug: 'hypotheekvragen',
  titel: 'Taxatie voor je hypotheek',
  subtitel: 'Acht vragen, dan staat je aanvraag klaar.',
  header: 'Page',
  achtergrond: 'kop-hypotheekvragen',
  meta_titel: 'Hypotheekvragen: je taxatie voorbereiden | Binnen',
  meta_omschrijving:
    'Beantwoord acht korte vragen over je woning en je hypotheek. Daarna staat je taxatieaanvraag ingevuld klaar en hoef je alleen nog te versturen.',
  banners: [
    formBanner('questionnaire', 'vragen', {
      title: { text: 'Acht vragen' },
      subtitle: { text: 'Je kunt altijd een stap terug. Er wordt niets verstuurd voordat jij dat doet.' },
    }),
    banner('text', {
      title: { text: 'Wat je bij de hand houdt' },
      content: {
        html: '<ul><li>Het adres van de woning</li><li>De naam van je geldverstrekker, als je die al weet</li><li>Je leningnummer; het staat op je jaaropgave</li><li>Een idee van de waarde, bijvoorbeeld uit de <a href="/waardecheck">waardecheck</a></li></ul>',
      },
    }),
  ],
});
