import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'wonen-in-bathmen',
  title: 'Wonen in Bathmen: ruimte, een ijsbaan & een goede bakker',
  date: '2026-04-16T08:20:00',
  author: 'Sanne Kolkman',
  categories: ['regio'],
  tags: ['dorpen'],
  excerpt:
    'Tussen Deventer en Lochem ligt een dorp waar je nog een boerderij met een boomgaard vindt. Soms zelfs te koop.',
  picture: { seed: 312, kind: 'facade', detail: { type: 'boerderij', bouwjaar: 1890, season: 'lente' } },
  alt: 'Een boerderij met een rieten kap',
  content: `
<p>Bathmen hoort bij de gemeente Deventer, maar wie er woont zegt gewoon Bathmen. Het dorp ligt aan de Schipbeek, met essen, houtwallen en zandpaden eromheen. Als de vorst invalt, gaat de ijsbaan open en is het dorp een paar dagen onbereikbaar voor werk.</p>
<h2>De kern</h2>
<p>Rond de oude dorpskerk staan winkels, een paar cafés en woonhuizen die al lang in dezelfde familie zijn. De buurten daaromheen zijn ruim opgezet. Je vindt er hoekwoningen met een flinke tuin, bungalows uit de jaren zeventig en nieuwere huizen aan de randen.</p>
<h2>Buiten de kern</h2>
<p>Hier wordt het interessant voor wie ruimte zoekt. Buurtschappen met boerderijen, soms met een bijgebouw waar een atelier of kantoor in past. Een boerderij kopen is anders dan een huis kopen. Denk aan:</p>
<ul>
<li>de bestemming: wonen, agrarisch of iets ertussenin;</li>
<li>schuren met asbestdaken;</li>
<li>riolering, een eigen bron of een septic tank;</li>
<li>rechten van overpad en pacht op de grond;</li>
<li>wat je mag verbouwen, slopen en terugbouwen.</li>
</ul>
<p>Neem iemand mee die dit vaker deed. Mijn collega Thijs klimt graag op een zolder.</p>
<blockquote><p>Een boerderij koop je niet met je ogen, maar met een kaart, een akte en een zaklamp.</p></blockquote>
<h2>Bereikbaarheid</h2>
<p>De A1 loopt vlak langs het dorp en er rijden bussen. Met de fiets ben je in een dik half uur in Deventer, met een elektrische fiets eerder. Voor het station ga je naar Colmschate of Deventer.</p>
<h2>Voor gezinnen</h2>
<p>Er zijn basisscholen en er is voor bijna elke sport een vereniging. De middelbare school is fietsen: kinderen gaan in groepjes en doen onderweg hun mondelinge overhoringen. Ouders zijn er opvallend nuchter over.</p>
<h2>Het verenigingsleven</h2>
<p>Nieuwkomers worden binnen een maand ergens voor gevraagd: de kerstmarkt, het bestuur van de tennisclub, de soep na de wandeltocht. Zeg niet meteen nee. Het is de snelste manier om te weten wie er een ladder heeft, en wie er volgend jaar gaat verhuizen.</p>
<h2>Is het iets voor jou?</h2>
<p>Kom op een doordeweekse avond eens kijken, als er geen zon is die alles mooier maakt. Loop een rondje, drink iets in de kern en luister. Dan weet je het meestal wel. Het aanbod staat bij <a href="/woningaanbod/bathmen">woningen in Bathmen</a>, en als je twijfelt tussen dorp en stad, lees dan ook <a href="/wonen-in-deventer">wonen in Deventer</a>.</p>`,
});
