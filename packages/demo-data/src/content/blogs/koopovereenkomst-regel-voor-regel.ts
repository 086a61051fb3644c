import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'koopovereenkomst-regel-voor-regel',
  title: 'De koopovereenkomst, regel voor regel',
  date: '2025-07-10T11:50:00',
  author: 'Marloes Wijngaarden',
  categories: ['kopen', 'verkopen'],
  tags: ['notaris', 'checklist'],
  excerpt:
    'Tien pagina’s waar je huis van afhangt. Wat staat er in een koopovereenkomst, en welke zinnen verdienen een tweede blik?',
  picture: { seed: 325, kind: 'room', detail: { room: 'werkkamer', light: 'ochtend' } },
  alt: 'Een bureau bij het raam in een werkkamer',
  content: `
<p>De prijs is rond, de bloemen staan al in de emmer. Nu nog even tekenen. “Even” is het verkeerde woord: in de koopovereenkomst staat alles waar je later op terugvalt.</p>
<h2>Wie verkoopt wat aan wie</h2>
<p>Het begin is saai en belangrijk. Kloppen de namen, het adres en de kadastrale gegevens? Hoort de garage erbij, en staat die apart genoemd? Wie eigenaar is, moet tekenen. Bij een nalatenschap of scheiding zijn dat er soms meer dan je denkt.</p>
<h2>Prijs en roerende zaken</h2>
<p>De koopsom, en eventueel een apart bedrag voor spullen die blijven. Achterin zit de lijst van zaken. Loop hem na met het huis in gedachten: horren, lampen, de vijverpomp.</p>
<h2>Ontbindende voorwaarden</h2>
<p>Hier staan je vluchtroutes. Meestal de financiering, soms een keuring of de verkoop van je eigen huis. Let op drie dingen: het bedrag, de datum en wat je moet aanleveren als je er een beroep op doet. Een dag te laat is te laat.</p>
<blockquote><p>Zet elke datum uit het contract in je agenda, met een herinnering een week ervoor.</p></blockquote>
<h2>Waarborgsom of bankgarantie</h2>
<p>Vaak vraagt het contract om een zekerheid, gebruikelijk is tien procent van de koopsom. Je stort het bij de notaris of regelt een bankgarantie. Vraag die op tijd aan.</p>
<h2>Staat van de woning</h2>
<p>Je koopt het huis in de staat waarin het is, met de eigenschappen die nodig zijn om er normaal te wonen. De verkoper moet melden wat hij weet. Jij moet onderzoeken wat je kunt zien. De vragenlijst van de verkoper is daarom geen formaliteit: lees hem, en vraag door.</p>
<h2>Bijzondere clausules</h2>
<p>Bij oudere huizen zie je vaak een ouderdomsclausule: je weet dat het huis oud is en mag niet verwachten dat het nieuw is. Ook asbest en niet-zelfbewoning komen voorbij. Zulke zinnen verschuiven risico naar jou. Dat mag, als je het weet en het in de prijs zit.</p>
<h2>Boete en ingebrekestelling</h2>
<p>Komt een van beiden zijn afspraak niet na, dan volgt eerst een waarschuwing en daarna een boete. Ook voor verkopers: wie zich bedenkt, heeft een probleem.</p>
<h2>Bedenktijd</h2>
<p>Als particuliere koper heb je drie dagen bedenktijd, vanaf de dag nadat je de getekende overeenkomst hebt gekregen. Je mag dan zonder reden afzien. De verkoper heeft dat recht niet.</p>
<h2>Voor je tekent</h2>
<ol>
<li>Lees het concept een avond eerder.</li>
<li>Schrijf je vragen op en bel.</li>
<li>Laat elke mondelinge toezegging erin zetten.</li>
</ol>
<p>Bij een opdracht via <a href="/aankoop">aankoop</a> of <a href="/verkoop">verkoop</a> nemen we het contract altijd samen door. Hardop, aan tafel.</p>`,
});
