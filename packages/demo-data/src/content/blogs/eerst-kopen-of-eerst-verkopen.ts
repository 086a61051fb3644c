import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'eerst-kopen-of-eerst-verkopen',
  title: 'Eerst kopen of eerst verkopen?',
  date: '2026-07-15T09:00:00',
  author: 'Marloes Wijngaarden',
  categories: ['verkopen', 'kopen'],
  tags: ['overwaarde', 'rente'],
  intro: 'Er is geen goed antwoord. Er is wel een antwoord dat bij jou past.',
  picture: { seed: 308, kind: 'scene', detail: { theme: 'verhuizing' } },
  alt: 'Verhuisdozen in een lege kamer',
  content: `
<p>De vraag komt in elk verkoopgesprek op tafel, meestal net als de koffie op is. Eerst een nieuw huis zoeken en dan je oude verkopen? Of andersom? Beide kan, en bij allebei zit er ergens spanning. De kunst is om te kiezen welke spanning je aankunt.</p>
<h2>Eerst kopen</h2>
<p><strong>Voordeel:</strong> je weet waar je heen gaat. Je verhuist één keer en je kiest zonder haast.</p>
<p><strong>Nadeel:</strong> je weet nog niet wat je oude huis opbrengt. En je draagt misschien een tijd de lasten van twee huizen.</p>
<p>Het past als je een flinke overwaarde hebt, een inkomen dat dubbele lasten kan dragen, of een huis dat makkelijk verkoopt.</p>
<h2>Eerst verkopen</h2>
<p><strong>Voordeel:</strong> je weet precies wat je te besteden hebt. Je bod is sterker, want je hebt geen voorbehoud van verkoop nodig.</p>
<p><strong>Nadeel:</strong> de klok tikt. Heb je op de leverdatum nog niets, dan moet je tijdelijk ergens heen.</p>
<p>Het past als je budget krap is, als je huis minder courant is, of als je kunt logeren zonder ruzie.</p>
<blockquote><p>Wie eerst koopt, slaapt slecht over geld. Wie eerst verkoopt, slaapt slecht over tijd.</p></blockquote>
<h2>Drie tussenwegen</h2>
<ul>
<li><strong>Een ruime leverdatum.</strong> Verkoop nu, lever over een half jaar. Veel kopers vinden dat prima, zeker als ze zelf nog iets te regelen hebben.</li>
<li><strong>Een voorbehoud van verkoop.</strong> Je koopt, op voorwaarde dat je eigen huis is verkocht. Verkopers staan daar alleen voor open als er weinig andere bieders zijn.</li>
<li><strong>Een overbrugging.</strong> Je gebruikt je overwaarde voordat je hem hebt. Hoe dat werkt, staat in <a href="/blogs/overbruggingshypotheek-twee-huizen-een-plan">ons artikel over de overbruggingshypotheek</a>.</li>
</ul>
<h2>Reken vóór je kijkt</h2>
<p>Vraag je af: als het tegenzit, hoeveel maanden kunnen we dan twee huizen betalen? Is het antwoord nul, dan weet je genoeg. Is het zes, dan heb je ruimte. Laat de som maken door iemand die niet verliefd is op je nieuwe huis.</p>
<h2>Wat wij meestal doen</h2>
<p>We maken je huis alvast klaar voor de verkoop: foto’s, meetrapport, energielabel, tekst. Dan zoek je rustig verder. Zodra jouw bod is geaccepteerd, staat je huis de volgende dag te koop. Dat scheelt weken, en vooral zenuwen.</p>
<p>Benieuwd wat jouw huis opbrengt? Begin met <a href="/gratis-verkoopadvies">gratis verkoopadvies</a>.</p>`,
});
