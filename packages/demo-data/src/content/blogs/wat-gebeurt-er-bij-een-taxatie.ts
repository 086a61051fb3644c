import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'wat-gebeurt-er-bij-een-taxatie',
  title: 'Wat gebeurt er precies bij een taxatie?',
  date: '2026-08-25T11:20:00',
  author: 'Joost Hagedoorn',
  categories: ['taxeren'],
  tags: ['checklist', 'overwaarde'],
  excerpt:
    'Een uur in je huis, een paar uur achter de computer en een rapport van tientallen pagina’s. Zo komt een taxatie tot stand.',
  intro: 'Een taxateur komt een uur langs. Het meeste werk zie je niet.',
  picture: {
    seed: 305,
    kind: 'facade',
    detail: { type: 'tussenwoning', bouwjaar: 1934, season: 'zomer', storeys: 2 },
  },
  alt: 'Tussenwoningen van rode baksteen',
  content: `
<p>Mensen ruimen op voor ik kom. Heel vriendelijk, en voor de waarde maakt het niets uit. Wat wel uitmaakt, lees je hieronder.</p>
<h2>Voor ik aanbel</h2>
<p>Ik heb dan al huiswerk gedaan. De kadastrale gegevens, de bestemming, eventuele rechten van overpad, het energielabel, de bodem. Ook zoek ik woningen die onlangs in de buurt zijn verkocht en die lijken op die van jou.</p>
<h2>Bij jou thuis</h2>
<p>We lopen samen rond. Ik meet na, maak foto’s en stel vragen. Wanneer is de ketel vervangen? Wat zit er onder de vloer? Is die dakkapel met vergunning geplaatst? Ik kijk in de kruipruimte als het kan, en op zolder altijd.</p>
<p>Je krijgt van mij geen bedrag aan de deur. Niet omdat ik geheimzinnig doe, maar omdat ik eerst wil vergelijken.</p>
<h2>Vergelijken</h2>
<p>Dit is de kern. Ik kies woningen die zo veel mogelijk op de jouwe lijken en leg uit waar ze verschillen. Een grotere tuin, een ouder dak, een drukkere straat. Zo kom ik tot een waarde die ik kan onderbouwen.</p>
<blockquote><p>De waarde is niet wat ik ervan vind. Het is wat een koper er op dit moment voor zou betalen.</p></blockquote>
<h2>Controle</h2>
<p>Voor een hypotheek wordt het rapport nagekeken door een onafhankelijk instituut. Daar controleren ze of mijn onderbouwing klopt. Pas daarna krijg je het rapport, en kan je geldverstrekker ermee verder.</p>
<h2>Wat je klaarlegt</h2>
<ul>
<li>Rekeningen en foto’s van verbouwingen en isolatie.</li>
<li>Het energielabel, als je dat hebt.</li>
<li>Bij een appartement: de splitsingsakte, de jaarstukken en het onderhoudsplan van de VvE.</li>
<li>Bij erfpacht: de akte en de laatste rekening van de canon. Meer daarover in <a href="/blogs/erfpacht-wat-betekent-het">erfpacht, wat betekent het?</a></li>
<li>Ga je verbouwen: een lijst met kosten per onderdeel.</li>
</ul>
<h2>En als de waarde tegenvalt?</h2>
<p>Dat gebeurt. Bel me dan. Soms weet jij iets wat ik niet kon weten, en met bewijs kan ik het rapport aanvullen. Wat ik niet doe, is naar een bedrag toe schrijven. Dan is het rapport niets waard, en daar heb jij uiteindelijk het meeste last van.</p>
<h2>Hoe lang duurt het?</h2>
<p>Van opname tot rapport reken ik op ongeveer een week, soms korter. Heb je haast, omdat het voorbehoud van financiering bijna afloopt? Zeg het bij je <a href="/taxatie">aanvraag</a>. Dan zoeken we een gaatje.</p>`,
});
