import { banner, formBanner, services } from '../banners.ts';
import { definePage } from './page.ts';

export const contact = definePage({
  slug: 'contact',
  titel: 'Contact',
  subtitel: 'Bel, mail, schrijf of loop binnen. Aan de Keulenstraat brandt licht.',
  header: 'Page',
  achtergrond: 'kop-contact',
  meta_titel: 'Contact met Binnen | Keulenstraat 19c, Deventer',
  meta_omschrijving:
    'Bel Binnen op 0570 555 010, mail info@binnen.example of loop binnen aan de Keulenstraat 19c in Deventer. We reageren binnen een werkdag.',
  banners: [
    formBanner('contact', 'meet_us', {
      title: { text: 'Liever meteen iemand spreken?' },
      content: {
        html: '<p>Bel <a href="tel:+31570555010">0570 555 010</a>. Op werkdagen neemt tussen 8.30 en 17.30 uur een van ons acht op, zonder keuzemenu. Op donderdag kan dat tot 20.00 uur.</p><p>Mailen kan ook: <a href="mailto:info@binnen.example">info@binnen.example</a>. Zet er het adres van het huis bij als je vraag daarover gaat, dan komt hij meteen bij de goede makelaar.</p>',
      },
      subtitle: { text: 'Je krijgt binnen een werkdag antwoord, van een mens.' },
    }),
    banner('image-text', {
      subtitle: { text: 'Langskomen' },
      title: { text: 'Keulenstraat\u00a019c, Deventer' },
      content: {
        html: '<p>Ons kantoor ligt op loopafstand van de binnenstad. Je fiets kan voor de deur, je auto in de straat. Met de trein: vanaf station Deventer is het een flinke wandeling of een kort ritje met de bus.</p><table><caption>Openingstijden</caption><tbody><tr><th scope="row">Maandag tot en met vrijdag</th><td>8.30–17.30 uur</td></tr><tr><th scope="row">Donderdagavond</th><td>tot 20.00 uur</td></tr><tr><th scope="row">Zaterdag</th><td>10.00–13.00 uur, op afspraak</td></tr></tbody></table><p>Telefoon <a href="tel:+31570555010">0570 555 010</a>, e-mail <a href="mailto:info@binnen.example">info@binnen.example</a>.</p>',
      },
      image: { image: 'thuis-intro' },
    }),
    banner('employees', {
      title: { text: 'Weet je al wie je wilt spreken?' },
      subtitle: { text: 'Alle rechtstreekse nummers op een rij' },
    }),
    banner(
      'services',
      { title: { text: 'Misschien zocht je dit' } },
      services([
        ['Gratis verkoopadvies', '/gratis-verkoopadvies', 'dienst-verkoopadvies'],
        ['Laten taxeren', '/taxatie', 'dienst-taxeren'],
        ['Een woning zoeken', '/zoekopdracht', 'dienst-zoeken'],
      ]),
    ),
  ],
});
