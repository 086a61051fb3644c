import { formatTel } from '@binnen/contracts/formats/format-tel';
import { formatName } from '@binnen/contracts/formats/person-name';
import type { Broker, Property } from '@binnen/contracts/property';
import { Button } from '@binnen/design/button';
import { Icon, phone as phoneIcon } from '@binnen/design/icon';
import { Picture } from '@binnen/design/picture';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useOrigin, useText } from '@binnen/platform';
import { formatPath } from '../home/address.ts';
import { describePrice } from '../home/price.ts';
import { findTone, formatStatus, isAvailable } from '../home/status.ts';
import css from './contact.module.css';

const usePhone = (): string => useText('primary_phone_number', '0570 555 010');

const useAction = (home: Property): string => {
  const plan = useText('property_plan_button', 'Plan bezichtiging');
  const notify = useText('property_notify_button', 'Houd mij op de hoogte');
  return isAvailable(home) ? plan : notify;
};

const Portrait = ({ of: { achtergrond_afbeelding: picture } }: { of: Broker }) =>
  picture && (
    <div className={css.portrait}>
      <Picture link={`/assets/${picture.id}`} alt="" sizes="56px" width={3} height={4} max={160} cover />
    </div>
  );

/** Who knows this home. */
function HandledBy({ broker }: { broker: Broker }) {
  const label = useText('property_broker', 'Behandelt deze woning');
  return (
    <div className={css.broker}>
      <Portrait of={broker} />
      <p>
        <span>{label}</span>
        <strong>{formatName(broker)}</strong>
        {broker.functie && <span>{broker.functie}</span>}
      </p>
    </div>
  );
}

/** Beside the text on wide screens: it stays in sight while one reads. */
export function ContactCard({ home }: { home: Property }) {
  const firm = usePhone();
  // One number to call: of whom handles the home, where they have one.
  const phone = home.makelaar?.phonenumber || firm;
  const action = useAction(home);
  const origin = useOrigin();
  const price = describePrice(home);
  const note = useText(
    'property_contact_note',
    'Liever eerst overleggen? Onze makelaars kennen elk huis in ons aanbod van binnen.',
  );
  return (
    <aside className={css.card} aria-label="Contact over deze woning">
      <p className={css.status} data-tone={findTone(home)}>
        {formatStatus(home)}
      </p>
      <p className={css.price}>
        {price.name && <span className={css.priceName}>{price.name}</span>}
        {price.text} {price.condition && <span>{price.condition}</span>}
      </p>
      {home.makelaar && <HandledBy broker={home.makelaar} />}
      <Button href="#interesse" wide>
        {action}
      </Button>
      <Button look="secondary" className={css.phone} href={formatTel(phone)} wide>
        <Icon of={phoneIcon} size="s" />
        Bel {phone}
      </Button>
      <p className={css.note}>{note}</p>
      <p className={css.address}>{origin + formatPath(home)}</p>
    </aside>
  );
}

/** At the foot of a phone's screen, with the face of who handles the home: the card is further down there. */
export function ContactBar({ home }: { home: Property }) {
  const firm = usePhone();
  const broker = home.makelaar;
  const own = broker?.phonenumber;
  const action = useAction(home);
  return (
    <div className={css.bar}>
      {broker && <Portrait of={broker} />}
      <Button look="secondary" href={formatTel(own || firm)}>
        {!broker?.achtergrond_afbeelding && <Icon of={phoneIcon} size="s" />}
        Bel{own && <VisuallyHidden> {broker.voornaam}</VisuallyHidden>}
      </Button>
      <Button href="#interesse">{action}</Button>
    </div>
  );
}
