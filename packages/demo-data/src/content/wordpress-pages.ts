import type { PostContent } from './wordpress-content.ts';
import { draftMarker } from './content-item.ts';

/** Pages that the editors keep in the blog backend: one text each. */
export const pages: PostContent[] = [
  {
    id: 901,
    slug: 'klachtenregeling',
    status: 'publish',
    date: '2025-06-02T09:00:00',
    modified: '2026-03-05T10:30:00',
    title: 'Klachtenregeling',
    author: 2,
    menu_order: 1,
    acf: false,
    excerpt:
      '<p>Niet tevreden over hoe we iets hebben gedaan? Zo dien je een klacht in bij Binnen en dit mag je daarna van ons verwachten.</p>\n',
    content: `
<p>Waar gewerkt wordt, gaat wel eens iets mis. We horen het graag, want alleen dan kunnen we het herstellen.</p>
<h2 class="wp-block-heading">Begin met een gesprek</h2>
<p>Bel je makelaar of vraag naar Leonie op <a href="tel:+31570555010">0570 555 010</a>. De meeste klachten lossen we dezelfde week op.</p>
<h2 class="wp-block-heading">Schriftelijk</h2>
<p>Kom je er niet uit, stuur dan een e-mail naar <a href="mailto:info@binnen.example">info@binnen.example</a> met:</p>
<ul class="wp-block-list">
<li>je naam en het adres van de woning;</li>
<li>wat er is gebeurd en wanneer;</li>
<li>wat je graag van ons ziet.</li>
</ul>
<p>Een collega die niet bij je opdracht betrokken was, bekijkt de klacht. Je krijgt binnen een week een bevestiging en binnen veertien dagen een antwoord.</p>
<h2 class="wp-block-heading">Toch naar een ander?</h2>
<p>Blijven we het oneens, dan kun je je klacht voorleggen aan een onafhankelijke geschillencommissie of aan de rechter. Wat we daarover hebben afgesproken, staat in onze <a href="/algemene-voorwaarden">algemene voorwaarden</a>.</p>
`,
  },
  {
    id: 902,
    slug: 'huisregels-bezichtiging',
    status: 'publish',
    date: '2025-09-15T11:00:00',
    title: 'Huisregels bij een bezichtiging &#8211; voor kijkers &amp; bewoners',
    author: 3,
    menu_order: 2,
    acf: false,
    excerpt:
      '<p>Bij een bezichtiging ben je te gast in iemands huis. Met deze paar afspraken blijft dat voor kijkers en bewoners prettig.</p>\n',
    content: `
<p>Bij een bezichtiging ben je te gast. De mensen die er wonen hebben opgeruimd, de hond uitgelaten en de deur voor je opengezet. Daar gaan we netjes mee om.</p>
<h2 class="wp-block-heading">Voor kijkers</h2>
<ul class="wp-block-list">
<li>Kom op tijd, of bel even als het niet lukt.</li>
<li>Kijk gerust in vaste kasten, laat losse kasten dicht.</li>
<li>Foto&#8217;s maken mag, na overleg en zonder persoonlijke spullen in beeld.</li>
<li>Stel al je vragen, ook de rare.</li>
</ul>
<h2 class="wp-block-heading">Voor bewoners</h2>
<ul class="wp-block-list">
<li>Ga een uurtje weg: kijkers praten dan vrijer.</li>
<li>Berg waardevolle spullen, medicijnen en post op.</li>
<li>Laat de verlichting aan en de binnendeuren open.</li>
</ul>
<p>Een bezichtiging aanvragen kan bij elke woning in <a href="/woningaanbod">ons aanbod</a>.</p>
`,
  },
  {
    id: 903,
    slug: 'concept-tarievenblad',
    status: 'draft',
    date: '2026-11-03T12:00:00',
    title: `${draftMarker}Tarievenblad`,
    author: 2,
    acf: false,
    excerpt: `<p>${draftMarker}Nog niet vastgesteld.</p>\n`,
    content: `<p>${draftMarker}Nog niet vastgesteld.</p>`,
  },
];
