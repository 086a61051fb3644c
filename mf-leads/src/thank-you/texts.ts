import { routes, type ThankYou } from '@binnen/contracts/routes';

export interface ThankYouText {
  title: string;
  text: string;
  /** Where to go from here. */
  next: { label: string; href: string }[];
}

const offer = { label: 'Bekijk het woningaanbod', href: routes.offer.href() };
const blogs = { label: 'Lees onze blogs', href: routes.blogs.href() };
const selling = { label: 'Zo verkopen wij', href: routes.verkoop.href() };

/** The wording of each thank-you page; the short text `bedankt_<form>` goes before the text. */
export const thankYouTexts: Record<ThankYou, ThankYouText> = {
  aankoop: {
    title: 'Bedankt voor je interesse!',
    text: 'We hebben je gegevens ontvangen en bellen je binnen een werkdag.',
    next: [offer],
  },
  beterhypotheken: {
    title: 'Bedankt voor je aanvraag!',
    text: 'Een hypotheekadviseur neemt contact met je op om de mogelijkheden door te nemen.',
    next: [offer, blogs],
  },
  contact: {
    title: 'Bedankt voor je bericht!',
    text: 'We nemen binnen een werkdag contact met je op.',
    next: [offer, blogs],
  },
  'gratis-verkoopadvies': {
    title: 'Bedankt, we komen graag langs!',
    text: 'We bellen of mailen je om een afspraak te maken voor je gratis verkoopadvies.',
    next: [selling],
  },
  'gratis-waardebepaling': {
    title: 'Bedankt voor je aanvraag!',
    text: 'Binnen een werkdag nemen we contact met je op voor de gratis waardebepaling van je woning.',
    next: [selling],
  },
  leebl: {
    title: 'Bedankt voor je aanvraag!',
    text: 'We hebben je gegevens ontvangen en nemen contact met je op over het energielabel van je woning.',
    next: [blogs],
  },
  melding: {
    title: 'Kijk in je mail',
    text: 'We hebben je een mail gestuurd. Bevestig daarin je melding: dan mailen we je als er een woning bij komt of goedkoper wordt. Geen mail? Kijk ook bij ongewenste mail.',
    next: [offer],
  },
  taxatie: {
    title: 'Bedankt voor je aanvraag!',
    text: 'We nemen contact met je op om de taxatie van je woning in te plannen.',
    next: [blogs],
  },
  verhuur: {
    title: 'Wij gaan kennismaken!',
    text: 'Bedankt voor je gegevens. We nemen binnenkort contact met je op over de verhuur van je woning.',
    next: [blogs],
  },
  verkoop: {
    title: 'Bedankt voor je vertrouwen!',
    text: 'We nemen zo snel mogelijk contact met je op over de verkoop van je huis.',
    next: [offer, blogs],
  },
  wooncontinuplan: {
    title: 'Bedankt voor je aanvraag!',
    text: 'We nemen contact met je op om te bespreken waar we je mee kunnen helpen.',
    next: [offer, blogs],
  },
  zoekopdracht: {
    title: 'We gaan voor je zoeken!',
    text: 'Je zoekopdracht staat. Zodra er een woning is die bij je past, hoor je van ons.',
    next: [offer],
  },
};
