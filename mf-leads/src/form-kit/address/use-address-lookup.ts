import type { Address } from '@binnen/contracts/leads';
import { useEffect, useRef, useState } from 'react';
import { useReleased } from '../use-released.ts';
import { useFormFields } from '../form-context.ts';
import {
  formatExtra,
  formatFullAddress,
  isTyped,
  listAddressOptions,
  noAddress,
  type AddressOption,
} from './format-address.ts';
import { lookUp as lookUpAddress } from './load-lookup.ts';

/** More addresses than this and the visitor chooses; else the first is taken, if it is the typed one. */
const mostTaken = 2;

export type LookupState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'found'; takesFocus: boolean }
  /** `takesFocus`: the visitor waits in the field whose place this takes. */
  | { kind: 'choose'; options: AddressOption[]; takesFocus: boolean }
  | { kind: 'failed'; message: string; takesFocus: boolean };

const isIn = (...names: string[]) =>
  document.activeElement instanceof HTMLInputElement && names.includes(document.activeElement.name);
const isTyping = () => isIn('postcode', 'huisnr');
const isWaiting = () => isIn('fulladdress', 'straat', 'plaats');

const describe = (address: Address) => {
  const toevoeging = formatExtra(address);
  const { street, number, city } = address;
  const fulladdress = formatFullAddress({ street, number, extra: toevoeging, city: city.label });
  return { ...noAddress, straat: street, plaats: city.label, toevoeging, fulladdress };
};

/** The fields that were drawn last, by form. */
const drawnLast = new Map<string, object>();

/** Fills in the address of the form's postcode and house number, once both are there. */
export const useAddressLookup = () => {
  const { name, values, errors, fill, flag, awaits } = useFormFields();
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  /** By itself, not by its words: the same may be asked twice, and an old answer must not take away what was chosen. */
  const asked = useRef({ key: '' });
  const running = useRef<Promise<void>>(undefined);
  /** The visitor left these fields, and came back to others: the number there may be another one. */
  const isOutdated = useRef((): boolean => false);
  useEffect(() => {
    drawnLast.set(name, asked);
    return () => {
      isOutdated.current = () => drawnLast.get(name) !== asked;
    };
  }, [name]);
  const hasBegun = useRef(false);
  /** What the tab kept comes with the second render. */
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const untilReleased = useReleased();
  const { postcode = '', huisnr = '', fulladdress = '' } = values;
  const question = [postcode.trim(), huisnr.trim()];
  const isAsked = question.every(Boolean);
  /** In a form that came back without script. */
  const isHalf = !fulladdress && Boolean(values['straat'] || values['plaats']);
  /** Street and town are typed, here or before the fields were drawn anew, until a lookup finds the home. */
  const isByHand = isHalf || Boolean(values['byHand']) || state.kind === 'failed';

  const look = async (mine: { key: string }): Promise<void> => {
    if (!isByHand) {
      // An address of another number must not be sent while this one is looked up.
      fill(noAddress);
      setState({ kind: 'busy' });
    }
    const [code = '', number = ''] = question;
    const lookup = await lookUpAddress(code, number);
    await untilReleased();
    // The visitor went on typing: another lookup is under way.
    if (asked.current !== mine) return running.current;
    if (isOutdated.current()) return;
    running.current = undefined;
    if (lookup.kind === 'failed') {
      if (Object.keys(lookup.errors).length > 0) flag({ ...errors, ...lookup.errors });
      // The same question may be asked again: the service may be back.
      asked.current = { key: '' };
      const message = Object.keys(lookup.errors).length > 0 ? '' : lookup.message;
      return setState({ kind: 'failed', message, takesFocus: isIn('fulladdress') });
    }
    const [first] = lookup.addresses;
    if (lookup.addresses.length > mostTaken || (first && !isTyped(first, number))) {
      // None is the number of the address that is typed already: the visitor has said so.
      const isThere = lookup.addresses.some((each) => isTyped(each, number));
      if (isByHand && fulladdress && !isThere) return setState({ kind: 'idle' });
      const options = listAddressOptions(lookup.addresses);
      fill(noAddress);
      return setState({ kind: 'choose', options, takesFocus: isWaiting() });
    }
    if (first) fill(describe(first));
    setState({ kind: 'found', takesFocus: isWaiting() });
  };

  const lookUp = (): Promise<void> | undefined => {
    const key = question.join(' ');
    if (!isAsked || key === asked.current.key) return running.current;
    asked.current = { key };
    hasBegun.current = true;
    running.current = look(asked.current);
    return running.current;
  };

  // For values typed before the script was there, kept by the tab, or from a link: no field loses focus then.
  useEffect(() => {
    if (!isReady || hasBegun.current || fulladdress || isByHand || !isAsked || isTyping()) return;
    hasBegun.current = true;
    void lookUp();
  });

  /** Whether leaving the field would look up an address that is not there yet. */
  const isWanted = isAsked && !fulladdress && !isByHand && (state.kind === 'idle' || state.kind === 'busy');
  useEffect(() => {
    awaits?.('fulladdress', () => (isWanted ? lookUp() : running.current));
  });

  /** Part of an address by hand: street, town, or its number. */
  const type = (changed: Record<string, string>) => {
    const { straat = '', plaats = '', huisnr: number = '' } = { ...values, ...changed };
    const whole =
      straat && plaats ? formatFullAddress({ street: straat, number, extra: '', city: plaats }) : '';
    fill({ ...changed, toevoeging: '', fulladdress: whole, byHand: 'ja' });
  };

  /** The postcode or number changes: what was found is another home's, and must not be sent. What was typed stays. */
  const forget = (changed: Record<string, string>) => {
    asked.current = { key: '' };
    running.current = undefined;
    if (isByHand) return type(changed);
    if (state.kind === 'idle' && !fulladdress) return;
    fill(noAddress);
    setState({ kind: 'idle' });
  };

  const choose = (option: AddressOption | undefined) => {
    if (!option) return fill(noAddress);
    const [code = ''] = question;
    const number = option.value ? huisnr : String(option.address.number);
    asked.current = { key: `${code} ${number.trim()}` };
    // A letter that was typed is not that of a home without one.
    fill({ ...describe(option.address), huisnr: number });
  };

  /** The home is none of those that were found: it has their street and town, and the number that was typed. */
  const refuse = ({ street, city }: Address) => {
    type({ straat: street, plaats: city.label });
    setState({ kind: 'failed', message: 'Dit nummer kennen we niet', takesFocus: true });
  };
  return { state, isWanted, isByHand, lookUp, type, forget, choose, refuse };
};
