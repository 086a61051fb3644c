import { draftMarker } from './content-item.ts';
import { privacyFile } from './documents.ts';

type Entry = [key: string, text: string, text_long?: string];

const entries: Entry[] = [
  // The firm
  ['primary_phone_number', '0570 555 010'],
  ['primary_wooncontinuplan_phone_number', '0570 555 020'],
  ['primary_email', 'info@binnen.example'],
  ['general_email', 'info@binnen.example'],
  ['email', 'info@binnen.example'],
  ['address_street', 'Keulenstraat 19c'],
  ['address_city', '7418 ET Deventer'],
  ['copyright', '© {year} Binnen'],
  ['privacy_url', `/assets/${privacyFile.id}`],
  ['renovation_tool_url', 'https://verbouwing.binnen.example/'],

  // Errors
  ['page_not_found', 'Deze pagina bestaat niet (meer)'],
  ['blog_not_found', 'Deze blog bestaat niet (meer)'],
  ['city_not_found', 'Plaats niet gevonden'],
  ['address_not_found', 'Adres niet gevonden'],
  ['error_title', 'Er ging iets mis'],
  ['error_back_home', 'terug naar home'],
  ['error_to_offer', 'Bekijk het aanbod'],
  [
    'error_advice_not_found',
    'Misschien is de pagina verplaatst of klopt het adres net niet. Vanaf de homepagina vind je alles terug.',
  ],
  [
    'error_advice_address',
    'Misschien is deze woning inmiddels uit ons aanbod. Kijk gerust wat er nu te koop of te huur staat.',
  ],
  [
    'error_advice_failure',
    'Het ligt niet aan jou. Probeer het zo nog eens, of bel ons: dan helpen we je meteen.',
  ],

  // Menu and footer
  ['menu_titel', 'Menu'],
  ['menu_diensten', 'Diensten'],
  ['menu_favorieten', 'Favorieten'],
  ['menu_aanbod', 'Aanbod'],
  ['menu_over', 'Over'],
  ['menu_blogs', 'Blogs'],
  ['menu_contact', 'Contact'],
  ['menu_verkopen', 'Verkopen'],
  ['menu_verhuren', 'Verhuren'],
  ['menu_aankopen', 'Aankopen'],
  ['menu_taxeren', 'Taxeren'],
  ['menu_hypotheekhulp', 'Hypotheekhulp'],
  ['menu_woning_zoeken', 'Woning zoeken'],
  ['menu_gratis_verkoopadvies', 'Gratis verkoopadvies'],
  ['footer_hulp_titel', 'Waar zoek je hulp bij?'],
  ['footer_algemeen_titel', 'Algemeen'],
  ['footer_cookies', 'Cookies'],
  ['footer_inloggen', 'Inloggen'],
  ['skip_link', 'Naar de inhoud'],

  // Cookie notice
  [
    'cookie_notice',
    'Binnen gebruikt cookies om de site gebruiksvriendelijk te houden en om je, samen met onze partners voor sociale media, adverteren en analyse, persoonlijke advertenties te laten zien. Met Ok vind je dat goed.',
  ],
  [
    'cookie_notice_mobile',
    'We gebruiken cookies voor gebruiksgemak en, met partners voor sociale media, adverteren en analyse, voor persoonlijke advertenties.',
  ],
  ['cookie_ok', 'Ok'],
  ['cookie_necessary', 'Alleen noodzakelijke cookies'],

  // Banners
  ['introduction_title', 'Hoe kunnen wij jou helpen?'],
  ['introduction_button', 'Meer over binnen'],
  ['actueel_title', 'Actueel'],
  ['actueel_link', 'Alle blogs'],
  ['employees_title', 'Maak kennis met ons team'],
  ['employee_call', 'Bel mij'],
  ['newest_objects_title', 'Ons nieuwste aanbod'],
  ['newest_objects_subtitle', 'Recent toegevoegd'],
  ['newest_objects_link', 'Bekijk het hele aanbod'],
  ['bought_objects_cta_title', 'Zo kopen we ook voor jou een huis aan'],
  ['bought_objects_button', 'Bekijk de stappen'],
  ['compliments_title', 'Wat klanten over ons zeggen'],
  ['compliments_previous', 'Vorige'],
  ['compliments_next', 'Volgende'],
  ['steps_title', 'Zo gaan we te werk'],
  ['packages_title', 'Kies het pakket dat bij je past'],
  ['tariffs_title', 'Onze tarieven voor een taxatie'],
  ['package_most_chosen', 'Meest gekozen'],
  ['package_request', 'Aanvragen'],
  ['package_more', 'Meer'],
  ['package_less', 'Minder'],
  ['usp_button', 'Gratis verkoopadvies'],
  ['free_sales_advice_title', 'Gratis verkoopadvies'],
  ['sure_things_title', 'Hier staan wij voor'],
  ['sure_things_link', 'Lees meer'],

  // Blogs
  ['blogs_all', 'Alle blogs'],
  ['blogs_categories', 'Categorieën'],
  ['blogs_none', 'Hier staan nog geen blogs. Kijk later nog eens.'],
  ['blogs_pages', 'Pagina’s met blogs'],
  ['blogs_questions', 'Veelgestelde vragen'],
  ['blog_categories', 'Categorieën'],
  ['blog_tags', 'Onderwerpen'],
  ['blog_reading_time', 'minuten lezen'],
  ['blog_reading_time_one', 'minuut lezen'],
  ['blog_related', 'Lees ook'],
  ['blog_related_link', 'Alle blogs'],

  // Forms
  ['form_required', 'Verplicht'],
  [
    'form_error',
    'Er ging iets fout. Probeer het nog een keer. Als het blijft voorkomen, neem dan contact op via {email}',
  ],
  ['form_missing_title', 'Neem contact met ons op'],
  [
    'form_missing_text',
    'Het formulier kan nu niet worden getoond. Bel of mail ons, dan helpen we je graag verder.',
  ],
  ['contact_form_title', 'Waar kunnen we je mee helpen?'],
  ['contact_form_subtitle', 'Je krijgt binnen een werkdag antwoord, van een mens.'],

  // Thank-you pages
  ['bedankt_aankoop_titel', 'Bedankt voor je interesse!'],
  [
    'bedankt_aankoop',
    'We hebben je aanvraag ontvangen. We bellen of mailen je om een bezichtiging af te spreken.',
  ],
  ['bedankt_beterhypotheken_titel', 'Bedankt voor je aanvraag!'],
  ['bedankt_beterhypotheken', 'Daan neemt contact met je op om te bespreken wat er kan.'],
  ['bedankt_contact_titel', 'Bedankt voor je bericht!'],
  [
    'bedankt_contact',
    'Een van ons leest het vandaag nog en neemt contact met je op, meestal binnen een werkdag.',
  ],
  ['bedankt_gratis-verkoopadvies_titel', 'Bedankt, we komen graag langs!'],
  [
    'bedankt_gratis-verkoopadvies',
    'We bellen of mailen je om een afspraak te maken. Voorbereiden hoeft niet, koffie is welkom.',
  ],
  ['bedankt_gratis-waardebepaling_titel', 'Bedankt voor je aanvraag!'],
  [
    'bedankt_gratis-waardebepaling',
    'Een makelaar die je buurt kent belt je binnen een dag met een eerste waarde.',
  ],
  ['bedankt_leebl_titel', 'Bedankt voor je aanvraag!'],
  [
    'bedankt_leebl',
    'We nemen contact met je op om een opname te plannen. Zoek alvast rekeningen van isolatie en glas bij elkaar.',
  ],
  ['bedankt_taxatie_titel', 'Bedankt voor je aanvraag!'],
  ['bedankt_taxatie', 'We bellen je om de opname te plannen, meestal nog dezelfde werkdag.'],
  ['bedankt_verhuur_titel', 'Wij gaan kennismaken!'],
  [
    'bedankt_verhuur',
    'Bedankt voor je gegevens. Fenna neemt contact met je op over de verhuur van je woning.',
  ],
  ['bedankt_verkoop_titel', 'Bedankt voor je vertrouwen!'],
  ['bedankt_verkoop', 'We nemen zo snel mogelijk contact met je op over de verkoop van je huis.'],
  ['bedankt_wooncontinuplan_titel', 'Bedankt voor je aanvraag!'],
  ['bedankt_wooncontinuplan', 'Daan belt je om te horen waar we je mee kunnen helpen.'],
  ['bedankt_zoekopdracht_titel', 'We gaan voor je zoeken!'],
  ['bedankt_zoekopdracht', 'Je zoekopdracht staat. Zodra er een woning is die bij je past, hoor je van ons.'],
];

const published = entries.map(([key, text, text_long]) => ({ key, text, text_long: text_long ?? null }));

/** Two are not approved yet; one of them would change a text that is on screen. */
const drafts = [
  { key: 'concept_actie', text: `${draftMarker}Tweede bezichtiging gratis`, text_long: null },
  { key: 'concept_copyright', text: `${draftMarker}© Binnen Groep`, text_long: null },
].map((entry) => ({ ...entry, status: 'draft' as const }));

export const shortTexts = [...published, ...drafts].map((entry, index) => ({ id: index + 1, ...entry }));
