import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'nhg-in-gewone-taal',
  title: 'NHG in gewone taal: wat heb je eraan?',
  date: '2026-09-16T10:00:00',
  author: 'Daan Oosterwechel',
  categories: ['hypotheek', 'kopen'],
  tags: ['nhg', 'starters', 'rente'],
  excerpt:
    'De Nationale Hypotheek Garantie is geen korting en geen verzekering voor alles. Wel een vangnet, met een lagere rente als bijkomend voordeel.',
  picture: { seed: 304, kind: 'scene', detail: { theme: 'hypotheek' } },
  alt: 'Een eettafel met papieren onder een lamp',
  content: `
<p>Bij bijna elk eerste gesprek valt de afkorting, en bijna altijd knikt iedereen. Pas na een kwartier vraagt iemand: wat ís het eigenlijk? Goede vraag.</p>
<h2>Een vangnet, kort uitgelegd</h2>
<p>NHG staat voor Nationale Hypotheek Garantie. Als je je huis met verlies moet verkopen door iets waar je weinig aan kunt doen, zoals een scheiding, arbeidsongeschiktheid of werkloosheid, dan kan het garantiefonds de geldverstrekker een restschuld betalen. Voldoe je aan de voorwaarden, dan hoef jij dat bedrag niet terug te betalen.</p>
<p>Het woord “kan” staat daar niet voor niets. Je moet te goeder trouw zijn en hebben meegewerkt om het verlies te beperken. Wie zijn brieven ongeopend laat, krijgt het moeilijk.</p>
<h2>Waarom de rente vaak lager is</h2>
<p>Voor de geldverstrekker is het risico kleiner. Dat zie je terug in de rente: met NHG betaal je meestal het laagste tarief dat een geldverstrekker heeft. Over de hele looptijd kan dat een flink bedrag zijn.</p>
<h2>Wat het kost</h2>
<p>Je betaalt eenmalig een percentage van je lening. Dat percentage wordt jaarlijks vastgesteld, net als de hoogste koopprijs waarbij je NHG kunt krijgen. Voor woningen waarin je energiebesparende maatregelen treft, ligt die grens hoger. Kijk voor de bedragen van dit jaar op de website van NHG, of vraag het ons: ik noem ze hier bewust niet, want ze zijn zo verouderd.</p>
<h2>Wanneer het past</h2>
<ul>
<li>Je koopt een woning die onder de grens valt.</li>
<li>Je inkomen en je plannen passen binnen de normen.</li>
<li>Je leent een groot deel van de koopsom, zodat je anders in een hogere risicoklasse zou zitten.</li>
</ul>
<h2>Wanneer minder</h2>
<p>Breng je veel eigen geld in, dan is de rente zonder NHG soms bijna gelijk. Reken dan uit hoe lang het duurt voordat je de kosten terugverdient. En houd in je achterhoofd dat het vangnet zelf ook waarde heeft, al hoop je het nooit te gebruiken.</p>
<blockquote><p>NHG is als een reddingsvest: je koopt het niet omdat je van plan bent te zinken.</p></blockquote>
<h2>Drie misverstanden</h2>
<ol>
<li><strong>“Met NHG kun je niet in de problemen komen.”</strong> Jawel. Het vangnet is er voor specifieke situaties, niet voor te veel uitgeven.</li>
<li><strong>“NHG is alleen voor starters.”</strong> Nee, ook doorstromers kunnen het krijgen.</li>
<li><strong>“Met NHG mag je niet verbouwen.”</strong> Juist wel. Verbouwingskosten kun je onder voorwaarden meefinancieren. Lees verder in <a href="/blogs/verbouwen-meefinancieren">verbouwen meefinancieren</a>.</li>
</ol>
<p>Wil je weten of het bij jouw plannen past? Maak een <a href="/wooncontinuplan">afspraak</a>, dan rekenen we het samen na.</p>`,
});
