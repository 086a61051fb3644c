import { formatEuros } from '@binnen/contracts/formats/amounts';
import type { MortgageTerms } from '@binnen/contracts/content';
import type { Estimate } from '@binnen/contracts/costs/monthly';
import type { Property } from '@binnen/contracts/property';
import { formatPercentage } from '../../home/percentage.ts';
import css from './monthly-cost.module.css';

/** The extra loan that the energy label allows, with a link to the rule. */
function LabelRoom({ home, room }: { home: Property; room: MortgageTerms['leenruimte'] }) {
  const label = home.energieklasse?.trim().toUpperCase();
  const found = room?.bedragen.find(({ labels }) => labels.includes(label ?? ''));
  if (!room || !found) return null;
  return (
    <li>
      Met energielabel {label}{' '}
      {found.bedrag > 0
        ? `mag je volgens de regels van ${room.jaar} tot ${formatEuros(found.bedrag)} meer lenen dan op je inkomen alleen. Het telt hier niet mee.`
        : `mag je volgens de regels van ${room.jaar} niet meer lenen dan op je inkomen alleen.`}{' '}
      Bron: {room.bron_url ? <a href={room.bron_url}>{room.bron}</a> : room.bron}.
    </li>
  );
}

interface AssumptionsProps {
  home: Property;
  terms: MortgageTerms;
  estimate: Estimate;
  rate: number;
  /** `10 jaar vast`. */
  fixed: string;
  years: number;
}

/** What the estimate takes for granted, and what it leaves out. */
export function Assumptions({ home, terms, estimate, rate, fixed, years }: AssumptionsProps) {
  const { belasting: tax, leenruimte } = terms;
  return (
    <>
      <p className={css.heading} id="maandlasten-aannames">
        Waar we mee rekenen
      </p>
      <ul className={css.assumptions} aria-labelledby="maandlasten-aannames">
        <li>
          {`Een annuïteitenhypotheek van ${formatEuros(estimate.loan)} over ${years} jaar, tegen ${formatPercentage(rate)} rente (${fixed.toLowerCase()}). Jouw rente hangt af van geldverstrekker, risico en NHG; na de rentevaste periode kan ze anders zijn.`}
        </li>
        {tax && estimate.net !== null ? (
          <li>
            Netto is een schatting voor het eerste jaar met de belastingregels van {tax.jaar}: je trekt de
            rente af tegen {formatPercentage(tax.aftrektarief)}, en {formatPercentage(tax.eigenwoningforfait)}{' '}
            van de prijs telt bij je inkomen (eigenwoningforfait). Elk jaar wordt het voordeel kleiner.
          </li>
        ) : (
          <li>Een nettobedrag geven we hier niet: dat hangt te veel van je situatie af.</li>
        )}
        <li>
          {home.koopconditie === 'KOSTEN_KOPER' && (
            <span>De kosten koper betaal je uit eigen geld, naast dit bedrag. </span>
          )}
          {home.servicekosten
            ? `Verzekeringen, energie en onderhoud zitten er niet in. Tel er ook ${formatEuros(home.servicekosten)} per maand aan VvE of servicekosten bij op.`
            : 'Verzekeringen, energie, onderhoud en een bijdrage aan een VvE zitten er niet in.'}
        </li>
        <LabelRoom home={home} room={leenruimte} />
      </ul>
      <p className={css.advice}>
        Dit is een rekenvoorbeeld en geen advies. Wat jij kunt lenen, bespreek je met een hypotheekadviseur.
      </p>
    </>
  );
}
