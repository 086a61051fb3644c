import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'verbouwen-meefinancieren',
  title: 'Verbouwen meefinancieren: van wensenlijst naar bouwdepot',
  date: '2026-02-12T14:00:00',
  modified: '2026-04-01T09:00:00',
  author: 'Daan Oosterwechel',
  categories: ['hypotheek', 'verduurzamen'],
  tags: ['verbouwen', 'nhg', 'energielabel'],
  excerpt:
    'Een nieuwe keuken, een geïsoleerd dak, een kamer erbij. Wat kun je meenemen in je hypotheek, en hoe werkt een bouwdepot?',
  intro: 'Het dak eerst, dan de keuken. Zo denkt de bank er ook over.',
  picture: { seed: 315, kind: 'scene', detail: { theme: 'verbouwing', light: 'ochtend' } },
  alt: 'Een kamer in verbouwing met een ladder en verfpotten',
  content: `
<p>Bijna niemand koopt een huis dat af is. Er moet een muur uit, een dak op of een badkamer in. Betalen uit spaargeld kan, maar vaak kun je de kosten meefinancieren. Zo werkt het.</p>
<h2>Waarde na verbouwing</h2>
<p>Een hypotheek is gekoppeld aan de waarde van je huis. Verbouw je, dan kijkt de geldverstrekker naar de waarde ná de verbouwing. Een taxateur schat die op basis van jouw plannen. Een nieuwe uitbouw voegt waarde toe, een zwembad in een kleine tuin meestal niet.</p>
<p>Belangrijk: een euro verbouwen is niet altijd een euro waarde. Laat daarom eerst rekenen en dan slopen.</p>
<h2>De specificatie</h2>
<p>De taxateur heeft een lijst nodig met kosten per onderdeel. Niet “badkamer: vijftien”, maar tegels, leidingwerk, sanitair en arbeid. Doe je zelf werk, dan tellen de materialen mee en je eigen uren meestal niet.</p>
<ol>
<li>Schrijf per ruimte op wat er verandert.</li>
<li>Vraag voor de grote posten een offerte.</li>
<li>Reken een bedrag voor onvoorzien. Er komt altijd iets tevoorschijn.</li>
<li>Geef de lijst mee bij je <a href="/taxatie">taxatieaanvraag</a>.</li>
</ol>
<h2>Het bouwdepot</h2>
<p>Het geleende bedrag staat niet op je rekening, maar in een depot. Je stuurt facturen in, de bank betaalt uit. Over het geld dat nog in het depot zit, krijg je vaak een vergoeding. Let op de termijn: na een bepaalde tijd moet het depot leeg zijn.</p>
<blockquote><p>Een bouwdepot is geen spaarpot. Wat je niet aantoont, krijg je niet uitbetaald.</p></blockquote>
<h2>Verduurzamen levert ruimte op</h2>
<p>Voor energiebesparende maatregelen kun je vaak extra lenen, omdat je maandlasten dalen. De voorwaarden staan in de regels die elk jaar worden vastgesteld. Wil je weten waar je huis het meeste wint, lees dan eerst <a href="/blogs/energielabel-lezen-en-verbeteren">je energielabel</a>.</p>
<h2>Heb je al een huis?</h2>
<p>Dan kun je je hypotheek verhogen, mits de waarde en je inkomen dat toelaten. Soms kan dat onderhands, zonder notaris, als je hypotheek destijds hoger is ingeschreven. Kijk dat na in je akte: het scheelt kosten.</p>
<h2>Volgorde</h2>
<p>Eerst het dak, de gevel en de fundering. Dan de installaties. Pas daarna keuken en badkamer. Wie het omdraait, breekt zijn nieuwe vloer open voor een leiding. Ik heb het vaker gezien dan me lief is.</p>
<p>Zullen we jouw plannen doorrekenen? <a href="/wooncontinuplan">Plan een gesprek</a>.</p>`,
});
