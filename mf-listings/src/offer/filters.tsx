import { formatWhole } from '@binnen/contracts/formats/amounts';
import { Button } from '@binnen/design/button';
import { filter as filterIcon, Icon } from '@binnen/design/icon';
import { HiddenFields } from '@binnen/design/fields/hidden-fields';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useDrawn } from '@binnen/platform';
import { useLayoutEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { formatHomes } from '../home/facts.ts';
import { AddressSelect, PlainSubmit } from './address-select.tsx';
import { listGroups, listPrices, type Choice, type ChoiceGroup } from './filter-choices.ts';
import type { OfferData } from './load-offer.ts';
import css from './filters.module.css';
import { countFilters, formatOfferPath, listParameters } from './offer-query.ts';

interface ContentProps {
  group: ChoiceGroup;
  query: OfferData['query'];
  /** The slug of the city that the page is of. */
  city: string | undefined;
}

function Choices({ group, query, city, choices }: ContentProps & { choices: Choice[] }) {
  return (
    <ul className={css.choices} role="list" data-look={group.look}>
      {choices.map((choice) => (
        <li key={choice.name + choice.value}>
          <a
            className={css.choice}
            href={formatOfferPath(query, city, {
              [choice.name]: choice.chosen ? null : choice.value,
            })}
            rel="nofollow"
            aria-current={choice.chosen ? 'true' : undefined}
            data-keep-scroll
          >
            <VisuallyHidden>{choice.spoken}</VisuallyHidden>
            <span className={css.seen} aria-hidden>
              {`${choice.label} `}
              <span className={css.number}>{formatWhole(choice.count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Content({ group, query, city }: ContentProps) {
  const { choices, title, folds = choices.length } = group;
  const isShown = ({ chosen }: Choice, index: number) => chosen || index < folds;
  const rest = choices.filter((choice, index) => !isShown(choice, index));
  return (
    <>
      <legend>{title}</legend>
      <Choices group={group} query={query} city={city} choices={choices.filter(isShown)} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>
            <span>{`Nog ${rest.length}`}</span>
            <span>Minder</span>
          </summary>
          <Choices group={group} query={query} city={city} choices={rest} />
        </details>
      )}
    </>
  );
}

function Group({ group, data: { facets, query, city } }: { group: ChoiceGroup; data: OfferData }) {
  const content = useDrawn(facets, Content, { group, query, city: city?.slug });
  return group.choices.length > 0 && <fieldset className={css.group} {...content} />;
}

const priceFields = [
  { name: 'prijsvan', label: 'Prijs vanaf', any: 'Vanaf' },
  { name: 'prijstot', label: 'Prijs tot en met', any: 'Tot' },
] as const;

function PriceForm({ data }: { data: OfferData }) {
  const { query } = data;
  const { prijsvan: _from, prijstot: _to, pagina: _page, ...keep } = listParameters(query);
  return (
    <form className={css.group} action={place} method="get" data-keep-scroll>
      <fieldset>
        <legend>{query.soort === 'huur' ? 'Huurprijs per maand' : 'Vraagprijs'}</legend>
        <HiddenFields of={keep} />
        <div className={css.prices}>
          {priceFields.map(({ name, label, any }) => (
            <AddressSelect key={name} name={name} aria-label={label} value={query.filters[name] ?? ''}>
              <option value="">{any}</option>
              {listPrices(data, name).map((choice) => (
                <option key={choice.euros} value={choice.euros}>
                  {choice.label}
                </option>
              ))}
            </AddressSelect>
          ))}
        </div>
        <PlainSubmit>Toon woningen</PlainSubmit>
      </fieldset>
    </form>
  );
}

/** A press takes no longer than this, as a rule. Milliseconds. */
const press = 1_000;

/** The place of the panel in a document: a style sheet opens it there, before any script. */
const place = '#filters';

/** Before the router is here (`data-page`) a choice loads a document, in which the panel is to be open again. */
const leadToPanel = ({ target }: MouseEvent) => {
  const link = target instanceof Element && target.closest('a');
  if (link && document.querySelector('[data-page=page]')) link.hash = place;
};

/**
 * On a phone a button opens the panel. What is in it is not drawn again for that, and it is laid out while the finger is
 * still down.
 */
function Panel({ count, total, children }: { count: number; total: number; children: ReactNode }) {
  const [open, setOpen] = useState<boolean>();
  const [pressed, setPressed] = useState(false);
  // Known before a press that waited for this code is done.
  useLayoutEffect(() => {
    if (location.hash === place) setOpen(true);
  }, []);
  const layOut = () => {
    setPressed(true);
    setTimeout(setPressed, press, false);
  };
  return (
    <div className={css.filters} data-open={open} data-pressed={pressed || undefined}>
      <Button
        look="secondary"
        wide
        className={css.toggle}
        aria-expanded={!!open}
        aria-controls="filters"
        onPointerDown={layOut}
        onClick={() => setOpen(!open)}
      >
        <Icon of={filterIcon} size="s" />
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </Button>
      <div className={css.panel} id="filters" onClick={open ? leadToPanel : undefined}>
        {children}
        <Button wide className={css.done} onClick={() => setOpen(false)}>
          {`Toon ${formatHomes(total)}`}
        </Button>
      </div>
    </div>
  );
}

/** All filters. Choices are links with how many homes they leave; prices are a form that sends itself. */
export function Filters({ data }: { data: OfferData }) {
  const { query, city, total } = data;
  const groups = listGroups(data).map((group) => <Group key={group.title} group={group} data={data} />);
  // The place comes before the price.
  const first = city ? 0 : 1;
  return (
    <Panel count={countFilters(query)} total={total}>
      {groups.slice(0, first)}
      <PriceForm data={data} />
      {groups.slice(first)}
      <p className={css.more}>
        <a
          href={formatOfferPath(query, city?.slug, { filters: query.alle ? null : 'alle' })}
          rel="nofollow"
          data-keep-scroll
        >
          {query.alle ? 'Minder filters' : 'Meer filters: buitenruimte, energielabel, buurt, bouwjaar …'}
        </a>
      </p>
    </Panel>
  );
}
