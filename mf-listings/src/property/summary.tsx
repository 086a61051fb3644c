import { isNoHome } from '@binnen/contracts/filters/home-traits';
import { formatPlace, formatStreet } from '@binnen/contracts/formats/address';
import { formatEuros } from '@binnen/contracts/formats/amounts';
import { Icon } from '@binnen/design/icon';
import { formatPostcode } from '../home/address.ts';
import { EnergyLabel } from '../home/energy-label.tsx';
import { formatArea, formatOutdoors } from '../home/facts.ts';
import { listFigures } from '../home/figures.ts';
import { describePrice, formatPerMetre } from '../home/price.ts';
import { isAvailable } from '../home/status.ts';
import type { PropertyData } from './load-property.ts';
import css from './summary.module.css';

/** Where it is, what it costs and how large it is. */
export function Summary({ home, monthly }: Pick<PropertyData, 'home' | 'monthly'>) {
  const price = describePrice(home);
  const perMetre = formatPerMetre(home);
  const more = [
    home.perceeloppervlakte ? `Perceel ${formatArea(home.perceeloppervlakte)}` : '',
    formatOutdoors(home) ?? '',
    home.bouwjaar ? `Bouwjaar ${home.bouwjaar}` : '',
  ].filter(Boolean);
  return (
    <div className={css.summary}>
      <div>
        <h1 className={css.address}>{formatStreet(home)}</h1>
        <p className={css.place}>
          {`${formatPostcode(home)} ${formatPlace(home)}`}
          {home.buurt && home.buurt !== home.plaats && <span>{` · ${home.buurt}`}</span>}
        </p>
        {home.subtitle && <p className={css.kind}>{home.subtitle}</p>}
      </div>
      <div className={css.priceBlock}>
        <p className={css.price}>
          {price.name && <span className={css.priceName}>{price.name}</span>}
          {price.text} {price.condition && <span className={css.condition}>{price.condition}</span>}
        </p>
        {price.kind === 'koop' && isAvailable(home) && (
          <p className={css.monthly}>
            <a href="#maandlasten">
              {monthly === null
                ? 'Wat kost dit per maand?'
                : `Ongeveer ${formatEuros(monthly)} bruto per maand`}
            </a>
          </p>
        )}
        {perMetre && <p className={css.perMetre}>{perMetre}</p>}
        {home.prijsverlaging && (
          <p className={css.reduced}>Prijs verlaagd, was {formatEuros(home.prijsverlaging.van)}</p>
        )}
        {!isNoHome(home) && <EnergyLabel energieklasse={home.energieklasse} />}
      </div>
      <ul className={css.figures} role="list">
        {listFigures(home).map(([icon, words]) => (
          <li key={icon}>
            <Icon of={icon} />
            {words}
          </li>
        ))}
        {more.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
