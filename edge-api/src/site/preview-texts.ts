import type { Site } from '@binnen/composer/environment';

export const previewTexts: Site['previewTexts'] = {
  // Made when it is asked for: few see a preview, and all would wait for the formatter.
  formatEnd: (expires) =>
    new Intl.DateTimeFormat('nl-NL', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Amsterdam',
    }).format(expires),
  until: 'tot',
  asLive: 'alles zoals het live is',
  without: (remote) => `zonder ${remote}`,
  sends: 'Formulieren worden <b>echt verstuurd</b>.',
  keeps: 'Formulieren worden niet verstuurd.',
  stop: 'Stop de preview',
  over: 'De preview is afgelopen. Formulieren worden echt verstuurd.',
  otherPage:
    'In deze browser staat een preview van de site open, en deze pagina hoort daar niet bij. Open de site in een nieuw tabblad, kies bovenaan ‘Stop de preview’ en verstuur dit hier opnieuw.',
  endedHeading: 'De preview is afgelopen',
  refusedHeading: 'Preview niet beschikbaar',
  refusals: {
    unknown: 'Deze link is geen geldige preview van deze site.',
    expired: 'De tijd van deze preview is om.',
    'other-origin': 'Deze preview hoort bij een ander adres.',
    gone: 'Deze preview is beëindigd of opgeruimd.',
  },
  failedHeading: 'De preview faalt hier',
  failed: (requestId) =>
    `Deze versies kunnen deze pagina niet tonen. In de log staat waarom, bij ${requestId}.`,
};
