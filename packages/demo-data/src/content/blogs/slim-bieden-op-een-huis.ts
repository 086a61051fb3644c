import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'slim-bieden-op-een-huis',
  title: 'Slim bieden op een huis: zo bepaal je wat je biedt',
  date: '2026-11-12T08:30:00',
  author: 'Sanne Kolkman',
  categories: ['kopen'],
  tags: ['bieden', 'starters', 'bezichtigen'],
  excerpt:
    'Een bod is meer dan een bedrag. Wie vooraf bepaalt wat een huis waard is, wat hij kan betalen en welke voorwaarden hij stelt, biedt rustiger en vaak beter.',
  intro:
    'Een bod is meer dan een bedrag. <strong>Drie getallen en een paar voorwaarden</strong>, daar gaat het om.',
  picture: { seed: 301, kind: 'scene', detail: { theme: 'bezichtiging' } },
  alt: 'Een makelaar laat twee kopers binnen',
  content: `
<p>Je hebt een huis gezien dat klopt. De makelaar vraagt om een bod, liefst voor vrijdag. En dan zit je ’s avonds aan tafel met de vraag waar niemand je het antwoord op geeft: hoeveel?</p>
<p>Ik help elke week kopers met die vraag. Dit is wat we dan doen.</p>
<h2>Begin met drie getallen</h2>
<p>Schrijf ze op voordat je over een bod nadenkt, het liefst voordat je verliefd wordt.</p>
<ol>
<li><strong>Wat is het huis waard?</strong> Kijk naar wat vergelijkbare huizen in de buurt hebben opgebracht. Niet naar wat ernaast te koop staat, want een vraagprijs is een wens.</li>
<li><strong>Wat kun je betalen?</strong> Laat dit uitrekenen, inclusief de kosten die je niet meeleent. <a href="/wooncontinuplan">Een gesprek over je hypotheek</a> hoort vóór de eerste bezichtiging.</li>
<li><strong>Wat is het jou waard?</strong> Dit getal is van jou. Woont je moeder om de hoek, dan mag het hoger zijn. Moet de keuken eruit, dan lager.</li>
</ol>
<p>Het laagste van de laatste twee is je grens. Die verleg je niet op het moment dat je moet beslissen.</p>
<h2>De vraagprijs is een startpunt, geen waarheid</h2>
<p>Soms zetten verkopers laag in om veel kijkers te trekken. Soms hopen ze op een bedrag dat niemand betaalt. Uit de prijs alleen weet je dat niet. Vraag daarom naar de reden van verkoop, naar hoe lang het huis te koop staat en naar de vorm van verkoop: wordt er onderhandeld, of dient iedereen één bod in?</p>
<blockquote><p>Bied een bedrag waarbij je het niet erg vindt als je het huis niet krijgt, en wel blij bent als je het wel krijgt.</p></blockquote>
<h2>Voorwaarden zijn ook geld</h2>
<p>Een verkoper kijkt niet alleen naar het bedrag. Zekerheid telt mee. Denk aan:</p>
<ul>
<li><strong>Voorbehoud van financiering.</strong> Het beschermt je als de bank nee zegt. Weglaten maakt je bod sterker en je risico groter. Doe dat nooit zonder dat je adviseur heeft meegekeken.</li>
<li><strong>Voorbehoud van bouwkundige keuring.</strong> Bij een ouder huis verstandig. Lees ook <a href="/blogs/bouwkundige-keuring-wanneer-wel">wanneer je laat keuren</a>.</li>
<li><strong>De datum.</strong> Wil de verkoper langer blijven zitten, en kun jij wachten? Zeg het. Het kost je niets.</li>
<li><strong>Wat er blijft.</strong> Zonnepanelen, gordijnen, die ene kast. Spreek het nu af, niet bij de sleutel.</li>
</ul>
<h2>Het bod zelf</h2>
<p>Doe je bod schriftelijk, met alle voorwaarden erin en een termijn waarop je antwoord verwacht. Een korte toelichting helpt: wie zijn jullie, wat kunnen jullie en waarom dit huis. Houd het zakelijk. Een verkoper wil vooral weten dat het doorgaat.</p>
<p>Krijg je nee? Vraag wat de doorslag gaf. Bij het volgende huis weet je dan meer dan de rest.</p>
<h2>En daarna</h2>
<p>Is er een akkoord, dan is dat mooi, maar nog niet definitief. Als particulier zit je pas vast aan een koop als de koopovereenkomst is getekend. Daarna heb je nog drie dagen bedenktijd. Gebruik die tijd om alles na te lopen.</p>
<p>Kom je er niet uit? <a href="/aankoop">Een aankoopmakelaar</a> kan ook alleen voor het bod worden ingeschakeld.</p>`,
});
