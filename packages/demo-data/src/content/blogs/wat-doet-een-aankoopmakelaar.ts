import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'wat-doet-een-aankoopmakelaar',
  title: 'Wat doet een aankoopmakelaar eigenlijk?',
  date: '2026-03-03T11:00:00',
  author: 'Sanne Kolkman',
  categories: ['kopen'],
  tags: ['bieden', 'bezichtigen', 'keuring'],
  excerpt:
    'Niet de deur voor je openhouden. Wel de vragen stellen die jij vergeet, omdat je al aan het inrichten bent.',
  picture: { seed: 314, kind: 'scene', detail: { theme: 'bezichtiging', light: 'middag' } },
  alt: 'Een makelaar staat met twee kopers in een hal',
  content: `
<p>“Maar ik kan toch zelf op internet zoeken?” Zeker. Zoeken kan iedereen. Het vak begint daarna.</p>
<h2>Voor de bezichtiging</h2>
<p>Ik vraag de stukken op en lees ze. Kadaster, bestemming, energielabel, vragenlijst van de verkoper, VvE-stukken. Vaak weten we daarna al of een bezichtiging zin heeft. Vorig jaar scheelde dat een stel uit Colmschate drie vrije middagen.</p>
<h2>Tijdens de bezichtiging</h2>
<p>Jij kijkt naar het licht, ik naar de naad tussen de uitbouw en het huis. Ik vraag waarom er verkocht wordt, hoe oud de leidingen zijn en of de buren plannen hebben. De verkopende makelaar mag niet liegen, maar hij hoeft ook niet te beginnen.</p>
<h2>Het bod</h2>
<p>Ik maak een waardebepaling: wat brachten vergelijkbare huizen op, en wat is hier anders? Dan praten we over jouw grens en over de voorwaarden. Hoe zo’n bod wordt opgebouwd, lees je in <a href="/blogs/slim-bieden-op-een-huis">slim bieden op een huis</a>.</p>
<h2>De onderhandeling</h2>
<p>Onderhandelen is minder spannend dan op televisie. Het is vooral: op tijd bellen, weten wat de ander nodig heeft en je mond houden op het juiste moment. Dat laatste is moeilijk als het om je eigen droomhuis gaat.</p>
<blockquote><p>Mijn beste aankopen zijn de huizen die mijn klanten niet hebben gekocht.</p></blockquote>
<h2>Na het akkoord</h2>
<ul>
<li>Ik lees de koopovereenkomst en bespreek hem met je.</li>
<li>Ik bewaak de termijnen van je voorbehouden.</li>
<li>Ik regel de keuring en ben erbij als dat helpt.</li>
<li>Ik inspecteer het huis met je, vlak voor de overdracht. Zie ook onze <a href="/blogs/opleverpunten-checklist">checklist voor de oplevering</a>.</li>
</ul>
<h2>Wat kost het?</h2>
<p>Dat verschilt per kantoor en per opdracht. Bij ons spreek je vooraf een vast bedrag af. Het kan ook in delen: alleen de bezichtiging, alleen het bod. Vraag altijd of het tarief afhangt van de koopprijs. Ik vind het onhandig als ik meer verdien naarmate jij meer betaalt.</p>
<h2>Heb je er altijd een nodig?</h2>
<p>Nee. Heb je al twee keer gekocht, ken je de buurt en is je broer aannemer, dan red je het vast. Koop je voor het eerst, koop je oud of koop je op afstand, dan verdient het zich meestal terug. In geld, en anders in slaap. Lees op <a href="/aankoop">onze pagina over aankopen</a> hoe we dat doen.</p>`,
});
