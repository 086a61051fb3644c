import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'kosten-koper-waar-betaal-je-voor',
  title: 'Kosten koper: waar betaal je precies voor?',
  date: '2025-11-25T08:15:00',
  author: 'Daan Oosterwechel',
  categories: ['kopen', 'hypotheek'],
  tags: ['starters', 'notaris', 'nhg'],
  excerpt:
    'Achter twee letters zitten een stuk of acht rekeningen. Welke zijn het, welke kun je meelenen en welke niet?',
  picture: { seed: 319, kind: 'scene', detail: { theme: 'sleutels' } },
  alt: 'Een sleutel en een koopakte op tafel',
  content: `
<p>Achter de prijs staan twee letters: k.k., kosten koper. Het betekent dat jij de kosten van de overdracht betaalt. Daarnaast zijn er kosten voor je hypotheek en je verhuizing. Samen is dat een bedrag waar starters van schrikken. Dat hoeft niet, als je het van tevoren op een rij hebt.</p>
<h2>Wat hoort bij kosten koper?</h2>
<ul>
<li><strong>Overdrachtsbelasting.</strong> Een percentage van de koopsom. Er zijn regels voor wie er zelf gaat wonen en een vrijstelling voor jonge kopers die aan de voorwaarden voldoen. Je notaris weet wat dit jaar voor jou geldt.</li>
<li><strong>De akte van levering.</strong> De notaris maakt hem op.</li>
<li><strong>Inschrijving in het Kadaster.</strong> Vanaf dat moment is het huis officieel van jou.</li>
</ul>
<p>De makelaar van de verkoper hoort er níét bij. Die betaalt de verkoper.</p>
<h2>Wat komt er voor je hypotheek bij?</h2>
<ul>
<li>Advies en bemiddeling</li>
<li>De hypotheekakte bij de notaris</li>
<li>Een taxatie</li>
<li>De bijdrage voor NHG, als je daarvoor kiest</li>
<li>Soms een bankgarantie, in plaats van een waarborgsom</li>
</ul>
<h2>En de rest</h2>
<p>Een bouwkundige keuring, een aankoopmakelaar, de verhuiswagen, nieuwe vloeren, een wasmachine die wél past. Het is allemaal niet verplicht, en toch betaalt bijna iedereen er een paar van.</p>
<blockquote><p>Een huis kost wat er op het bord staat. Verhuizen kost wat je vergeet.</p></blockquote>
<h2>Meelenen of zelf betalen?</h2>
<p>Je kunt in principe niet meer lenen dan de waarde van het huis. De kosten koper betaal je dus meestal uit eigen geld. Voor verbetering van de woning en voor energiebesparing is soms meer mogelijk. Dat maakt sparen voor je eerste huis zo belangrijk, ook als je inkomen prima is.</p>
<h2>Wat is aftrekbaar?</h2>
<p>Kosten die bij de lening horen, zijn vaak eenmalig aftrekbaar. Kosten die bij de koop horen niet. Bewaar de nota van de notaris: daarop staat alles uitgesplitst.</p>
<h2>En vrij op naam?</h2>
<p>Bij nieuwbouw zie je vaak v.o.n. Dan zitten de kosten van de overdracht in de prijs. Kosten voor je hypotheek betaal je ook dan zelf.</p>
<h2>Maak je eigen lijst</h2>
<ol>
<li>Vraag bij twee of drie notarissen een offerte op. De verschillen zijn groter dan je denkt.</li>
<li>Vraag je adviseur om een overzicht met alles erin.</li>
<li>Zet er een bedrag voor onvoorzien onder.</li>
</ol>
<p>Wil je dat wij het voor je uitwerken? Dat doen we in een <a href="/wooncontinuplan">eerste gesprek</a>, en je krijgt de lijst mee naar huis.</p>`,
});
