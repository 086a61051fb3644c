import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'kopen-met-hulp-van-je-ouders',
  title: 'Een huis kopen met hulp van je ouders',
  date: '2026-03-24T09:45:00',
  author: 'Daan Oosterwechel',
  categories: ['hypotheek', 'kopen'],
  tags: ['starters', 'notaris'],
  excerpt:
    'Schenken, lenen, samen kopen of borg staan. Vier manieren waarop ouders kunnen helpen, en wat je vooraf op papier zet.',
  intro: 'Geld en familie gaan prima samen, zolang je het opschrijft.',
  picture: { seed: 313, kind: 'room', detail: { room: 'keuken', ruimte: 'keuken', light: 'ochtend' } },
  alt: 'Een keuken met krukken aan het aanrecht',
  content: `
<p>Bij een derde van mijn gesprekken met starters zit er een ouder aan tafel. Soms om te luisteren, soms om te helpen. Dat helpen kan op verschillende manieren. De ene is simpel, de andere heeft staartjes.</p>
<h2>Schenken</h2>
<p>Ouders geven een bedrag, en dat gebruik je voor je huis. Duidelijk en zonder terugbetalen. Boven een bepaald bedrag betaal je schenkbelasting, en de vrijstellingen veranderen regelmatig. Kijk dus naar de regels van dít jaar, of vraag het de notaris. Leg de schenking vast: je geldverstrekker wil weten dat het geen lening is.</p>
<h2>Lenen</h2>
<p>Ouders lenen je geld voor de woning, naast of in plaats van de bank. Je betaalt rente en lost af, net als bij een gewone hypotheek. Wil je de rente kunnen aftrekken, dan gelden er voorwaarden voor de looptijd, het schema en het doorgeven van gegevens. De rente moet ook zakelijk zijn: niet te laag en niet te hoog.</p>
<p>Voordeel: de rente blijft in de familie. Nadeel: als je een keer niet kunt betalen, heb je dat gesprek op zondag.</p>
<h2>Samen kopen</h2>
<p>Een ouder wordt mede-eigenaar. Daardoor kun je meer lenen of is er minder nodig. Het raakt wel aan van alles: belasting over een tweede woning, overdrachtsbelasting, erfrecht, broers en zussen. Doe dit nooit zonder notaris.</p>
<h2>Meetekenen of borg staan</h2>
<p>De ouder tekent mee voor de schuld, zonder eigenaar te worden. Gaat het mis, dan staat de bank ook bij hen voor de deur. Het past als jouw inkomen binnenkort stijgt, en er een einddatum is.</p>
<blockquote><p>Schrijf het op alsof jullie over tien jaar geen ruzie, maar alleen een slecht geheugen hebben.</p></blockquote>
<h2>Wat je altijd vastlegt</h2>
<ol>
<li>Is het een schenking of een lening?</li>
<li>Wat gebeurt er als je het huis verkoopt?</li>
<li>Wat als je uit elkaar gaat met je partner? Een uitsluitingsclausule kan hier helpen.</li>
<li>Hoe zit het met broers en zussen?</li>
<li>Wat als een van jullie overlijdt?</li>
</ol>
<h2>Begin met de rekensom</h2>
<p>Soms blijkt dat hulp niet nodig is, of dat een klein bedrag al genoeg is om de bijkomende kosten te betalen. Wat die zijn, staat in <a href="/blogs/kosten-koper-waar-betaal-je-voor">kosten koper: waar betaal je voor?</a> Neem je ouders gerust mee naar een <a href="/wooncontinuplan">eerste gesprek</a>. Er is koffie genoeg.</p>`,
});
