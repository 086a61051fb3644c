import { HiddenFields } from '@binnen/design/fields/hidden-fields';
import { AddressSelect, PlainSubmit } from './address-select.tsx';
import offer from './offer.module.css';
import { listParameters, sorts, type OfferQuery } from './offer-query.ts';
import css from './sort-form.module.css';

/** Chooses the order of the list at this path. It sends itself with script, and has a button without. */
export function SortForm({ query }: { query: OfferQuery }) {
  const { sort: _sort, pagina: _page, ...keep } = listParameters(query);
  const first = query.radius > 0 ? 'Dichtstbij eerst' : sorts['-date_created'];
  const others = Object.entries(sorts).filter(([sort]) => query.radius > 0 || sort !== '-date_created');
  return (
    <form className={offer.sort} method="get" data-keep-scroll>
      <HiddenFields of={keep} />
      <label className={css.sortLabel}>
        <span>Sorteer op</span>
        <AddressSelect name="sort" aria-label="Sorteer op" value={query.sort ?? ''}>
          <option value="">{first}</option>
          {others.map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </AddressSelect>
      </label>
      <PlainSubmit>Sorteer</PlainSubmit>
    </form>
  );
}
