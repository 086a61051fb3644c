import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'zo-lees-je-een-woningadvertentie',
  title: 'Zo lees je een woningadvertentie op Funda (en ertussen)',
  date: '2025-10-30T16:00:00',
  author: 'Sanne Kolkman',
  categories: ['kopen'],
  tags: ['bezichtigen', 'presentatie'],
  excerpt:
    '“Ideaal voor klussers”, “verrassend ruim”, “centraal gelegen”. Wat er staat, wat er niet staat en welke foto ontbreekt.',
  picture: { seed: 320, kind: 'room', detail: { room: 'woonkamer', ruimte: 'woonkamer', season: 'herfst' } },
  alt: 'Een lichte woonkamer met een bank',
  content: `
<p>Je scrolt, je klikt, je bewaart. Na twintig huizen lijkt alles op elkaar. Een advertentie lezen is een vaardigheid, en die kun je leren.</p>
<h2>Begin achteraan</h2>
<p>De eerste foto is altijd mooi. Kijk eerst naar de plattegrond. Klopt de looproute? Hoe breed is die slaapkamer? Waar staat de wasmachine? Een plattegrond kan niet glimlachen.</p>
<h2>Zoek wat er niet is</h2>
<ul>
<li>Geen foto van de badkamer? Dan is er een reden.</li>
<li>Alleen foto’s van dichtbij? Dan is de kamer klein.</li>
<li>Geen foto van de achtergevel? Kijk op een luchtfoto.</li>
<li>Alles in de avondzon? Kom overdag.</li>
</ul>
<h2>Lees de woorden langzaam</h2>
<p>Makelaars schrijven liever niet op wat er mankeert. Wij ook niet, maar we proberen het. Een kleine vertaling:</p>
<ul>
<li><strong>“Naar eigen smaak in te richten”</strong>: reken op een nieuwe keuken.</li>
<li><strong>“Onder architectuur gebouwd”</strong>: vraag naar de onderhoudskosten.</li>
<li><strong>“Levendige buurt”</strong>: kom op vrijdagavond kijken.</li>
<li><strong>“Voor handige handen”</strong>: neem een <a href="/blogs/bouwkundige-keuring-wanneer-wel">bouwkundige</a> mee.</li>
<li><strong>“Rustig gelegen”</strong>: waarschijnlijk waar, check de bus.</li>
</ul>
<blockquote><p>Een bijvoeglijk naamwoord kost niets. Een bouwjaar kun je nakijken.</p></blockquote>
<h2>De cijfers</h2>
<p>Woonoppervlakte wordt gemeten volgens een vaste instructie. Een zolder zonder vaste trap of een schuur telt niet mee als wonen. Vergelijk huizen dus op woonoppervlakte, en kijk apart naar overige inpandige ruimte. Kijk ook naar het energielabel en het bouwjaar: samen vertellen die veel over je maandlasten.</p>
<h2>De status</h2>
<p>Beschikbaar is duidelijk. <strong>Onder bod</strong> betekent dat er over een bod wordt gesproken, en dat het nog kan afketsen. <strong>Verkocht onder voorbehoud</strong> betekent dat er getekend is, met voorwaarden die nog open staan. Bellen mag altijd: soms komt een huis terug.</p>
<h2>Maak er een lijstje van</h2>
<p>Schrijf bij elk huis drie dingen op voordat je gaat kijken: wat klopt er, wat mis ik en wat ga ik vragen? Neem dat briefje mee. In een mooie keuken vergeet je namelijk alles. Na de bezichtiging geef je een cijfer, nog voor je erover praat. Zo ontdek je wat je echt belangrijk vindt, en dat is zelden wat je van tevoren dacht.</p>
<h2>Kijk ook ergens anders</h2>
<p>Niet elk huis komt op een grote site. In dorpen als Twello en Schalkhaar gaat veel via het netwerk van makelaars. Met een <a href="/zoekopdracht">zoekopdracht</a> hoor je het eerder. En ons eigen aanbod staat natuurlijk gewoon <a href="/woningaanbod">hier</a>, met badkamerfoto.</p>`,
});
