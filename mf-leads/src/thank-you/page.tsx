import { viewingFields } from '@binnen/contracts/viewings/viewing-wish';
import { formatTel } from '@binnen/contracts/formats/format-tel';
import { readPaths } from '@binnen/contracts/read-paths';
import type { AllTexts } from '@binnen/contracts/content';
import { routes, thankYous, type ThankYou } from '@binnen/contracts/routes';
import { parseMoment } from '@binnen/contracts/viewings/viewing-moments';
import { ArrowLink, Section } from '@binnen/design/section';
import {
  definePage,
  getApi,
  notFound,
  noTexts,
  useLoaderData,
  useLocation,
  useText,
  type LoaderFunctionArgs,
} from '@binnen/platform';
import { useHydrating } from '@binnen/platform/use-hydrating';
import { useEffect } from 'react';
import { RenovationTool } from '../valuation-request/renovation-tool.tsx';
import { thankYouTexts } from './texts.ts';
import css from './thank-you.module.css';
import { ViewingMoments, type Viewing } from './viewing-moments.tsx';

interface ThankYouData {
  form: ThankYou;
  title: string;
  /** HTML: the CMS's long text, sanitised by the edge, or a plain text as a paragraph. */
  text: string;
  /** The visitor said that they will renovate. */
  renovates: boolean;
  /** When and where the visitor would like a viewing. */
  viewing: Viewing | null;
}

const isThankYou = (form: string | undefined): form is ThankYou =>
  (thankYous as readonly string[]).includes(form ?? '');

const formatParagraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

const readViewing = (query: URLSearchParams): Viewing | null => {
  const [city, object] = (query.get('woning') ?? '').split('/');
  const moments = (query.get('moment') ?? '').split('_').slice(0, viewingFields.length);
  const known = moments.flatMap((text) => parseMoment(text) ?? []);
  return city && object && known.length > 0 ? { city, object, moments: known } : null;
};

const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<ThankYouData> => {
  const { form } = params;
  if (!isThankYou(form)) throw notFound('page');
  const { short, long } = await getApi(context)
    .get<AllTexts>(readPaths.texts)
    .catch(() => noTexts);
  const built = thankYouTexts[form];
  const query = new URL(request.url).searchParams;
  return {
    form,
    title: short[`bedankt_${form}_titel`]?.trim() || built.title,
    text: long[`bedankt_${form}`]?.trim() || formatParagraph(short[`bedankt_${form}`]?.trim() || built.text),
    renovates: form === 'taxatie' && query.get('verbouwing') === 'ja',
    viewing: form === 'aankoop' ? readViewing(query) : null,
  };
};

/**
 * To the visitor by name, with the number of whom they wait for. The name comes with the history's state alone: it is in no
 * address, and the server never has it.
 */
function OwnWords() {
  const { state } = useLocation();
  const isHydrating = useHydrating();
  const name = !isHydrating && (state as { name?: string } | null)?.name?.trim();
  const phone = useText('primary_phone_number', '0570 555 010');
  return (
    <p>
      {name && <span>{`Tot gauw, ${name}. `}</span>}Wil je eerder iets vragen? Bel{' '}
      <a href={formatTel(phone)}>{phone}</a>.
    </p>
  );
}

function ThankYouPage() {
  const { form, renovates, viewing } = useLoaderData() as ThankYouData;
  const { state, key } = useLocation();
  useEffect(() => {
    // After a form was sent without a new document, a screen reader reads the title: the form that had the focus is
    // gone.
    if (!(state as { sent?: boolean } | null)?.sent) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [state, key]);
  return (
    <div data-owner="mf-leads">
      <Section width="narrow" tight>
        <div className={css.page}>
          {renovates && <RenovationTool heading="h2" />}
          {viewing && <ViewingMoments viewing={viewing} />}
          <OwnWords />
          <ul role="list" className={css.next}>
            {thankYouTexts[form].next.map(({ href, label }) => (
              <li key={href}>
                <ArrowLink href={href}>{label}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}

export const page = definePage<ThankYouData>({
  loader,
  Component: ThankYouPage,
  meta: ({ data }) => ({
    title: data.title,
    canonical: routes.thankYou.href(data.form),
    noindex: true,
  }),
  header: ({ data }) => ({ variant: 'Bedankt', title: data.title, subtitle: data.text }),
});
