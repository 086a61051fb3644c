import { formatEuros } from '@binnen/contracts/formats/amounts';
import type { MortgageTerms } from '@binnen/contracts/content';
import { isNoHome } from '@binnen/contracts/filters/home-traits';
import { formatDate } from '@binnen/contracts/formats/local-date';
import type { Property } from '@binnen/contracts/property';
import { Field } from '@binnen/design/fields/field';
import { Select } from '@binnen/design/fields/select';
import { TextInput } from '@binnen/design/fields/text-input';
import { useState } from 'react';
import { formatPercentage } from '../../home/percentage.ts';
import { describePrice } from '../../home/price.ts';
import { Assumptions } from './assumptions.tsx';
import { estimateMonthly, parseEuros, pickUsual, usualYears } from '@binnen/contracts/costs/monthly';
import css from './monthly-cost.module.css';

const lengths = [30, 25, 20, 15, 10];

const formatFixed = (years: number): string => (years === 0 ? 'Variabel' : `${years} jaar vast`);

/** Estimates the costs of a month from own money, the interest's fixed period and the loan's term. */
export function Calculator({ home, terms }: { home: Property; terms: MortgageTerms }) {
  const { rentes, peildatum, belasting } = terms;
  const [ownText, setOwnText] = useState('');
  const [fixed, setFixed] = useState(() => pickUsual(rentes)?.jaren ?? 0);
  const [wanted, setWanted] = useState(usualYears);
  const fitting = lengths.filter((term) => term >= fixed || term === usualYears);
  const years = fitting.findLast((term) => term >= wanted) ?? usualYears;
  const price = home.koopprijs ?? 0;
  const own = parseEuros(ownText);
  const rate = rentes.find(({ jaren }) => jaren === fixed)?.rente ?? rentes[0]!.rente;
  // Interest is deducted for the home that one lives in.
  const isOther = isNoHome(home) || home.soorten?.includes('recreatiewoning');
  const tax = isOther ? null : belasting;
  const estimate = own === undefined ? undefined : estimateMonthly({ price, own, rate, years, tax });
  return (
    <div className={css.calculator}>
      <div className={css.fields}>
        <p className={css.price}>
          {home.prijsvorm ?? 'Vraagprijs'} <strong>{describePrice(home).text}</strong>
        </p>
        <Field
          label="Eigen geld"
          optional
          help="Wat je zelf op de prijs inlegt."
          error={own === undefined && 'Vul een bedrag in, zoals 50.000.'}
        >
          <TextInput
            prefix="€"
            inputMode="numeric"
            autoComplete="off"
            value={ownText}
            onChange={(event) => setOwnText(event.target.value)}
          />
        </Field>
        <Field
          label="Rente"
          help={peildatum ? `Rentes van ${formatDate(peildatum)}, zoals ons kantoor ze bijhoudt.` : undefined}
        >
          <Select value={fixed} onChange={(event) => setFixed(Number(event.target.value))}>
            {rentes.map(({ jaren, rente }) => (
              <option key={jaren} value={jaren}>
                {formatFixed(jaren)}: {formatPercentage(rente)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Looptijd"
          help={fitting.length < lengths.length && 'De lening loopt niet korter dan de rente vast is.'}
        >
          <Select value={years} onChange={(event) => setWanted(Number(event.target.value))}>
            {fitting.map((term) => (
              <option key={term} value={term}>
                {term} jaar
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={css.result}>
        <div role="status" aria-atomic>
          {estimate && (
            <dl className={css.amounts}>
              <div>
                <dt>Bruto per maand</dt>
                <dd>{formatEuros(estimate.gross)}</dd>
              </div>
              {estimate.net !== null && (
                <div>
                  <dt>Netto per maand, ongeveer</dt>
                  <dd>{formatEuros(estimate.net)}</dd>
                </div>
              )}
            </dl>
          )}
        </div>
        {estimate && (
          <Assumptions
            home={home}
            terms={terms}
            estimate={estimate}
            rate={rate}
            fixed={formatFixed(fixed)}
            years={years}
          />
        )}
      </div>
    </div>
  );
}
