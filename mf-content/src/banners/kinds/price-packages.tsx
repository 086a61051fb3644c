import type { Package } from '@binnen/contracts/content';
import { formatPackagePrice } from '@binnen/contracts/formats/package-price';
import { routes } from '@binnen/contracts/routes';
import { Badge } from '@binnen/design/badge';
import { Button } from '@binnen/design/button';
import { classNames } from '@binnen/design/class-names';
import { check, Icon } from '@binnen/design/icon';
import { Prose } from '@binnen/design/prose';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { useId, useState } from 'react';
import { defineBanner, type BannerLoad, type BannerProps } from '../kit/banner.ts';
import css from './price-packages.module.css';

/** Cards with more items than this start collapsed. */
const shownItems = 5;

function Items({ items }: { items: string[] }) {
  const more = useText('package_more', 'Meer');
  const less = useText('package_less', 'Minder');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <>
      <ul role="list" id={id} className={css.items}>
        {items.map((item, index) => (
          <li key={index} className={isOpen || index < shownItems ? undefined : css.more}>
            <Icon of={check} size="s" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {items.length > shownItems && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </button>
      )}
    </>
  );
}

/** What is not an amount is shown as the CMS has it, without €: "op aanvraag". */
function Price({ titel, prijs }: { titel: string; prijs: string }) {
  const price = titel.toLowerCase() === 'op aanvraag' ? null : formatPackagePrice(prijs);
  return price ? <p className={css.price}>{price}</p> : <Prose className={css.price} html={prijs} />;
}

interface PackageCardProps {
  of: Package;
  form: string;
  isHighlighted: boolean;
}

function PackageCard({
  of: { soort, titel, vanaf_tot_prijs, prijs, meest_gekozen, items },
  form,
  isHighlighted,
}: PackageCardProps) {
  const mostChosen = useText('package_most_chosen', 'Meest gekozen');
  const request = useText('package_request', 'Aanvragen');
  // A tariff's title is its amount ("795"), which its price repeats: the values of its homes say more.
  const name = soort === 'taxatie' && vanaf_tot_prijs ? vanaf_tot_prijs : titel;
  return (
    <li className={classNames(css.card, (meest_gekozen || isHighlighted) && css.highlighted)}>
      {meest_gekozen && (
        <span className={css.badge}>
          <Badge>{mostChosen}</Badge>
        </span>
      )}
      <h3>{name}</h3>
      {vanaf_tot_prijs && vanaf_tot_prijs !== name && <p className={css.range}>{vanaf_tot_prijs}</p>}
      {prijs && <Price titel={titel} prijs={prijs} />}
      <Items items={items} />
      <Button
        className={css.request}
        href={form.replace('#', `?pakket=${encodeURIComponent(titel)}#`)}
        look={meest_gekozen || isHighlighted ? 'primary' : 'secondary'}
        rel="nofollow"
        aria-label={`${request}: ${name}`}
        wide
      >
        {request}
      </Button>
    </li>
  );
}

interface PackagesProps extends BannerProps<Package[]> {
  /** Where editors give none. */
  heading: string;
  /** The form's place on the page that has it when this one does not. */
  form: string;
  /** Title of the one that stands out. */
  highlighted?: string;
}

/** Each leads to the form, on the same page where that has it. Three take a third of the row each, any other number a quarter. */
function Packages({ banner, fields, data, tone, heading, form, highlighted, anchors }: PackagesProps) {
  const content = fields.html('content');
  const place = form.slice(form.indexOf('#'));
  const way = anchors.includes(place.slice(1)) ? place : form;
  if (data.length === 0) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      <ul role="list" className={classNames(css.cards, data.length === 3 ? css.thirds : css.quarters)}>
        {data.map((each) => (
          <PackageCard key={each.id} of={each} form={way} isHighlighted={each.titel === highlighted} />
        ))}
      </ul>
      {content && <Prose className={css.note} html={content} />}
    </Section>
  );
}

const load =
  (soort: Package['soort']) =>
  async ({ api }: BannerLoad): Promise<Package[]> =>
    (await api.content.packages()).filter((each) => each.soort === soort);

/** The selling packages. Each tells the form its title in the URL. */
function PricePackages(props: BannerProps<Package[]>) {
  const heading = useText('packages_title', 'Kies het pakket dat bij je past');
  return <Packages {...props} heading={heading} form={`${routes.verkoop.href()}#meet_us`} />;
}

/** The valuation tariffs. */
function PricePackagesValuation(props: BannerProps<Package[]>) {
  const heading = useText('tariffs_title', 'Onze tarieven voor een taxatie');
  return (
    <Packages {...props} heading={heading} form={`${routes.taxatie.href()}#valuation`} highlighted="795" />
  );
}

export const pricePackages = defineBanner({ load: load('verkoop'), Component: PricePackages });
export const pricePackagesValuation = defineBanner({
  load: load('taxatie'),
  Component: PricePackagesValuation,
});
