import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'vve-stukken-lezen',
  title: 'VvE-stukken lezen in een half uur',
  date: '2025-12-11T09:30:00',
  author: 'Sanne Kolkman',
  categories: ['kopen'],
  tags: ['appartement', 'checklist', 'notaris'],
  excerpt:
    'Wie een appartement koopt, koopt ook een stukje vereniging. Vijf stukken, vijf vragen, een half uur.',
  intro: 'Wie een appartement koopt, koopt een vereniging cadeau. Kijk dus even in de doos.',
  picture: {
    seed: 318,
    kind: 'facade',
    detail: { type: 'appartement', bouwjaar: 1996, storeys: 5, season: 'herfst' },
  },
  alt: 'Een appartementencomplex in de herfst',
  content: `
<p>Een appartement is van jou tot en met het behang. Daarachter begint het gezamenlijke deel: dak, gevel, lift, leidingen. Dat regelt de vereniging van eigenaars. Je wordt vanzelf lid zodra je eigenaar bent, met alle rechten en rekeningen van dien.</p>
<p>De makelaar stuurt een map met stukken. Zo lees je die zonder in slaap te vallen.</p>
<h2>De splitsingsakte (5 minuten)</h2>
<p>Hierin staat wat van jou is en wat van iedereen. Let op de bestemming: is het alleen wonen, of mag er ook een kantoor in? En kijk naar je aandeel in de kosten en het aantal stemmen.</p>
<h2>De notulen (10 minuten)</h2>
<p>Het leukste deel. Lees de laatste twee of drie vergaderingen. Waar wordt over geklaagd? Welk besluit wordt elk jaar doorgeschoven? Een lekkage die drie keer terugkomt, komt een vierde keer terug.</p>
<blockquote><p>De advertentie vertelt hoe het appartement is. De notulen vertellen hoe het gebouw is.</p></blockquote>
<h2>Het onderhoudsplan (5 minuten)</h2>
<p>Het meerjarenonderhoudsplan laat zien wat er de komende jaren moet gebeuren en wat dat kost. Zoek de grote posten: dak, lift, kozijnen, schilderwerk. Staat er geen plan, dan is dat zelf een antwoord.</p>
<h2>De jaarrekening en het reservefonds (5 minuten)</h2>
<p>Leg het saldo van het reservefonds naast het onderhoudsplan. Is er genoeg gespaard voor wat eraan komt? Zo niet, dan volgt een extra bijdrage, en die betaalt wie op dat moment eigenaar is. Kijk ook of alle eigenaren hun bijdrage betalen.</p>
<h2>De verzekering en het reglement (5 minuten)</h2>
<p>Is er een opstalverzekering? Mag je een hond, een houten vloer, een airco aan de gevel? Sommige regels merk je pas als je er woont.</p>
<h2>De vijf vragen</h2>
<ol>
<li>Hoe hoog is de maandelijkse bijdrage en wat zit erin?</li>
<li>Hoe vol is het reservefonds?</li>
<li>Welk groot onderhoud komt eraan?</li>
<li>Wordt er vergaderd, en komen er mensen?</li>
<li>Lopen er conflicten of procedures?</li>
</ol>
<h2>Een kleine VvE</h2>
<p>Bij een bovenwoning met twee eigenaren bestaat de VvE soms alleen op papier. Geen fonds, geen vergadering, wel een dak. Dat hoeft geen ramp te zijn, maar je bank kan er iets van vinden. Bespreek het met de andere eigenaar voordat je koopt.</p>
<p>Kom je er niet uit? Onze <a href="/aankoop">aankoopmakelaars</a> lezen ze voor je, en vinden dat nog leuk ook.</p>`,
});
