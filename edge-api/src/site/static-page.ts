const formatPage = (
  title: string,
  heading: string,
  text: string,
): string => `<!DOCTYPE html><html lang="nl-NL"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title></head><body><main><h1>${heading}</h1>
<p>${text}</p>
<p>Liever meteen iemand spreken? Bel <a href="tel:+31570555010">0570 555 010</a> of mail
<a href="mailto:info@binnen.example">info@binnen.example</a>.</p>
<p>Binnen makelaars, Keulenstraat 19c, 7418 ET Deventer</p></main></body></html>`;

/** The page when nothing else works: no script, no style sheet, no data. */
export const unavailablePage = formatPage(
  'Binnen is zo terug',
  'We zijn zo terug',
  'De website van Binnen is even niet te bereiken. Probeer het over een minuut nog eens, of ga <a href="/">naar de homepage</a>.',
);

/** The page for a visitor whose form is not taken: the browser still has what was typed. */
export const formNotTakenPage = formatPage(
  'Nog niet verstuurd',
  'Je formulier is nog niet verstuurd',
  'Ga terug met de terugknop: wat je invulde staat er nog. Verstuur het over een minuut opnieuw. Komt deze pagina dan weer, bel of mail ons dan.',
);
