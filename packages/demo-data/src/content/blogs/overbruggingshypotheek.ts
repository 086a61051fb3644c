import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'overbruggingshypotheek-twee-huizen-een-plan',
  title: 'De overbruggingshypotheek: twee huizen, één plan',
  date: '2026-06-18T08:00:00',
  author: 'Daan Oosterwechel',
  categories: ['hypotheek'],
  tags: ['overwaarde', 'rente'],
  excerpt:
    'Je overwaarde zit nog in je oude huis, en je nieuwe huis moet nu betaald worden. Zo werkt een overbrugging.',
  picture: { seed: 309, kind: 'scene', detail: { theme: 'hypotheek', light: 'avond' } },
  alt: 'Een eettafel in het avondlicht',
  content: `
<p>Stel: je hebt een nieuw huis gekocht en je oude staat nog te koop. De overwaarde is er wel, alleen zit die in bakstenen. Een overbruggingshypotheek maakt er tijdelijk geld van.</p>
<h2>Hoe het werkt</h2>
<p>Je leent het bedrag dat naar verwachting overblijft als je oude huis is verkocht en de hypotheek is afgelost. Met dat bedrag betaal je mee aan je nieuwe huis. Zodra je oude huis bij de notaris van eigenaar wisselt, los je de overbrugging in één keer af. In de tussentijd betaal je alleen rente, soms pas achteraf.</p>
<h2>Hoeveel kun je overbruggen?</h2>
<p>Is je huis al verkocht en zijn de voorbehouden voorbij, dan is het bedrag bekend en mag je meestal de volledige overwaarde gebruiken. Is het nog niet verkocht, dan houdt de geldverstrekker een marge aan en gaat hij uit van een deel van de getaxeerde waarde. Die marge verschilt per aanbieder.</p>
<h2>Let op de dubbele lasten</h2>
<p>Je betaalt tijdelijk de oude hypotheek, de nieuwe hypotheek én de overbrugging. Geldverstrekkers willen weten dat je dat kunt dragen, en jij wilt dat ook. Leg een potje aan voor een paar maanden extra.</p>
<blockquote><p>Een overbrugging is een brug. Je wilt er overheen, niet op wonen.</p></blockquote>
<h2>Vragen om vooraf te stellen</h2>
<ol>
<li>Hoe lang mag de overbrugging duren, en wat gebeurt er daarna?</li>
<li>Moet ik mijn oude huis laten taxeren, en wanneer?</li>
<li>Kan de overbrugging bij de geldverstrekker van mijn nieuwe hypotheek, of moet het bij de oude?</li>
<li>Hoe zit het met de renteaftrek van twee huizen? Vraag dit aan je adviseur: er gelden termijnen.</li>
<li>Kan ik mijn huidige rente meenemen naar het nieuwe huis?</li>
</ol>
<h2>Een voorbeeld zonder getallen die morgen anders zijn</h2>
<p>Neem een huis dat driehonderd waard is, met een hypotheek van tweehonderd. De overwaarde is honderd. Zolang het niet verkocht is, rekent een voorzichtige bank bijvoorbeeld met negentig procent van de waarde: tweehonderdzeventig. Min de hypotheek blijft er zeventig over om te overbruggen. De rest komt vrij als de koper tekent.</p>
<h2>Kan het ook zonder?</h2>
<p>Soms wel. Met een ruime leverdatum, met spaargeld, of door eerst te verkopen. De afweging staat in <a href="/blogs/eerst-kopen-of-eerst-verkopen">eerst kopen of eerst verkopen</a>. Wil je jouw situatie doorrekenen, plan dan een gesprek over je <a href="/wooncontinuplan">Wooncontinuplan</a>.</p>`,
});
