import { defineBlog } from './blog.ts';

export const blog = defineBlog({
  slug: 'eerste-huis-lessen-van-starters',
  title: '“Begin met de bank”: vijf lessen van starters',
  date: '2025-08-05T08:40:00',
  author: 'Sanne Kolkman',
  categories: ['kopen'],
  tags: ['starters', 'bieden', 'deventer'],
  excerpt:
    'We vroegen vijf starters wat ze graag eerder hadden geweten. Hun antwoorden zijn nuchterder dan elk stappenplan.',
  picture: { seed: 324, kind: 'scene', detail: { theme: 'verhuizing', light: 'ochtend' } },
  alt: 'Verhuisdozen in een lichte woonkamer',
  content: `
<p>Starters lezen alles, en weten daarna nog steeds niet waar ze moeten beginnen. Daarom vroegen we vijf klanten die het achter de rug hebben: wat had je graag eerder geweten? De namen zijn veranderd, de huizen staan er nog.</p>
<h2>1. “Begin met de bank, niet met de bank”</h2>
<p>Roos en Jelle kochten in Voorstad. “We hadden al een hoekbank uitgezocht voordat we wisten wat we konden lenen. Achteraf zonde: de helft van de huizen die we bekeken, kon helemaal niet. Na één gesprek wisten we ons bedrag en werd zoeken opeens leuk.”</p>
<h2>2. “Kijk naar tien huizen voor je biedt”</h2>
<p>Dewi kocht een appartement in Borgele. “Bij het eerste huis vond ik alles geweldig. Bij het zesde zag ik de scheuren. Bij het tiende kon ik inschatten of de prijs klopte. Zie de eerste paar bezichtigingen als rijles.”</p>
<h2>3. “Vergeet de VvE niet”</h2>
<p>Mees kocht een bovenwoning. “Ik had de notulen niet gelezen. Drie maanden later kwam de rekening voor het dak. Gelukkig had Sanne mij gewaarschuwd en had ik iets opzijgezet.” Lees daarom eerst <a href="/blogs/vve-stukken-lezen">hoe je VvE-stukken leest</a>.</p>
<blockquote><p>Je eerste huis hoeft niet je laatste te zijn. Dat gaf lucht.</p></blockquote>
<h2>4. “Reken je leven mee”</h2>
<p>Naomi kocht alleen, in Colmschate. “Ik kon meer lenen dan ik wilde betalen. Ik heb opgeschreven wat ik per maand wil overhouden, voor reizen en voor mijn paard. Dat bedrag is mijn grens geworden, niet dat van de bank.”</p>
<h2>5. “Laat je niet opjagen”</h2>
<p>Stijn en Lotte werden derde bij hun droomhuis. “We waren er kapot van. Twee weken later kwam er iets voorbij met een grotere tuin, en daar boden we met een koel hoofd. Spreek samen af wie er aan de noodrem mag trekken.”</p>
<h2>En achteraf?</h2>
<p>Alle vijf zouden het weer doen. Niet per se hetzelfde huis, wel dezelfde stap. “Het eerste jaar is duur,” zegt Dewi, “want je koopt een boormachine en een ladder en nog een ladder. Daarna is het gewoon thuis.”</p>
<h2>Wat wij eraan toevoegen</h2>
<ul>
<li>Zoek ook een dorp verder. In Twello of Olst zit soms meer ruimte in je budget.</li>
<li>Maak een map met je papieren: loonstroken, werkgeversverklaring, studieschuld, spaargeld.</li>
<li>Vraag naar hulp. Van <a href="/blogs/kopen-met-hulp-van-je-ouders">ouders</a>, van de gemeente, van ons.</li>
</ul>
<p>Op onze pagina <a href="/starter-op-de-woningmarkt">starter op de woningmarkt</a> staat alles bij elkaar. En wil je sparren zonder iets te hoeven kopen: <a href="/contact">loop binnen</a>.</p>`,
});
