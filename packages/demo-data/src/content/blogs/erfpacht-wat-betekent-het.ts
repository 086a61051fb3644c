import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'erfpacht-wat-betekent-het',
  title: 'Erfpacht: wat betekent het als de grond niet van jou is?',
  date: '2026-05-28T10:40:00',
  author: 'Joost Hagedoorn',
  categories: ['kopen', 'taxeren'],
  tags: ['erfpacht', 'notaris'],
  excerpt:
    'Bij erfpacht koop je het huis en het recht om de grond te gebruiken. Dat kan prima zijn, als je de akte hebt gelezen.',
  picture: { seed: 310, kind: 'garden', detail: { tuin: 'ACHTERTUIN', season: 'lente' } },
  alt: 'Een achtertuin in het voorjaar',
  content: `
<p>“Eigen grond” staat er in de meeste advertenties, zo klein dat je eroverheen leest. Staat er “erfpacht”, dan stoppen kopers opeens met lezen. Jammer, want erfpacht is niet goed of slecht. Het zijn afspraken, en die kun je nalezen.</p>
<h2>Wat is het?</h2>
<p>De grond is van een ander: een gemeente, een stichting, een landgoed, soms een particulier. Jij koopt het recht om die grond te gebruiken en er een huis op te hebben. Daarvoor betaal je meestal een jaarlijks bedrag, de <em>canon</em>. Soms is die voor een periode of voor altijd afgekocht.</p>
<h2>De drie vragen die ertoe doen</h2>
<ol>
<li><strong>Hoe lang loopt het?</strong> Tijdelijk, voortdurend of eeuwigdurend. Bij tijdelijk eindigt het recht op een datum. Vraag wat er dan met je huis gebeurt.</li>
<li><strong>Hoe verandert de canon?</strong> Vast, geïndexeerd of opnieuw berekend naar de grondwaarde. Dat laatste kan flink uitpakken.</li>
<li><strong>Wat mag je niet?</strong> Verbouwen, splitsen, verhuren of verkopen kan aan toestemming gebonden zijn.</li>
</ol>
<p>De antwoorden staan in de akte en in de algemene voorwaarden die daarbij horen. Die voorwaarden kunnen tientallen jaren oud zijn. Lees ze toch.</p>
<h2>Wat doet het met de waarde?</h2>
<p>Een taxateur kijkt naar de canon, de looptijd en de voorwaarden. Een lange looptijd met een lage, voorspelbare canon drukt de waarde weinig. Een recht dat bijna afloopt, drukt de waarde flink en maakt een hypotheek soms onmogelijk.</p>
<blockquote><p>Bij erfpacht koop je geen grond, maar een contract. Lees het dus als een contract.</p></blockquote>
<h2>En de hypotheek?</h2>
<p>Geldverstrekkers stellen eisen, vooral aan de looptijd en bij particuliere erfpacht. Laat je adviseur de akte vroeg aan de bank voorleggen, nog voor het einde van je voorbehoud. Niets is vervelender dan een afwijzing op de laatste dag.</p>
<h2>Checklist voor een bezichtiging</h2>
<ul>
<li>Vraag de akte en de algemene voorwaarden op.</li>
<li>Vraag de laatste rekening van de canon.</li>
<li>Noteer de einddatum en de datum van de volgende herziening.</li>
<li>Vraag of afkopen of omzetten mogelijk is, en wat dat kost.</li>
<li>Laat een <a href="/aankoop">aankoopmakelaar</a> of notaris meelezen.</li>
</ul>
<p>In en om Deventer kom je erfpacht minder tegen dan in de grote steden, maar bij landgoederen en op enkele plekken in de stad speelt het wel. Kom je het tegen, bel dan gerust even. Vijf minuten meelezen kost niets.</p>`,
});
