/** The page when nothing else works: no script, no style sheet, no data. */
export const staticPage = `<!DOCTYPE html><html lang="nl-NL"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Binnen is zo terug</title></head><body><main><h1>We zijn zo terug</h1>
<p>De website van Binnen is even niet te bereiken. Probeer het over een minuut nog eens.</p>
<p>Liever meteen iemand spreken? Bel <a href="tel:+31570555010">0570 555 010</a> of mail
<a href="mailto:info@binnen.example">info@binnen.example</a>.</p>
<p>Binnen makelaars, Keulenstraat 19c, 7418 ET Deventer</p></main></body></html>`;
