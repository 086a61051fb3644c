import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'verkoopstyling-wat-werkt-en-wat-niet',
  title: 'Verkoopstyling: wat werkt & wat niet',
  date: '2026-08-06T13:10:00',
  author: 'Marloes Wijngaarden',
  categories: ['verkopen'],
  tags: ['presentatie', 'checklist'],
  excerpt:
    'Je hoeft je huis niet leeg te halen en geen witte orchidee te kopen. Dit helpt wel, en het kost je een weekend.',
  picture: { seed: 307, kind: 'room', detail: { room: 'woonkamer', ruimte: 'woonkamer', light: 'ochtend' } },
  alt: 'Een opgeruimde woonkamer in het ochtendlicht',
  content: `
<p>Kort geleden liep ik door een huis waar de verkopers alles hadden weggehaald. Geen boek, geen foto, geen kruimel. Het leek op een hotelkamer. De eerste kijker vroeg of er nog iemand woonde.</p>
<p>Styling is niet: je leven uitwissen. Styling is: de kamer laten zien in plaats van de spullen.</p>
<h2>Wat werkt</h2>
<ul>
<li><strong>Licht.</strong> Gordijnen open, ramen gelapt, struiken voor het raam gesnoeid. Niets maakt een kamer groter dan daglicht.</li>
<li><strong>Lege vloeren.</strong> Kopers rekenen onbewust in zichtbare vloer. Een stoel minder is een vierkante meter meer.</li>
<li><strong>Eén functie per kamer.</strong> Een werkkamer met een wasrek en een logeerbed is drie keer niks.</li>
<li><strong>Reparaties onder de vijftig euro.</strong> De lamp die het niet doet, de klink die los zit, de kitrand in de douche. Klein onderhoud vertelt hoe je met het huis omging.</li>
<li><strong>De entree.</strong> Een geveegde stoep, een bel die werkt, een voordeur die niet klemt. Daar begint het oordeel.</li>
</ul>
<h2>Wat niet werkt</h2>
<ul>
<li>Een nieuwe keuken of badkamer vlak voor de verkoop. Je kiest voor iemand die je niet kent.</li>
<li>Alles wit sauzen als het al netjes is. Verf ruikt, en kopers vragen zich af wat eronder zit.</li>
<li>Geurkaarsen. Echt niet.</li>
<li>Een fotograaf op een regenachtige middag, omdat het nu eenmaal gepland stond.</li>
</ul>
<blockquote><p>Een koper moet zich kunnen voorstellen waar zijn eigen tafel komt te staan.</p></blockquote>
<h2>Mag er nog iets persoonlijks blijven?</h2>
<p>Graag zelfs. Een boekenkast die klopt, een tekening op de koelkast, een plant die al tien jaar leeft. Het huis mag vertellen dat er prettig gewoond is. Haal alleen weg wat iets over de koper zegt in plaats van over het huis: de stapel rekeningen, de medicijnen, de verjaardagskalender met alle geboortejaren.</p>
<h2>De volgorde</h2>
<ol>
<li>Loop met je telefoon door het huis en maak van elke kamer één foto vanuit de deuropening. Je ziet nu wat een koper ziet.</li>
<li>Haal per kamer weg wat je op die foto stoort.</li>
<li>Zet het in de schuur of bij familie. Je moet toch verhuizen.</li>
<li>Maak schoon, van boven naar beneden.</li>
<li>Bel de fotograaf als de zon schijnt.</li>
</ol>
<p>Bij onze pakketten <a href="/verkoop">Compleet en Zorgeloos</a> helpt een stylist een ochtend mee. Vaak gaat er meer weg dan er bij komt.</p>`,
});
