import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'wonen-in-colmschate',
  title: 'Wonen in Colmschate: onderschat, vinden wij',
  date: '2025-06-19T09:20:00',
  author: 'Marloes Wijngaarden',
  categories: ['regio'],
  tags: ['deventer', 'starters'],
  excerpt:
    'Een eigen station, veel groen en huizen waar je niets aan hoeft te doen. Waarom slaan zoekers Colmschate zo vaak over?',
  picture: { seed: 327, kind: 'street', detail: { season: 'lente', nummer: 2 } },
  alt: 'Een woonstraat met rijwoningen in de lente',
  content: `
<p>Vraag iemand waar hij in Deventer wil wonen en hij noemt het Bergkwartier of de Worp. Colmschate noemt niemand, tot ze er zijn geweest.</p>
<h2>Wat is Colmschate?</h2>
<p>Ooit een eigen dorp, nu de oostkant van de stad. Er liggen buurten uit de jaren zeventig tot nu, met de Vijfhoek als jongste grote uitbreiding. Ertussen vind je nog oude boerderijen en lanen, want de stad is om het landschap heen gebouwd.</p>
<h2>De voordelen</h2>
<ul>
<li>Een eigen treinstation en een snelle fietsroute naar het centrum.</li>
<li>Winkelcentra, scholen en sport op loopafstand.</li>
<li>Huizen die er prima bij staan: geïsoleerd, een kelder die droog is, een tuin waar een trampoline past.</li>
<li>Aan de rand begint het buitengebied richting Bathmen.</li>
</ul>
<h2>De nadelen</h2>
<p>Die zijn er ook. Niet elke straat heeft karakter. De bloemkoolwijken uit de jaren zeventig zijn een doolhof voor bezorgers. En wie ’s avonds naar de kroeg wil, fietst een eindje.</p>
<blockquote><p>Je koopt in Colmschate geen gevel. Je koopt een zaterdag die je niet hoeft te klussen.</p></blockquote>
<h2>Voor wie?</h2>
<p>Voor starters die een compleet huis zoeken. Voor gezinnen die een kamer erbij willen. Voor mensen die beneden willen slapen: er staan levensloopgeschikte woningen en appartementen met een lift.</p>
<h2>Waar je op let</h2>
<ol>
<li>Bij huizen uit de jaren zeventig: de staat van kozijnen en het dak.</li>
<li>Bij appartementen: de <a href="/blogs/vve-stukken-lezen">stukken van de VvE</a>.</li>
<li>Bij een warmtenet, als dat er ligt: de kosten en het contract, want overstappen kan niet.</li>
<li>Parkeren: in sommige hofjes is de ruimte krap.</li>
</ol>
<h2>Een ochtend in de wijk</h2>
<p>Begin bij het station en loop naar het winkelcentrum. Ga daarna de Vijfhoek in, met zijn brede stroken groen, en fiets via een oude laan naar buiten. Je ziet in een uur drie tijden door elkaar: het dorp van vroeger, de stad van de jaren tachtig en de wijk van nu. Let op hoeveel kinderen er op straat spelen. Dat zegt meer dan een brochure.</p>
<h2>Wat wij zien</h2>
<p>Huizen in Colmschate verkopen gestaag en zonder gekte. Dat is prettig als je koopt, en ook als je verkoopt: je weet waar je aan toe bent. Stel je dus een keer open voor de oostkant. Het aanbod staat bij <a href="/woningaanbod/colmschate">woningen in Colmschate</a>, en in onze gids <a href="/wonen-in-deventer">wonen in Deventer</a> vergelijk je de buurten.</p>`,
});
