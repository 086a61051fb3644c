import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'opleverpunten-checklist',
  title: 'De laatste ronde: checklist voor de oplevering',
  date: '2025-10-07T09:05:00',
  author: 'Sanne Kolkman',
  categories: ['kopen'],
  tags: ['checklist', 'notaris', 'bezichtigen'],
  excerpt:
    'Vlak voor de notaris loop je nog één keer door het huis. Waar kijk je naar, en wat doe je als er iets niet klopt?',
  intro: 'De laatste ronde door een huis dat bijna van jou is.',
  picture: { seed: 321, kind: 'room', detail: { room: 'hal', ruimte: 'hal' } },
  alt: 'Een hal met een trap en een voordeur',
  content: `
<p>De ochtend van de overdracht. Het huis is leeg, het galmt. Je hebt een half uur, daarna ga je naar de notaris. Dit is de inspectie vóór oplevering, en hij is belangrijker dan hij lijkt. Na je handtekening is het huis van jou, met alles erop, eraan en erin.</p>
<h2>Waarom je dit doet</h2>
<p>Je controleert of het huis in dezelfde staat is als bij de koop, of alles weg is wat weg zou gaan en er nog is wat zou blijven. Neem de koopovereenkomst en de lijst van zaken mee, en een zaklamp.</p>
<h2>Loop in deze volgorde</h2>
<h3>Buiten</h3>
<ul>
<li>Dakgoten, regenpijpen en pannen</li>
<li>Schutting, schuur en tuinhuis: leeg, en er nog</li>
<li>Sleutels van schuur en poort</li>
</ul>
<h3>Binnen</h3>
<ul>
<li>Alle kranen open en de afvoeren na laten lopen</li>
<li>Toilet doorspoelen, douche aan</li>
<li>Elk raam en elke deur een keer open en dicht</li>
<li>Lichtpunten en stopcontacten steekproefsgewijs</li>
<li>Ketel aan, radiatoren warm</li>
<li>Keukenapparatuur: kookplaat, oven, vaatwasser</li>
<li>Vlekken, gaten en schade die je nog niet kende</li>
</ul>
<h3>Papier</h3>
<ul>
<li>Meterstanden opnemen en fotograferen</li>
<li>Handleidingen, garantiebewijzen en onderhoudsboekje van de ketel</li>
<li>Inloggegevens van slimme thermostaat, zonnepanelen of alarm</li>
<li>Alle sleutels, ook de reserve bij de buren</li>
</ul>
<blockquote><p>De meeste ruzies bij een oplevering gaan niet over geld, maar over een gordijnrail.</p></blockquote>
<h2>Er klopt iets niet</h2>
<p>Een kapotte kraan is geen ramp. Bespreek het meteen, met de makelaars erbij. Kleine dingen los je op met een afspraak op papier: de verkoper laat het herstellen, of jullie verrekenen een bedrag. Dat kan vaak nog dezelfde ochtend bij de notaris.</p>
<p>Is het groot, teken dan niet zomaar. Bel je makelaar of de notaris en vraag om uitstel, of om een bedrag dat bij de notaris in depot blijft tot het is opgelost.</p>
<h2>Wat als er nog iemand woont?</h2>
<p>Dan kun je niet alles zien. Achter een kast kan een vochtplek zitten, en onder een kleed een kras. Spreek in dat geval af dat de woning leeg is bij de inspectie, of leg vast wat je niet hebt kunnen controleren. Zet dat in het inspectierapport, met handtekeningen van beide kanten.</p>
<h2>Ook voor verkopers</h2>
<p>Lever schoon en leeg op. Vul gaatjes, laat niets op zolder achter “omdat het misschien handig is”, en plak op elke sleutel een labeltje. De nieuwe bewoners vergeten dat nooit meer.</p>
<p>Wil je dat er iemand meeloopt? Bij een <a href="/aankoop">aankoopopdracht</a> zijn we er altijd bij.</p>`,
});
