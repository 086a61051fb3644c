import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'huurprijs-en-punten-begrijpen',
  title: 'Huurprijs en punten: zo zit het in elkaar',
  date: '2026-01-29T08:50:00',
  author: 'Marloes Wijngaarden',
  categories: ['verhuren'],
  tags: ['huurrecht', 'energielabel', 'appartement'],
  excerpt:
    'Een huurprijs verzin je niet. Het puntenstelsel bepaalt in veel gevallen wat je mag vragen. Een uitleg voor verhuurders en huurders.',
  picture: { seed: 316, kind: 'facade', detail: { type: 'appartement', bouwjaar: 2004, storeys: 4 } },
  alt: 'Een appartementengebouw met balkons',
  content: `
<p>“Wat kan ik ervoor vragen?” Zo begint bijna elk gesprek over verhuur. Het antwoord begint met een telling.</p>
<h2>Het puntenstelsel</h2>
<p>In Nederland krijgt een huurwoning punten voor wat ze biedt. Oppervlakte, energielabel, keuken, badkamer, buitenruimte en de WOZ-waarde tellen mee. Het totaal bepaalt in welk segment een woning valt en wat de hoogste huur is. Voor een groot deel van de woningen is dat een bindend maximum, en de regels zijn de laatste jaren aangescherpt.</p>
<p>Als verhuurder moet je bij een nieuw contract de puntentelling meegeven. Huurders kunnen de telling laten toetsen door de Huurcommissie.</p>
<h2>Waar de punten zitten</h2>
<ul>
<li><strong>Oppervlakte</strong>: vertrekken tellen zwaarder dan bergingen. Meet volgens de regels, niet volgens de brochure.</li>
<li><strong>Energielabel</strong>: een goed label levert punten op, een slecht label kan punten kosten.</li>
<li><strong>Keuken en badkamer</strong>: de lengte van het aanrecht en de aanwezige voorzieningen tellen, niet het merk.</li>
<li><strong>Buitenruimte</strong>: een privébalkon of tuin geeft punten.</li>
<li><strong>WOZ-waarde</strong>: die werkt door, met een maximum.</li>
</ul>
<blockquote><p>Meet eerst, reken dan, adverteer daarna. In die volgorde.</p></blockquote>
<h2>Kale huur en servicekosten</h2>
<p>De huurprijs is de kale huur. Kosten voor schoonmaak van het portiek, stookkosten of meubels reken je apart. Servicekosten moeten op werkelijke kosten zijn gebaseerd, en eens per jaar maak je een afrekening. Een rond bedrag “all-in” klinkt handig, maar geeft vaak problemen.</p>
<h2>De huur verhogen</h2>
<p>Dat mag, binnen de grenzen die elk jaar worden vastgesteld en volgens wat er in het contract staat. Kondig het op tijd aan, schriftelijk. Vergeet je het een jaar, dan haal je het niet zomaar in.</p>
<h2>Bijzondere gevallen</h2>
<p>Voor kamers gelden andere punten dan voor een zelfstandige woning, en voor monumenten en nieuwbouw bestaan toeslagen. Ook een woning met een gedeelde keuken telt anders. Twijfel je waar jouw woning onder valt, vraag het dan voordat je tekent.</p>
<h2>Tips voor verhuurders</h2>
<ol>
<li>Laat de punten tellen voordat je een prijs noemt.</li>
<li>Bekijk of een beter <a href="/leebl">energielabel</a> de moeite waard is.</li>
<li>Leg vast wie wat onderhoudt.</li>
<li>Maak een beschrijving bij het begin van de huur, met foto’s.</li>
</ol>
<h2>Tips voor huurders</h2>
<p>Vraag naar de telling. Een nette verhuurder heeft hem klaarliggen. Klopt er iets niet, ga dan eerst in gesprek. Meestal is het een vergissing, en die is zo hersteld.</p>
<p>Wil je je woning verhuren en zeker weten dat het klopt? Fenna rekent graag met je mee. Kijk op <a href="/verhuur">verhuren</a>.</p>`,
});
