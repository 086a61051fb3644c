/** The options page of the blog backend. ACF has `false` for an empty repeater, picture or text. */
export const pageFields: Record<string, unknown> = {
  blog_titel: 'Blogs',
  blog_intro: '<p>Praktische artikelen over kopen, verkopen en wonen in en om Deventer.</p>',
  blog_afbeelding: false,
  blogs_per_pagina: 12,
  toon_auteur: true,
  toon_leestijd: true,
  nieuwsbrief_titel: 'Elke maand iets nuttigs',
  nieuwsbrief_tekst: false,
  uitgelichte_blogs: [
    { titel: 'Slim bieden op een huis', url: '/blogs/slim-bieden-op-een-huis' },
    { titel: 'Zo lees je een energielabel', url: '/blogs/energielabel-lezen-en-verbeteren' },
    { titel: 'NHG in gewone taal', url: '/blogs/nhg-in-gewone-taal' },
  ],
  blogs_ad: {
    titel: 'Vraag het een makelaar',
    tekst: '<p>Komt jouw situatie niet voor in onze artikelen? <a href="/contact">Stel je vraag</a>.</p>',
    knop: { titel: 'Neem contact op', url: '/contact' },
    afbeelding: false,
  },
  veelgestelde_vragen: [
    {
      vraag: 'Schrijven jullie de blogs zelf?',
      antwoord:
        '<p>Ja. Elke blog is geschreven door de makelaar, taxateur of adviseur die erboven staat.</p>',
    },
    {
      vraag: 'Mag ik een artikel delen?',
      antwoord: '<p>Graag. Onder elk artikel staan knoppen om te delen.</p>',
    },
  ],
  partners: false,
  banner_boven_blogs: false,
  meldingen: [],
};
