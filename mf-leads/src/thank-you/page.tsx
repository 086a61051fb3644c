import { routes, thankYous, type ThankYou } from '@binnen/contracts/routes';
import { DoorwayMark } from '@binnen/design/doorway';
import { ArrowLink, Section } from '@binnen/design/section';
import { definePage, notFound, useLoaderData, useText, type LoaderFunctionArgs } from '@binnen/platform';
import { RenovationTool } from './renovation-tool.tsx';
import { thankYouTexts } from './texts.ts';
import css from './thank-you.module.css';

interface ThankYouData {
  form: ThankYou;
  /** The visitor said that they will renovate. */
  renovates: boolean;
}

const isThankYou = (form: string | undefined): form is ThankYou =>
  (thankYous as readonly string[]).includes(form ?? '');

const loader = ({ params, request }: LoaderFunctionArgs): ThankYouData => {
  const { form } = params;
  if (!isThankYou(form)) throw notFound('page');
  const renovates = form === 'taxatie' && new URL(request.url).searchParams.get('verbouwing') === 'ja';
  return { form, renovates };
};

function ThankYouPage() {
  const { form, renovates } = useLoaderData() as ThankYouData;
  const { title, text, next } = thankYouTexts[form];
  return (
    <div data-owner="mf-leads">
      <Section width="narrow">
        <div className={css.page}>
          <DoorwayMark className={css.door ?? ''} />
          <h2>{useText(`bedankt_${form}_titel`, title)}</h2>
          <p className={css.text}>{useText(`bedankt_${form}`, text)}</p>
          {renovates && <RenovationTool />}
          <ul className={css.next}>
            {next.map(({ href, label }) => (
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
    title: thankYouTexts[data.form].title,
    canonical: routes.thankYou.href(data.form),
    noindex: true,
  }),
  header: () => ({ variant: 'Bedankt', title: 'Bedankt', crumb: 'Bedankt' }),
});
