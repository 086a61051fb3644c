import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'wonen-in-schalkhaar',
  title: 'Wonen in Schalkhaar: ’s ochtends dorp, ’s middags stad',
  date: '2026-05-07T15:30:00',
  author: 'Marloes Wijngaarden',
  categories: ['regio'],
  tags: ['dorpen', 'deventer'],
  excerpt:
    'Officieel een dorp, in de praktijk tien minuten fietsen van de Brink. Schalkhaar is geliefd, en dat merk je aan het aanbod.',
  intro: 'Vraag in Schalkhaar niet of het bij Deventer hoort. Vraag waar de hockeyclub is.',
  picture: { seed: 311, kind: 'street', detail: { season: 'zomer', omgeving: 'dorp' } },
  alt: 'Een straat met huizen en bomen in de zomer',
  content: `
<p>Schalkhaar ligt tegen Deventer aan, maar het is geen wijk. Er is een kerk midden in het dorp, een harmonie, een feestweek en een winkelstraatje waar je drie mensen tegenkomt die je kent. Zelf sta ik er elke zaterdag langs de lijn, dus helemaal onpartijdig ben ik niet.</p>
<h2>Waarom mensen er willen wonen</h2>
<ul>
<li>Je bent in tien minuten op de fiets in de stad.</li>
<li>Er zijn basisscholen, sportvelden en winkels op loopafstand.</li>
<li>Aan de oostkant begint meteen het buitengebied, met landgoederen en bos.</li>
<li>Het is er ’s avonds stil.</li>
</ul>
<h2>De buurten</h2>
<p>In de oude kern staan dorpswoningen en een paar villa’s met hoge bomen. Daaromheen liggen ruime buurten uit de jaren zestig tot en met negentig, met veel twee-onder-een-kap. Aan de rand is de laatste jaren nieuw gebouwd, onder meer op het terrein van de oude kazerne, waar oude gebouwen een woonfunctie kregen.</p>
<h2>Wat kost dat?</h2>
<p>Schalkhaar is populair, en dat zie je. Er komt weinig te koop en wat te koop komt, is snel weg. Een groot deel wisselt van eigenaar voordat er een bord in de tuin staat. Dat is geen geheim genootschap: het zijn mensen die bij een makelaar hebben gezegd wat ze zoeken. Doe dat dus ook, met een <a href="/zoekopdracht">zoekopdracht</a>.</p>
<blockquote><p>Wie in Schalkhaar verkoopt, verhuist vaak naar een andere straat in Schalkhaar.</p></blockquote>
<h2>Waar je op let</h2>
<p>Bij huizen uit de jaren zestig en zeventig: isolatie, glas en soms asbest in schuren of onder vloeren. Bij oudere huizen: de fundering van aanbouwen. En bij een vrijstaand huis met veel grond: wat zegt het bestemmingsplan over bijgebouwen?</p>
<p>Kijk ook een keer rond het begin van de schooldag. De ene straat is dan een stuk levendiger dan de andere.</p>
<h2>Verkopen in Schalkhaar</h2>
<p>Woon je er al en wil je weg, of een straat verder? Dan hoef je meestal niet te wachten op het juiste seizoen. Belangrijker is dat de eerste week goed gaat: de juiste prijs, goede foto’s en een kijkdag die klopt. We vertellen je graag wat we zien, met <a href="/gratis-verkoopadvies">gratis verkoopadvies</a>.</p>
<h2>Alternatieven in de buurt</h2>
<p>Is het aanbod je te klein, kijk dan eens in Diepenveen, dat eenzelfde ligging heeft, of in <a href="/blogs/wonen-in-bathmen">Bathmen</a>, waar je meer ruimte krijgt. Ook Colmschate verrast mensen die er nooit eerder waren.</p>
<p>Wat er nu in het dorp te koop staat, vind je in <a href="/woningaanbod/schalkhaar">ons aanbod in Schalkhaar</a>.</p>`,
});
