import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'risicoklasse-van-je-hypotheek',
  title: 'De risicoklasse van je hypotheek: betaal je te veel rente?',
  date: '2025-08-28T10:25:00',
  author: 'Daan Oosterwechel',
  categories: ['hypotheek', 'taxeren'],
  tags: ['rente', 'overwaarde'],
  excerpt:
    'Is je huis meer waard geworden, dan is je lening voor de bank minder riskant. Maar vertelt de bank je dat ook?',
  intro: 'Je huis werd meer waard. Weet je bank dat ook?',
  picture: { seed: 323, kind: 'facade', detail: { type: 'tussenwoning', bouwjaar: 1978, season: 'zomer' } },
  alt: 'Rijwoningen uit de jaren zeventig in de zomer',
  content: `
<p>Dit is misschien wel de makkelijkste besparing op je woonlasten, en veel mensen laten hem liggen. Niet omdat het moeilijk is, maar omdat niemand erover begint.</p>
<h2>Hoe het zit</h2>
<p>Bij een hypotheek zonder NHG hangt je rente af van de verhouding tussen je lening en de waarde van je huis. Leen je bijna alles, dan loopt de bank meer risico en betaal je een opslag. Leen je minder in verhouding tot de waarde, dan is de opslag lager of verdwijnt hij.</p>
<p>Die verhouding verandert. Je lost af, en je huis stijgt misschien in waarde. Beide brengen je in een lagere klasse.</p>
<h2>Past de bank dat vanzelf aan?</h2>
<p>Dat verschilt. Sommige geldverstrekkers verlagen de opslag automatisch als je aflost. Bij een gestegen waarde moet je vaak zelf in actie komen, met een bewijs van de nieuwe waarde. Dat kan soms met een WOZ-beschikking, vaak met een taxatierapport.</p>
<blockquote><p>Je bank stuurt je een kaart op je verjaardag. Over je risicoklasse moet je zelf beginnen.</p></blockquote>
<h2>In drie stappen uitzoeken</h2>
<ol>
<li><strong>Zoek je klasse op.</strong> Kijk in je laatste overzicht of vraag het je geldverstrekker: hoe hoog is mijn opslag en bij welk percentage verandert die?</li>
<li><strong>Schat je waarde.</strong> Met onze <a href="/hypotheekrente-berekenen">rekenhulp</a> krijg je een indicatie op basis van vergelijkbare woningen.</li>
<li><strong>Reken na.</strong> Zet de besparing per maand naast de kosten van een taxatie. Hoeveel maanden duurt het tot je die terug hebt? En hoelang staat je rente nog vast?</li>
</ol>
<h2>Wanneer het niet werkt</h2>
<ul>
<li>Je hebt een hypotheek met NHG. Je betaalt dan al het laagste tarief.</li>
<li>Je zit al in de laagste klasse.</li>
<li>Je rente loopt binnenkort af. Wacht dan op het nieuwe voorstel en onderhandel meteen.</li>
<li>Je leningvoorwaarden kennen geen tussentijdse aanpassing.</li>
</ul>
<h2>De taxatie</h2>
<p>Vertel bij de aanvraag waarvoor je de taxatie nodig hebt. De taxateur kiest dan het juiste doel in het rapport. Als je vanuit de rekenhulp doorklikt, staat dat al goed, en ook je adres is dan ingevuld. Hoe de opname verloopt, lees je in <a href="/blogs/wat-gebeurt-er-bij-een-taxatie">wat gebeurt er bij een taxatie?</a></p>
<h2>En daarna?</h2>
<p>Stuur het rapport naar je geldverstrekker met een kort verzoek. Meestal krijg je binnen enkele weken antwoord, en gaat de nieuwe rente een maand later in. Gebruik het verschil om af te lossen, dan is het feest dubbel.</p>`,
});
