import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'energielabel-lezen-en-verbeteren',
  title: 'Zo lees je een energielabel (en zo wordt het beter)',
  date: '2026-10-08T07:45:00',
  author: 'Joost Hagedoorn',
  categories: ['verduurzamen', 'verkopen'],
  tags: ['energielabel', 'checklist'],
  excerpt:
    'Achter die ene letter zit een heel rapport. Wie het leest, weet waar de warmte blijft en welke klus het meeste oplevert.',
  intro: 'Achter die ene letter zit een rapport dat bijna niemand leest. Jammer, want het staat vol tips.',
  picture: { seed: 303, kind: 'scene', detail: { theme: 'energie' } },
  alt: 'Een pannendak met zonnepanelen in de ochtendzon',
  content: `
<p>Een C op de advertentie, een D bij de buren. Wat zegt dat? Minder over je energierekening dan je denkt, en meer over je huis dan je verwacht.</p>
<h2>Wat het label meet</h2>
<p>Het label gaat over het gebouw, niet over de bewoners. Een adviseur kijkt naar isolatie van dak, gevel, vloer en glas, naar de verwarming, het warme water, de ventilatie en eventuele zonnepanelen. Daaruit volgt hoeveel fossiele energie het huis bij normaal gebruik nodig heeft. De schaal loopt van A++++ tot en met G.</p>
<p>Zet jij de verwarming op vijftien graden en een ander op tweeëntwintig, dan hebben jullie hetzelfde label en een heel andere rekening.</p>
<h2>Wanneer je het nodig hebt</h2>
<p>Bij verkoop en bij verhuur, en in de advertentie moet de letter al staan. Een label is tien jaar geldig. Voor beschermde monumenten geldt een uitzondering. Heb je nog geen label, dan kun je het <a href="/leebl">hier aanvragen</a>.</p>
<h2>Het rapport achter de letter</h2>
<p>Blader door naar het overzicht per onderdeel. Daar zie je hoe elk deel van je huis scoort. Vaak is het beeld niet gelijkmatig: goed glas, een oude ketel, niets onder de vloer. Dat is precies wat je wilt weten, want één zwak punt trekt het geheel omlaag.</p>
<ul>
<li><strong>Dak</strong>: warmte stijgt op. Een ongeïsoleerd dak is bijna altijd de eerste klus.</li>
<li><strong>Spouwmuur</strong>: bij huizen met een lege spouw een klus van een dag.</li>
<li><strong>Vloer</strong>: scheelt energie en vooral koude voeten.</li>
<li><strong>Glas</strong>: enkel glas verdwijnt het best samen met schilderwerk.</li>
<li><strong>Installatie</strong>: pas als de schil op orde is, weet je hoe groot de warmtepomp moet zijn.</li>
</ul>
<h2>Bewijs is goud waard</h2>
<p>De adviseur mag alleen meetellen wat hij kan zien of wat jij kunt aantonen. Zit er isolatie achter een dichte wand en is de factuur weg, dan rekent hij met het bouwjaar. Dat kan een hele letter schelen.</p>
<blockquote><p>Maak een foto voordat de gipsplaat erop gaat. Je huis onthoudt niets, een foto wel.</p></blockquote>
<p>Bewaar dus offertes, facturen, foto’s van de uitvoering en productbladen. Een mapje op je telefoon is genoeg.</p>
<h2>Moet je nog iets doen voor de verkoop?</h2>
<p>Soms wel, vaak niet. Een simpele maatregel die net een betere letter geeft, kan lonen. Een complete verbouwing zelden: kopers willen zelf kiezen. In <a href="/blogs/verduurzamen-voor-de-verkoop">verduurzamen voor de verkoop</a> lees je hoe je die afweging maakt.</p>
<h2>Kopers lezen mee</h2>
<p>Steeds vaker vragen kopers om het hele rapport. Leg het klaar bij de bezichtiging, met de energierekening van het afgelopen jaar ernaast. Dat wekt vertrouwen, ook als de letter tegenvalt.</p>`,
});
