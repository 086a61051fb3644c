import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'lijst-van-zaken-wat-blijft-wat-gaat',
  title: 'De lijst van zaken: wat blijft, wat gaat mee?',
  date: '2025-05-27T14:15:00',
  author: 'Marloes Wijngaarden',
  categories: ['verkopen'],
  tags: ['checklist', 'presentatie'],
  excerpt:
    'De vlaggenstok, de gordijnen, de vissen in de vijver. Een saaie lijst die een hoop gezeur voorkomt.',
  intro: 'Over de lijst die iedereen te snel invult.',
  picture: { seed: 328, kind: 'scene', detail: { theme: 'tuin' } },
  alt: 'Een achtertuin met een gazon en een terras',
  content: `
<p>Het vreemdste waar ik ooit over heb onderhandeld, was een kip. De kopers wilden haar houden, de verkopers ook. Ze had een naam. Uiteindelijk bleef ze, met een bezoekregeling.</p>
<p>Zulke gesprekken voorkom je met de lijst van zaken. Daarop kruis je per voorwerp aan: blijft, gaat mee, of ter overname.</p>
<h2>Waarom het ertoe doet</h2>
<p>Wat vastzit aan het huis, hoort er in principe bij. Maar wat is vast? Een keuken wel. Een losse kast niet. Een kast die aan de muur is geschroefd? Daarover kun je een avond vullen. De lijst maakt het duidelijk, en hoort bij de koopovereenkomst.</p>
<h2>Loop buiten beginnend naar binnen</h2>
<ul>
<li><strong>Tuin</strong>: schuur, vijverpomp, trampoline, vlaggenstok, regenton, planten in potten.</li>
<li><strong>Gevel</strong>: zonwering, buitenlampen, laadpaal, camera.</li>
<li><strong>Binnen</strong>: gordijnen, rails, lampen, vloeren, kachel, inbouwkasten.</li>
<li><strong>Keuken</strong>: ook de losse koelkast en de quooker.</li>
<li><strong>Techniek</strong>: zonnepanelen, thuisbatterij, slimme thermostaat, alarm.</li>
</ul>
<blockquote><p>Twijfel je of iets genoemd moet worden? Dan moet het genoemd worden.</p></blockquote>
<h2>Huur en lease</h2>
<p>Een cv-ketel, zonnepanelen of een laadpaal kunnen gehuurd zijn. Dan neemt de koper het contract over, of jij koopt het af. Zoek de papieren op voordat het huis te koop staat. Niets zo lastig als een leasecontract dat boven water komt als de notaris al heeft gebeld.</p>
<h2>Ter overname</h2>
<p>Wil je iets verkopen, noem dan een bedrag en houd het redelijk. Spullen ter overname zijn geen verdienmodel. Een vriendelijk aanbod werkt beter: “de gordijnen mogen blijven als jullie de vloer houden.”</p>
<h2>En als er niets over is afgesproken?</h2>
<p>Dan telt wat redelijk is. Een rechter kijkt of het huis zonder het voorwerp nog “af” is, en of het zonder schade los kan. Dat klinkt logisch, maar in de praktijk denken kopers en verkopers daar verschillend over. Vijf minuten invullen is goedkoper dan vijf weken mailen.</p>
<h2>Voor kopers</h2>
<ol>
<li>Lees de lijst tijdens de tweede bezichtiging, niet erna.</li>
<li>Maak foto’s van wat blijft.</li>
<li>Controleer het bij de <a href="/blogs/opleverpunten-checklist">oplevering</a>.</li>
</ol>
<h2>Voor verkopers</h2>
<p>Wil je iets meenemen dat sfeer bepaalt, zoals die ene lamp boven de tafel? Vervang hem dan voor de foto’s. Wat kopers op de foto zien, tellen ze mee. In ons <a href="/verkoop">verkoopplan</a> lopen we de lijst kamer voor kamer met je na. Kippen inbegrepen.</p>`,
});
