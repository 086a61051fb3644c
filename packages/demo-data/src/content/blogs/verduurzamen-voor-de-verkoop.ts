import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'verduurzamen-voor-de-verkoop',
  title: 'Verduurzamen vóór de verkoop: doen of laten?',
  date: '2025-09-18T13:30:00',
  author: 'Joost Hagedoorn',
  categories: ['verduurzamen', 'verkopen'],
  tags: ['energielabel', 'verbouwen', 'presentatie'],
  excerpt:
    'Zonnepanelen erop voordat het bord in de tuin gaat? Soms slim, vaak niet. Zo maak je de afweging.',
  picture: { seed: 322, kind: 'facade', detail: { type: 'hoekwoning', bouwjaar: 1966, season: 'herfst' } },
  alt: 'Een hoekwoning uit de jaren zestig in de herfst',
  content: `
<p>“Moeten we nog iets aan dat label doen?” vroeg een verkoper in Borgele. Een goede vraag, met een antwoord dat begint met: voor wie doe je het?</p>
<h2>Kopers betalen voor zekerheid</h2>
<p>Een huis met een goed label verkoopt gemiddeld prettiger. Niet alleen om de energierekening, ook omdat een koper weet dat hij voorlopig niets hoeft. Toch betaalt een koper zelden precies terug wat jij erin stopt. Hij had zelf misschien een andere warmtepomp gekozen.</p>
<h2>Wat meestal wél loont</h2>
<ul>
<li><strong>Een geldig label met goed bewijs.</strong> Zoek de facturen bij elkaar. Gratis, en het kan een letter schelen.</li>
<li><strong>Spouwmuurisolatie</strong>, als de spouw leeg is. Relatief goedkoop, snel gedaan.</li>
<li><strong>Vloer- of bodemisolatie</strong>, als je kruipruimte goed bereikbaar is.</li>
<li><strong>Kierdichting en tochtstrips.</strong> Telt nauwelijks voor het label, wel voor de bezichtiging in januari.</li>
</ul>
<h2>Wat meestal níet loont</h2>
<ul>
<li>Een dure installatie in een huis dat nog niet geïsoleerd is.</li>
<li>Nieuw glas in kozijnen die aan vervanging toe zijn.</li>
<li>Alles tegelijk, in de twee maanden voor de verkoop.</li>
</ul>
<blockquote><p>Isoleer voor jezelf, niet voor de volgende. En als je het toch doet, doe het dan vijf jaar voor je verhuist.</p></blockquote>
<h2>Een derde weg: laat het plan zien</h2>
<p>Je hoeft het werk niet te doen om ervan te profiteren. Laat een adviseur een plan maken met kosten en besparing, en leg dat bij de bezichtiging op tafel. De koper ziet wat er kan en weet wat het kost. Vaak kan hij het meefinancieren in zijn hypotheek. Dat scheelt jou gedoe en hem een verrassing.</p>
<h2>Reken met je buurt</h2>
<p>In de ene straat is een goed label bijzonder, in de andere is het de norm. Als taxateur zie ik het verschil terug in de prijzen, maar niet overal even sterk. Bij een monument in de binnenstad spelen andere dingen dan bij een rijwoning in Colmschate.</p>
<h2>Begin met lezen</h2>
<p>Pak je huidige rapport erbij en kijk welk onderdeel het zwakst is. Hoe dat moet, lees je in <a href="/blogs/energielabel-lezen-en-verbeteren">zo lees je een energielabel</a>. Heb je nog geen label, vraag het dan aan via <a href="/leebl">Leebl</a>. En wil je weten wat het voor je verkoopprijs betekent, dan komen we langs voor <a href="/gratis-verkoopadvies">gratis verkoopadvies</a>.</p>`,
});
