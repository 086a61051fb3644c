import { assetId } from '../assets.ts';
import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'wonen-bij-de-ijssel',
  title: 'Wonen bij de IJssel: uitzicht, hoogwater & de dijk',
  date: '2026-02-26T07:30:00',
  author: 'Joost Hagedoorn',
  categories: ['regio', 'taxeren'],
  tags: ['deventer', 'dorpen', 'bezichtigen'],
  excerpt:
    'Elke winter komt het water een keer hoog, en elke winter belt er iemand die twijfelt. Wat betekent de rivier voor je huis?',
  intro: 'Elke winter komt het water hoog, en elke winter krijgen we dezelfde vraag.',
  picture: { seed: 326, kind: 'scene', detail: { theme: 'ijssel', season: 'winter' } },
  alt: 'De IJssel in de winter, met Deventer aan de overkant',
  content: `
<p>De uiterwaarden staan blank, de kade loopt onder, de stad komt kijken. Voor Deventenaren is hoogwater een uitje. Voor wie er een huis wil kopen is het een vraagteken.</p>
<h2>Binnendijks of buitendijks</h2>
<p>Dit is het eerste wat je moet weten. Binnendijks ligt je huis achter de dijk en word je beschermd. Buitendijks ligt het in het gebied dat de rivier mag gebruiken. Daar wonen is mogelijk, en soms prachtig, maar je huis moet ertegen kunnen. Op openbare kaarten zie je per adres wat het risico is.</p>
<h2>Ruimte voor de rivier</h2>
<p>Rond Deventer is de afgelopen decennia veel gedaan: nevengeulen, verlaagde uiterwaarden, sterkere dijken. Daardoor kan het water sneller weg. Dat zie je ook in het landschap, dat wilder en mooier is geworden.</p>
<figure class="wp-block-image size-large"><img src="/assets/${assetId('deventer-ijssel')}" alt="De uiterwaarden en de IJssel bij Deventer" width="1600" height="1200" /><figcaption class="wp-element-caption">De uiterwaarden bij Deventer in een rustig jaargetijde.</figcaption></figure>
<h2>Kwel en kelders</h2>
<p>Ook achter de dijk merk je de rivier. Bij hoge standen kan water onder de dijk door omhoogkomen. Kelders in de binnenstad en in dorpen langs de IJssel zijn niet altijd droog. Kijk naar sporen op de muur, vraag naar een pomp en kom als het even kan een keer in de winter.</p>
<blockquote><p>Een droge kelder in augustus zegt niets. Een droge kelder in januari alles.</p></blockquote>
<h2>Wat het doet met de waarde</h2>
<p>Uitzicht op het water is geliefd en wordt betaald. Een kwetsbare ligging drukt de prijs, al verschilt het per plek. Als taxateur kijk ik naar beide: wat brachten huizen langs de rivier op, en wat moet er gebeuren om ze droog te houden?</p>
<h2>Verzekeren</h2>
<p>Lees je opstalverzekering. Schade door neerslag is vaak gedekt, schade door een overstroming van een grote rivier niet altijd. Vraag het voor je tekent, en vraag het schriftelijk.</p>
<h2>Checklist voor een huis bij de rivier</h2>
<ul>
<li>Binnen- of buitendijks?</li>
<li>Is er een kelder, en hoe was die in de laatste natte winter?</li>
<li>Waar staan de ketel en de meterkast: hoog of laag?</li>
<li>Is er kans op werkzaamheden aan de dijk?</li>
<li>Mag je er bouwen? Voor grond bij een dijk gelden regels van het waterschap.</li>
</ul>
<h2>Toch doen?</h2>
<p>Wie eenmaal aan de rivier woont, verhuist zelden weg van het water. Je ziet de seizoenen, de schepen, de ganzen. In <a href="/blogs/wonen-in-olst">Olst</a>, de Worp en Wilp vind je huizen met dat uitzicht. Wij lopen graag mee de kelder in. Bekijk eerst <a href="/woningaanbod">het aanbod</a>.</p>`,
});
