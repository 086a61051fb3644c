import type { Property } from '@binnen/contracts/property';
import { Button } from '@binnen/design/button';
import { Icon, phone as phoneIcon } from '@binnen/design/icon';
import { useText } from '@binnen/platform';
import { describePrice } from '../card/price.ts';
import { formatStatus, isToBeHad } from '../card/status.ts';
import css from './contact.module.css';

/** `0570 555 010` → `tel:+31570555010`. */
const formatTel = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '').replace(/^0/, '+31')}`;

const usePhone = (): string => useText('primary_phone_number', '0570 555 010');

const describeAction = (home: Property): string =>
  isToBeHad(home) ? 'Plan bezichtiging' : 'Houd mij op de hoogte';

/** Beside the text on wide screens: it stays in sight while one reads. */
export function ContactCard({ home }: { home: Property }) {
  const phone = usePhone();
  const price = describePrice(home);
  return (
    <aside className={css.card} aria-label="Contact over deze woning">
      <p className={css.status}>{formatStatus(home)}</p>
      <p className={css.price}>
        {price.text} {price.condition && <span>{price.condition}</span>}
      </p>
      <Button href="#interesse" wide>
        {describeAction(home)}
      </Button>
      <Button look="secondary" href={formatTel(phone)} wide>
        <Icon of={phoneIcon} size="s" />
        Bel {phone}
      </Button>
      <p className={css.note}>
        Liever eerst overleggen? Onze makelaars kennen elk huis dat ze verkopen van binnen.
      </p>
    </aside>
  );
}

/** At the foot of a phone's screen. */
export function ContactBar({ home }: { home: Property }) {
  const phone = usePhone();
  return (
    <div className={css.bar}>
      <Button look="secondary" href={formatTel(phone)}>
        <Icon of={phoneIcon} size="s" />
        Bel
      </Button>
      <Button href="#interesse">{describeAction(home)}</Button>
    </div>
  );
}
