import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'wonen-in-olst',
  title: 'Wonen in Olst: met het pontje naar de overkant',
  date: '2026-07-01T00:30:00',
  author: 'Sanne Kolkman',
  categories: ['regio'],
  tags: ['dorpen', 'bezichtigen'],
  excerpt:
    'Een station, een veerpont, een dijk om op te fietsen. Olst is een dorp waar je in tien minuten in de stad bent en in één minuut aan het water.',
  intro: 'Een station, een pont en een dijk. Meer heb je soms niet nodig.',
  picture: { seed: 306, kind: 'scene', detail: { theme: 'ijssel' } },
  alt: 'Een schip op de IJssel in de zomer',
  content: `
<p>Op een zomeravond staat er een rij fietsers bij het veer. Aan de overkant ligt Welsum, achter je het dorp. Wie hier een paar minuten wacht, snapt waarom mensen in Olst willen wonen.</p>
<h2>Waar ligt het?</h2>
<p>Olst ligt aan de IJssel, tussen Deventer en Zwolle, en heeft een eigen station. Met de trein ben je zo in Deventer. Over de dijk fiets je er in een half uur heen, als je onderweg niet stopt.</p>
<h2>De sfeer</h2>
<p>Olst is geen museumdorp. Er werd altijd gewerkt: er stonden vleesfabrieken, een asfaltfabriek en steenovens. Dat zie je terug in de huizen. Stevige arbeiderswoningen, ruime huizen voor de bazen, en daaromheen buurten uit de jaren zestig tot nu. Mensen groeten elkaar, en verenigingen draaien op vrijwilligers.</p>
<h2>Welke huizen vind je er?</h2>
<ul>
<li>Rond het station en in de oude kern: vooroorlogse woningen, vaak met een diepe tuin.</li>
<li>In de latere buurten: hoekhuizen en twee-onder-een-kapwoningen met een garage.</li>
<li>Buiten het dorp: boerderijen en woonboerderijen, soms met schuren die een plan nodig hebben.</li>
<li>In Boskamp, dat er tegenaan ligt: rustig wonen tussen de weilanden.</li>
</ul>
<p>Bekijk wat er nu is in <a href="/woningaanbod/olst">ons aanbod in Olst</a>.</p>
<h2>Waar je op let</h2>
<p>Bij oude huizen kijken we naar de fundering en naar vocht in de kelder, want de rivier is nooit ver weg. Bij boerderijen naar asbest op schuren, naar de riolering en naar wat de gemeente toestaat. Mag je er een tweede woning maken, een bedrijf aan huis beginnen of paarden houden? Vraag het voor je biedt.</p>
<blockquote><p>In de stad vraag je hoe druk de straat is. In Olst vraag je hoe hoog het water kan komen.</p></blockquote>
<h2>Voorzieningen</h2>
<p>Supermarkten, een huisarts, basisscholen en sport zijn er. Voor een middelbare school fietsen kinderen naar Deventer of Raalte, of ze nemen de trein. Dat klinkt ver, tot je de groepen ’s ochtends over de dijk ziet gaan.</p>
<h2>Voor wie?</h2>
<p>Voor mensen die ruimte zoeken zonder helemaal buiten te wonen. Gezinnen uit Deventer komen er kijken als de tuin te klein wordt. Forenzen kiezen het om de trein. En er zijn er die nooit weggingen, en dat zegt eigenlijk genoeg.</p>
<h2>Proef het zelf</h2>
<p>Neem op een zaterdag de trein, loop naar het veer en fiets een rondje over de andere oever terug. Weet je het daarna zeker, geef dan je <a href="/zoekopdracht">zoekopdracht</a> door. In Olst gaat veel van mond tot mond.</p>`,
});
