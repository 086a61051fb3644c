/** The firm's documents, as HTML. The firm does not exist: they show the shape of such texts and bind nobody. */

export const disclaimer = `
<p>Deze website is met zorg gemaakt. Toch kan er iets niet kloppen of inmiddels veranderd zijn. Hieronder lees je wat dat betekent.</p>
<h2>Woninggegevens</h2>
<p>De gegevens van woningen krijgen we van eigenaren, uit openbare registers en uit onze eigen opname. Maten zijn opgemeten met een vaste meetinstructie, maar kleine verschillen zijn mogelijk. Een plattegrond laat de indeling zien en is niet op schaal. Je kunt aan deze gegevens geen rechten ontlenen; voor een koop geldt wat in de koopovereenkomst staat.</p>
<h2>Aanbod en biedingen</h2>
<p>Een woning op deze website is een uitnodiging om te bieden, geen aanbod dat je alleen hoeft te aanvaarden. Een koop komt voor een particulier pas tot stand als beide partijen de koopovereenkomst hebben ondertekend.</p>
<h2>Schattingen en rekenhulpen</h2>
<p>De uitkomst van een rekenhulp is een indicatie op basis van vergelijkbare woningen. Het is geen taxatie, geen waardebepaling door een makelaar en geen financieel advies. Neem geen beslissing op grond van een rekenhulp alleen.</p>
<h2>Artikelen</h2>
<p>Onze blogs gaan over algemene situaties. Regels veranderen en iedere situatie is anders. Vraag een makelaar, adviseur of notaris naar jouw geval.</p>
<h2>Foto’s en teksten</h2>
<p>De teksten, foto’s en plattegronden zijn van ons of van onze leveranciers. Je mag ernaar verwijzen en ze met anderen delen. Voor ander gebruik vragen we je om eerst toestemming te vragen.</p>
<h2>Andere websites</h2>
<p>Soms verwijzen we naar websites van anderen. Wat daar staat, valt buiten onze verantwoordelijkheid.</p>
<h2>Zie je een fout?</h2>
<p>Laat het ons weten via <a href="mailto:info@binnen.example">info@binnen.example</a> of <a href="/contact">het contactformulier</a>. Dan passen we het aan.</p>`.trim();

export const cookies = `
<p>Een cookie is een klein bestand dat je browser bewaart. Wij gebruiken er drie soorten:</p>
<ul>
<li><strong>Noodzakelijk</strong>: om de website te laten werken en je keuzes te onthouden. Daarvoor hebben we geen toestemming nodig.</li>
<li><strong>Statistiek</strong>: om te zien welke pagina’s worden gelezen. Pas na je toestemming.</li>
<li><strong>Advertenties</strong>: om je op sociale media advertenties te laten zien die bij je zoektocht passen. Pas na je toestemming.</li>
</ul>
<p>Je keuze onthouden we drie dagen. Wijzigen kan altijd met de link “Cookies” onder aan elke pagina.</p>`.trim();

export const privacyverklaring = `
<p>Binnen is een makelaarskantoor. Om je te kunnen helpen hebben we gegevens van je nodig. In deze verklaring lees je welke, waarom, hoelang we ze bewaren en wat je rechten zijn. Laatst gewijzigd op 14 oktober 2026.</p>
<h2>Wie we zijn</h2>
<p>Binnen, Keulenstraat 19c, 7418 ET Deventer, is verantwoordelijk voor de verwerking van je gegevens. Vragen over privacy stuur je naar <a href="mailto:info@binnen.example">info@binnen.example</a>, of je belt <a href="tel:+31570555010">0570 555 010</a>.</p>
<h2>Welke gegevens we verwerken</h2>
<table>
<thead><tr><th scope="col">Situatie</th><th scope="col">Gegevens</th></tr></thead>
<tbody>
<tr><th scope="row">Contact en kennismaking</th><td>Naam, e-mailadres, telefoonnummer, je bericht en of je gebeld wilt worden</td></tr>
<tr><th scope="row">Verkoop, verhuur en verkoopadvies</th><td>Ook het adres van je woning, het gekozen pakket en de reden die je opgeeft</td></tr>
<tr><th scope="row">Taxatie en energielabel</th><td>Ook het soort woning, je geldverstrekker en waarvoor je het rapport nodig hebt</td></tr>
<tr><th scope="row">Zoekopdracht</th><td>Ook je woonwensen: plaatsen, soort woning, prijs, kamers en oppervlakte</td></tr>
<tr><th scope="row">Hypotheekhulp</th><td>Ook waarvoor je hulp zoekt; na een gesprek de financiële gegevens die voor het advies nodig zijn</td></tr>
<tr><th scope="row">Rekenhulpen</th><td>Je adres, de geschatte waarde en, als je die invult, je e-mailadres</td></tr>
<tr><th scope="row">Bezoek aan de website</th><td>Technische gegevens die nodig zijn om de site veilig te tonen; statistiek en advertenties alleen met je toestemming</td></tr>
</tbody>
</table>
<h2>Waarom we dat mogen</h2>
<ul>
<li><strong>Om een overeenkomst voor te bereiden of uit te voeren</strong>: je vraagt ons iets, en daarvoor hebben we je gegevens nodig.</li>
<li><strong>Omdat de wet het voorschrijft</strong>: bijvoorbeeld voor de administratie en voor de controle van identiteit bij een aankoop of verkoop.</li>
<li><strong>Omdat we er een gerechtvaardigd belang bij hebben</strong>: zoals het beveiligen van de website en het beantwoorden van vragen.</li>
<li><strong>Omdat je toestemming gaf</strong>: voor nieuwsbrieven en voor cookies die niet noodzakelijk zijn. Die toestemming kun je altijd intrekken.</li>
</ul>
<p>Als je in een formulier aanvinkt dat je deze verklaring hebt gelezen, geef je daarmee géén toestemming voor reclame.</p>
<h2>Met wie we gegevens delen</h2>
<p>We verkopen je gegevens niet. We werken wel met leveranciers die ze voor ons verwerken, en met hen hebben we afspraken vastgelegd:</p>
<ul>
<li>Realworks, voor onze makelaarsadministratie en zoekopdrachten.</li>
<li>ActiveCampaign, voor de afhandeling van formulieren en e-mail. Deze dienst kan gegevens in de Verenigde Staten verwerken; daarvoor gelden de waarborgen die de Europese regels vragen.</li>
<li>Google en Meta, voor statistiek en advertenties, alleen als je daar toestemming voor gaf.</li>
<li>Partijen die bij jouw opdracht horen, zoals de notaris, de energieadviseur of de geldverstrekker, als dat nodig is en je het weet.</li>
</ul>
<h2>Hoelang we ze bewaren</h2>
<ul>
<li>Een vraag of aanvraag die niet tot een opdracht leidt: maximaal twaalf maanden.</li>
<li>Een zoekopdracht: tot je hem stopt, en anders tot een jaar na de laatste keer dat je reageerde.</li>
<li>Gegevens bij een opdracht: zolang als de wettelijke bewaarplicht vraagt.</li>
<li>De keuze voor cookies: drie dagen, daarna vragen we het opnieuw.</li>
</ul>
<h2>Cookies</h2>
<p>Noodzakelijke cookies zorgen dat de website werkt. Andere cookies plaatsen we pas als je op “Ok” klikt. Je kunt ook kiezen voor alleen noodzakelijke cookies, en je keuze altijd wijzigen via “Cookies” onder aan elke pagina.</p>
<h2>Je rechten</h2>
<p>Je mag vragen welke gegevens we van je hebben, ze laten verbeteren of verwijderen, bezwaar maken tegen het gebruik ervan, het gebruik laten beperken en je gegevens meenemen. Stuur een bericht naar <a href="mailto:info@binnen.example">info@binnen.example</a>. We reageren binnen een maand.</p>
<p>Kom je er met ons niet uit, dan kun je een klacht indienen bij de <a href="https://autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.</p>
<h2>Beveiliging</h2>
<p>Gegevens worden versleuteld verstuurd en alleen collega’s die ze nodig hebben, kunnen erbij. Zie je iets dat niet klopt, meld het dan meteen.</p>`.trim();

export const algemeneVoorwaarden = `
<p>Deze voorwaarden gelden voor iedere opdracht die je aan Binnen geeft, tenzij we schriftelijk iets anders afspreken. Ze zijn geschreven in gewone taal, omdat afspraken alleen werken als beide kanten ze begrijpen.</p>
<h2>1. Wie zijn wie</h2>
<p>Met “wij” bedoelen we Binnen, Keulenstraat 19c, 7418 ET Deventer. Met “jij” bedoelen we degene die ons de opdracht geeft. Zijn jullie met meer, dan geldt dat voor jullie samen.</p>
<h2>2. De opdracht</h2>
<ol>
<li>Een opdracht begint als jij en wij de opdrachtbevestiging hebben ondertekend. Daarin staat wat we doen, wat het kost en hoelang de opdracht loopt.</li>
<li>Je mag een opdracht die je buiten ons kantoor of op afstand hebt gegeven, kosteloos herroepen binnen de termijn die de wet daarvoor geeft.</li>
<li>We voeren de opdracht zelf uit. Schakelen we een ander in, dan vertellen we dat vooraf.</li>
</ol>
<h2>3. Wat je van ons mag verwachten</h2>
<ol>
<li>We behartigen jouw belang en niet dat van de andere partij.</li>
<li>We vertellen je wat we weten, ook als het nieuws je minder goed uitkomt.</li>
<li>We houden geheim wat je ons in vertrouwen vertelt, tenzij de wet ons verplicht om te spreken.</li>
</ol>
<h2>4. Wat we van jou verwachten</h2>
<ol>
<li>Je geeft ons de informatie die nodig is, volledig en naar waarheid. Ook over gebreken aan de woning.</li>
<li>Je laat ons toe in de woning als dat voor de opdracht nodig is, op afspraak.</li>
<li>Zolang een verkoopopdracht loopt, sluit je de verkoop niet buiten ons om.</li>
</ol>
<h2>5. Kosten en betaling</h2>
<ol>
<li>De prijs staat in de opdrachtbevestiging en is voor particulieren inclusief btw.</li>
<li>Kosten van anderen, zoals de fotograaf of het energielabel, betaal je alleen als je ze vooraf hebt goedgekeurd.</li>
<li>Je betaalt binnen veertien dagen na de factuurdatum, tenzij afrekening via de notaris is afgesproken.</li>
</ol>
<h2>6. Taxaties</h2>
<ol>
<li>Een taxatie voeren we alleen uit als we onafhankelijk zijn van de transactie.</li>
<li>Het rapport is bedoeld voor het doel dat erin staat en voor de opdrachtgever. Anderen kunnen er geen rechten aan ontlenen.</li>
</ol>
<h2>7. Stoppen met de opdracht</h2>
<ol>
<li>Je mag een opdracht op elk moment opzeggen. Je betaalt dan de kosten die tot dat moment zijn gemaakt en die in de opdrachtbevestiging staan.</li>
<li>Ook wij mogen stoppen, als we daar een goede reden voor hebben en je op tijd laten weten waarom.</li>
</ol>
<h2>8. Als er iets misgaat</h2>
<ol>
<li>Bel ons. De meeste problemen zijn met een gesprek op te lossen.</li>
<li>Kom je er niet uit, stuur dan een schriftelijke klacht naar <a href="mailto:info@binnen.example">info@binnen.example</a>. Een collega die niet bij de opdracht betrokken was, bekijkt hem en je krijgt binnen veertien dagen antwoord.</li>
<li>We zijn aansprakelijk voor schade door een fout van ons, tot het bedrag dat onze verzekering in dat geval uitkeert. Die beperking geldt niet bij opzet of grove nalatigheid.</li>
</ol>
<h2>9. Recht</h2>
<p>Op onze opdrachten is Nederlands recht van toepassing. Over de verwerking van je gegevens lees je meer in de <a href="/privacyverklaring">privacyverklaring</a>.</p>`.trim();
