import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'je-huis-verhuren-als-je-weg-bent',
  title: 'Je huis verhuren als je een tijd weg bent',
  date: '2026-01-08T10:10:00',
  author: 'Marloes Wijngaarden',
  categories: ['verhuren'],
  tags: ['huurrecht', 'checklist'],
  excerpt:
    'Een jaar naar het buitenland, en het huis staat leeg. Verhuren ligt voor de hand, maar regel eerst deze vijf dingen.',
  intro: 'Leegstand is zonde. Een huurder die niet meer weg hoeft ook.',
  picture: { seed: 317, kind: 'facade', detail: { type: 'bovenwoning', bouwjaar: 1924, season: 'winter' } },
  alt: 'Een straat met bovenwoningen in de winter',
  content: `
<p>Een baan in Kopenhagen, een wereldreis, een proefjaar samenwonen. Je huis wil je houden, want je komt terug. Verhuren dus? Dat kan, als je het goed voorbereidt.</p>
<h2>1. Vraag je geldverstrekker</h2>
<p>In de meeste hypotheekaktes staat dat je niet zonder toestemming mag verhuren. Doe je het toch, dan kan de bank de lening opeisen. Stuur een brief met je reden, de periode en het soort contract. Vaak is het antwoord ja, onder voorwaarden. Kijk ook of je met NHG hebt geleend: daar gelden eigen regels voor.</p>
<h2>2. Kijk naar de belasting</h2>
<p>Wie zijn huis verhuurt, kan de renteaftrek over die periode kwijtraken. Soms verhuist je woning naar een andere box. Er zijn uitzonderingen, bijvoorbeeld bij uitzending voor je werk. Vraag het een adviseur voordat je tekent.</p>
<h2>3. Kies het juiste contract</h2>
<p>Huurders zijn in Nederland goed beschermd, en een vast contract is de regel. Wil je terug kunnen keren, dan bestaan daar aparte vormen voor, zoals tussenhuur met een afspraak over terugkeer. De eisen zijn streng: één verkeerde zin, en je huurder mag blijven.</p>
<blockquote><p>Een modelcontract van internet is gratis tot de dag dat je je huis in wilt.</p></blockquote>
<h2>4. Bepaal de huur</h2>
<p>Je mag niet zomaar vragen wat je wilt. De woning krijgt punten, en daar hoort vaak een maximum bij. Hoe dat werkt, staat in <a href="/blogs/huurprijs-en-punten-begrijpen">huurprijs en punten</a>. Verhuur je gemeubileerd, reken de meubels dan apart als servicekosten.</p>
<h2>5. Regel het beheer</h2>
<p>Iemand moet bereikbaar zijn als de ketel uitvalt. Dat kan een buurman zijn, een broer of een beheerder. Spreek af tot welk bedrag hij zelf mag beslissen.</p>
<h2>Voor je de deur dichttrekt</h2>
<ul>
<li>Maak foto’s van elke kamer, ook van de meterstanden.</li>
<li>Maak een lijst van wat er staat, en laat de huurder tekenen.</li>
<li>Informeer je verzekeraar: een verhuurd huis is een ander risico.</li>
<li>Leg een map neer met handleidingen, de afvalkalender en het nummer van de loodgieter.</li>
<li>Verzamel wat je dierbaar is in één kamer met een slot, of op een andere zolder.</li>
<li>Vertel het de buren. Zij zien meer dan welke camera ook.</li>
</ul>
<h2>Of toch verkopen?</h2>
<p>Soms blijkt uit de rekensom dat verhuren minder oplevert dan gedacht. Dan is verkopen een serieus alternatief, of leeg laten staan, met een buurvrouw die een sleutel heeft. We denken graag mee: <a href="/verhuur">vertel ons je plannen</a>.</p>`,
});
