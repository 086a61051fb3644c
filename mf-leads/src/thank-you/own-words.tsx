import { formatTel } from '@binnen/contracts/formats/format-tel';
import { useLocation, useText } from '@binnen/platform';
import { useHydrating } from '@binnen/platform/use-hydrating';

/**
 * To the visitor by name, with the number of whom they wait for. The name comes with the history's state alone: it is in no
 * address, and the server never has it.
 */
export function OwnWords() {
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
