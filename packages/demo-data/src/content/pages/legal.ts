import { banner } from '../banners.ts';
import { algemeneVoorwaarden, cookies, disclaimer, privacyverklaring } from '../legal-texts.ts';
import { privacyFile, termsFile } from '../documents.ts';
import { definePage } from './page.ts';

const asFile = ({ id }: { id: string }) => ({ text: 'Bewaar als pdf', url: `/assets/${id}` });

export const disclaimerPage = definePage({
  slug: 'disclaimer',
  titel: 'Disclaimer',
  subtitel: 'Wat je wel en niet aan deze website mag ontlenen.',
  header: 'Default',
  meta_titel: 'Disclaimer | Binnen makelaars en taxateurs',
  meta_omschrijving:
    'Lees hoe Binnen omgaat met de informatie op deze website: woninggegevens, schattingen, beeld, links naar andere sites en gebruik van de inhoud.',
  banners: [
    banner('text', { content: { html: disclaimer } }),
    banner('text', { title: { text: 'Cookies' }, content: { html: cookies } }, [], { anker: 'cookies' }),
  ],
});

export const privacyPage = definePage({
  slug: 'privacyverklaring',
  titel: 'Privacyverklaring',
  subtitel: 'Welke gegevens we van je bewaren, waarom, en wat jij daarover te zeggen hebt.',
  header: 'Default',
  meta_titel: 'Privacyverklaring | Binnen makelaars en taxateurs',
  meta_omschrijving:
    'Welke persoonsgegevens Binnen verwerkt, met welk doel, hoelang we ze bewaren, met wie we ze delen en welke rechten je hebt.',
  banners: [banner('text', { content: { html: privacyverklaring }, button: asFile(privacyFile) })],
});

export const termsPage = definePage({
  slug: 'algemene-voorwaarden',
  titel: 'Algemene voorwaarden',
  subtitel: 'De afspraken die gelden als je ons een opdracht geeft.',
  header: 'Default',
  meta_titel: 'Algemene voorwaarden | Binnen makelaars en taxateurs',
  meta_omschrijving:
    'De algemene voorwaarden van Binnen bij opdrachten voor verkoop, aankoop, verhuur en taxatie: van opdracht en kosten tot klachten en beëindiging.',
  banners: [banner('text', { content: { html: algemeneVoorwaarden }, button: asFile(termsFile) })],
});
