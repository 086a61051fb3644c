import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'bouwkundige-keuring-wanneer-wel',
  title: 'Een bouwkundige keuring: wanneer wel, wanneer niet?',
  date: '2026-10-27T09:15:00',
  modified: '2026-11-02T14:05:00',
  author: 'Sanne Kolkman',
  categories: ['kopen'],
  tags: ['keuring', 'bezichtigen', 'checklist'],
  excerpt:
    'Een keuring vertelt je wat een huis de komende jaren gaat kosten. Bij welke huizen is dat het geld waard, en wat doe je met de uitkomst?',
  intro: 'Een keurder kijkt niet of het huis mooi is, maar wat het gaat kosten.',
  picture: { seed: 302, kind: 'scene', detail: { theme: 'verbouwing' } },
  alt: 'Een kamer met een ladder tegen een kale muur',
  content: `
<p>“Het is een oud huis, daar mankeert altijd wat aan.” Dat klopt. De vraag is alleen wat, hoe erg en wat het kost. Een bouwkundige keuring geeft daar antwoord op. Toch raad ik hem niet iedereen aan.</p>
<h2>Wat een keurder doet</h2>
<p>Een bouwkundige loopt een paar uur door het huis. Hij kijkt naar de fundering voor zover die te beoordelen is, naar dak, gevels, vloeren en installaties. Hij meet vocht, kruipt onder de vloer en beklimt de vliering. Daarna krijg je een rapport met gebreken en een schatting van de kosten: wat moet meteen, wat kan wachten.</p>
<p>Wat hij niet doet: openbreken. Een keuring is een visuele inspectie. Wat achter een dichte wand zit, blijft daar zitten.</p>
<h2>Wanneer ik het aanraad</h2>
<ul>
<li>Bij huizen van voor de oorlog, zeker als er houten vloeren of een oude kap in zitten.</li>
<li>Als je scheuren, scheve kozijnen of vochtplekken ziet waar niemand een goed verhaal bij heeft.</li>
<li>Bij een verbouwing die nergens op papier staat: een doorbraak, een dakkapel, een uitbouw.</li>
<li>Als het huis lang leeg heeft gestaan.</li>
<li>Als je bank erom vraagt, bijvoorbeeld bij achterstallig onderhoud.</li>
</ul>
<h2>Wanneer het minder toevoegt</h2>
<p>Bij een recent gebouwd huis met garantie, of bij een appartement waar de vereniging het casco onderhoudt. In dat laatste geval heb je meer aan het onderhoudsplan van de VvE. Hoe je dat leest, staat in <a href="/blogs/vve-stukken-lezen">ons artikel over VvE-stukken</a>.</p>
<h2>Voor of na je bod?</h2>
<p>Meestal erna. Je neemt dan een voorbehoud van bouwkundige keuring op in je bod. Spreek daarbij een bedrag af: vallen de directe herstelkosten hoger uit, dan mag je van de koop af, of opnieuw praten. Zonder zo’n bedrag krijg je discussie over wat een gebrek is.</p>
<p>Soms kun je al voor het bod laten keuren. Dat kost geld dat je kwijt bent als een ander het huis koopt, maar je biedt daarna wel met kennis van zaken.</p>
<blockquote><p>Een slecht rapport is geen reden om weg te lopen. Een verrassing na de sleutel wel een reden om wakker te liggen.</p></blockquote>
<h2>Wat je met de uitkomst doet</h2>
<p>Lees het rapport twee keer. Deel de punten in drie groepen: gevaarlijk, duur, en de rest. Over de eerste twee ga je in gesprek. Dat hoeft niet altijd tot een lagere prijs te leiden. Een verkoper kan iets laten herstellen, of een offerte meebetalen.</p>
<h2>Zelf kijken kan ook</h2>
<p>Je hoeft geen vakman te zijn om het volgende te zien. Neem een zaklamp mee en kijk naar:</p>
<ol>
<li>de onderkant van het dak, op vlekken en daglicht;</li>
<li>de hoeken van slaapkamers, op schimmel;</li>
<li>de kruipruimte, op water en losse isolatie;</li>
<li>de meterkast, op oude bedrading;</li>
<li>de goten en het voegwerk, het liefst na een regenbui.</li>
</ol>
<p>Zie je iets wat je niet begrijpt, vraag ernaar. Een verkoper moet vertellen wat hij weet. En jij moet vragen wat je kunt zien.</p>`,
});
