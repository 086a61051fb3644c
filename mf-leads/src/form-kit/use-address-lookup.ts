import type { Address } from '@binnen/contracts/leads';
import { useEffect, useRef, useState } from 'react';
import { useFormFields } from './form-context.ts';
import { formatExtra, formatFullAddress, listAddressOptions, type AddressOption } from './format-address.ts';
import { lookUpAddress } from './look-up-address.ts';

/** More addresses than this and the visitor chooses; else the first is taken. */
const mostTaken = 2;

export type LookupState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'found' }
  /** `takesFocus`: the visitor waits in the field whose place this takes. */
  | { kind: 'choose'; options: AddressOption[]; takesFocus: boolean }
  | { kind: 'failed'; message: string; takesFocus: boolean };

const isIn = (...names: string[]) =>
  document.activeElement instanceof HTMLInputElement && names.includes(document.activeElement.name);
const isTyping = () => isIn('postcode', 'huisnr');
const isWaiting = () => isIn('fulladdress');

const noAddress = { straat: '', plaats: '', toevoeging: '', fulladdress: '' };

const describe = (address: Address) => {
  const toevoeging = formatExtra(address);
  const { street, number, city } = address;
  const fulladdress = formatFullAddress({ street, number, extra: toevoeging, city: city.label });
  return { straat: street, plaats: city.label, toevoeging, fulladdress };
};

/** Fills in the address of the form's postcode and house number, once both are there. */
export const useAddressLookup = () => {
  const { values, errors, fill, flag } = useFormFields();
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  const asked = useRef('');
  const hasBegun = useRef(false);

  const lookUp = async () => {
    const { postcode = '', huisnr = '' } = values;
    const question = `${postcode.trim()} ${huisnr.trim()}`;
    if (!postcode.trim() || !huisnr.trim() || question === asked.current) return;
    asked.current = question;
    hasBegun.current = true;
    // An address of another number must not be sent while this one is looked up.
    fill(noAddress);
    setState({ kind: 'busy' });
    const lookup = await lookUpAddress(postcode.trim(), huisnr.trim());
    // The visitor went on typing: another lookup is under way.
    if (asked.current !== question) return;
    if (lookup.kind === 'failed') {
      if (lookup.fields.length > 0)
        flag({ ...errors, ...Object.fromEntries(lookup.fields.map((field) => [field, lookup.message])) });
      // The same question may be asked again: the service may be back.
      asked.current = '';
      return setState({ kind: 'failed', message: lookup.message, takesFocus: isWaiting() });
    }
    const [first] = lookup.addresses;
    if (lookup.addresses.length > mostTaken) {
      const options = listAddressOptions(lookup.addresses);
      return setState({ kind: 'choose', options, takesFocus: isWaiting() });
    }
    if (first) fill(describe(first));
    setState({ kind: 'found' });
  };

  // Typed before the script was there, kept from before, or brought along in the URL: nothing loses focus then.
  useEffect(() => {
    const { postcode, huisnr, fulladdress } = values;
    if (hasBegun.current || fulladdress || !postcode || !huisnr || isTyping()) return;
    hasBegun.current = true;
    void lookUp();
  });

  /** The postcode or number changes: what was found is another home's, and must not be sent. */
  const forget = () => {
    if (state.kind === 'idle' && !values['fulladdress']) return;
    asked.current = '';
    fill(noAddress);
    setState({ kind: 'idle' });
  };

  const choose = (option: AddressOption | undefined) => fill(option ? describe(option.address) : noAddress);
  return { state, lookUp, forget, choose };
};
