import { banner, compliments, formBanner, services, steps, things } from '../banners.ts';
import { definePage } from './page.ts';

export const taxatie = definePage({
  slug: 'taxatie',
  titel: 'Je woning laten taxeren',
  subtitel: 'Een rapport waar je geldverstrekker mee verder kan, en jij ook.',
  header: 'Page',
  achtergrond: 'kop-taxatie',
  meta_titel: 'Taxatie in Deventer en omgeving | Binnen',
  meta_omschrijving:
    'Een taxatie nodig voor je hypotheek, een lagere rente of een scheiding? Vaste tarieven, snel een afspraak en een rapport in heldere taal.',
  banners: [
    banner('image-text', {
      subtitle: { text: 'Waarvoor' },
      title: { text: 'Een waarde die standhoudt' },
      content: {
        html: '<p>Een taxatie is een onderbouwd oordeel over de marktwaarde, opgesteld door een taxateur die geen belang heeft bij de uitkomst. Je hebt er vaak een nodig bij een nieuwe hypotheek, bij oversluiten, bij een verbouwing of als jullie uit elkaar gaan.</p><p>Ook handig: is je huis flink meer waard dan toen je je hypotheek afsloot, dan val je misschien in een lagere risicoklasse en betaal je minder rente.</p>',
      },
      image: { image: 'taxatie-opname' },
      button: { text: 'Kan jij besparen? Reken het uit', url: '/hypotheekrente-berekenen' },
    }),
    banner('price-packages-valuation', {
      title: { text: 'Wat kost een taxatie?' },
      subtitle: { text: 'Een vast tarief naar de waarde van je woning' },
      content: {
        html: '<p>Het tarief is inclusief btw, opname, rapport en de controle door het validatie-instituut. Weet je de waarde nog niet? Kies het tarief dat het dichtst in de buurt komt, we passen het zo nodig aan.</p>',
      },
    }),
    banner(
      'steps',
      { title: { text: 'Van aanvraag tot rapport' } },
      steps([
        ['Aanvraag', 'Je vult het formulier in en kiest waarvoor je de taxatie nodig hebt.'],
        ['Afspraak', 'We bellen je, meestal nog dezelfde werkdag, en plannen een opname.'],
        ['Opname', 'De taxateur bekijkt de woning van kruipruimte tot nok en meet na. Reken op een uur.'],
        ['Vergelijken', 'We leggen je woning naast huizen die onlangs in de buurt zijn verkocht.'],
        ['Rapport', 'Je krijgt het rapport in een map per mail, met een toelichting die je kunt lezen.'],
      ]),
      { anker: 'steps' },
    ),
    formBanner('valuation-request', 'valuation', {
      title: { text: 'Vraag een taxatie aan' },
      subtitle: { text: 'Het invullen kost ongeveer drie minuten.' },
    }),
    banner('image-text', {
      subtitle: { text: 'Voorbereiden' },
      title: { text: 'Zo haal je alles uit de opname' },
      content: {
        html: '<p>De taxateur beoordeelt wat er is, niet hoe netjes het bed is opgemaakt. Wel helpt het als je papieren klaarlegt.</p><ul><li>Rekeningen van verbouwingen en van isolatie</li><li>Het energielabel, als je dat hebt</li><li>Bij een appartement: de jaarstukken en het onderhoudsplan van de VvE</li><li>Bij erfpacht: de akte met de voorwaarden</li></ul>',
      },
      image: { image: 'taxatie-kaart' },
      button: { text: 'Lees hoe een taxatie verloopt', url: '/blogs/wat-gebeurt-er-bij-een-taxatie' },
    }),
    banner(
      'sure-things',
      { title: { text: 'Veelgestelde vragen' } },
      things([
        {
          text: 'Hoe lang is een rapport geldig?',
          html: '<p>Geldverstrekkers stellen daar hun eigen eisen aan, meestal een aantal maanden. Vraag het voor je de taxatie plant, dan hoeft het niet over.</p>',
          url: '/contact',
          image: 'kop-rente',
        },
        {
          text: 'Mag ik mijn eigen makelaar vragen?',
          html: '<p>Nee. Wie bij de verkoop of aankoop van een huis betrokken is, mag het niet taxeren voor die hypotheek. Verkopen wij het huis dat je koopt, dan verwijzen we je naar een collega.</p>',
          url: '/contact',
          image: 'kop-over',
        },
        {
          text: 'En als ik ga verbouwen?',
          html: '<p>Dan taxeren we de waarde nu en de waarde na de verbouwing. Daarvoor hebben we een specificatie van de kosten nodig. Na je aanvraag sturen we je een hulpmiddel om die te maken.</p>',
          url: '/blogs/verbouwen-meefinancieren',
          image: 'kop-karwei',
        },
      ]),
    ),
    banner(
      'compliments',
      { title: { text: 'Ervaringen' } },
      compliments([
        {
          text: 'Familie Wolterink',
          image: 'klant-4',
          html: '<p>Onze boerderij past in geen enkel rijtje. Joost kwam twee keer terug om de schuren goed op te nemen.</p>',
        },
        {
          text: 'Anouk',
          image: 'klant-6',
          html: '<p>Maandag gebeld, woensdag bezoek, het rapport nog voor het weekend. En de rente ging omlaag.</p>',
        },
      ]),
    ),
    banner(
      'services',
      { title: { text: 'Hoort erbij' } },
      services([
        ['Hypotheekrente berekenen', '/hypotheekrente-berekenen', 'dienst-hypotheek'],
        ['Energielabel aanvragen', '/leebl', 'dienst-energielabel'],
        ['Gratis waardebepaling', '/gratis-waardebepaling', 'dienst-verkoopadvies'],
      ]),
    ),
  ],
});
