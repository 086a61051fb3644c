import { requiredMessage } from '@binnen/contracts/forms';
import { Field } from '@binnen/design/fields/field';
import { Select } from '@binnen/design/fields/select';
import { TextInput } from '@binnen/design/fields/text-input';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useText } from '@binnen/platform';
import type { KeyboardEvent } from 'react';
import { TextField } from '../fields.tsx';
import { useField, useFormFields } from '../form-context.ts';
import { isTyped } from './format-address.ts';
import css from '../lead-form.module.css';
import { loadLookup } from './load-lookup.ts';
import { useAddressLookup, type LookupState } from './use-address-lookup.ts';

const waiting = 'Je adres wordt automatisch opgehaald...';
const chooseText = 'Kies het juiste adres';
/** Not empty: that is the value of a home without letter or addition. */
const notChosen = 'kies';
const notThere = 'anders';

type Lookup = ReturnType<typeof useAddressLookup>;

interface AddressProps {
  /** The form can be sent without an address. */
  optional?: boolean;
  /** "Kies het juiste adres" cannot be chosen again. */
  mustChoose?: boolean;
}

/** When fields are replaced under a visitor's focus, the focus moves to the new field. */
const focus = (control: HTMLElement | null) => control?.focus();

interface TypedProps extends Pick<Lookup, 'type'> {
  optional: boolean;
  takesFocus?: boolean;
}

/** Street and town by hand: without script, and whenever the lookup does not help. */
function TypedAddress({ type, optional, takesFocus = false }: TypedProps) {
  const street = useField('straat');
  const town = useField('plaats');
  return (
    <div className={css.pair}>
      <Field label={useText('label_street', 'Straat')} error={street.error} optional={optional}>
        <TextInput
          {...street.control}
          ref={takesFocus ? focus : null}
          autoComplete="off"
          onChange={(event) => type({ straat: event.target.value })}
        />
      </Field>
      <Field label={useText('label_town', 'Plaats')} error={town.error} optional={optional}>
        <TextInput
          {...town.control}
          autoComplete="address-level2"
          onChange={(event) => type({ plaats: event.target.value })}
        />
      </Field>
    </div>
  );
}

/** Kept free, so that what is said here later moves nothing. */
const nothingYet = '\u00a0';

function FoundAddress({ state, fulladdress }: { state: LookupState; fulladdress: string }) {
  const isBusy = state.kind === 'busy';
  return (
    <Field
      label={useText('label_address', 'Adres')}
      optional={false}
      help={isBusy ? 'We zoeken je adres op…' : nothingYet}
    >
      <TextInput
        ref={state.kind === 'found' && state.takesFocus ? focus : null}
        name="fulladdress"
        value={fulladdress}
        placeholder={waiting}
        readOnly
        aria-busy={isBusy}
      />
    </Field>
  );
}

interface AddressChoiceProps extends Pick<Lookup, 'choose' | 'refuse'> {
  state: Extract<LookupState, { kind: 'choose' }>;
  error: string | undefined;
  mustChoose: boolean;
}

function AddressChoice({ state, choose, refuse, error, mustChoose }: AddressChoiceProps) {
  const { values } = useFormFields();
  const { huisnr = '' } = values;
  const [first] = state.options;
  /** Who typed no letter or addition may be any of them. */
  const isThere = state.options.some(({ address }) => isTyped(address, huisnr));
  const chosen = state.options.find((option) => option.label === values.fulladdress);
  return (
    <Field label={useText('label_address', 'Adres')} help={error ? undefined : nothingYet} error={error}>
      <Select
        ref={state.takesFocus ? focus : null}
        value={chosen?.value ?? notChosen}
        onChange={({ target: { value } }) =>
          value === notThere && first
            ? refuse(first.address)
            : choose(state.options.find((option) => option.value === value))
        }
      >
        <option value={notChosen} disabled={mustChoose}>
          {chooseText}
        </option>
        {state.options.map((option) => (
          <option key={option.label} value={option.value}>
            {option.label}
          </option>
        ))}
        {!isThere && <option value={notThere}>Nummer {huisnr.trim()} staat er niet bij</option>}
      </Select>
    </Field>
  );
}

/** Invisible fields: the lookup's result, for the browser to post. */
function HiddenAddress({ names }: { names: readonly string[] }) {
  const { values } = useFormFields();
  return names.map(
    (name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
  );
}

/** Postcode and house number, and the address that belongs to them: found, chosen, or typed. */
export function AddressFields({ optional = false, mustChoose = false }: AddressProps) {
  const { values, errors } = useFormFields();
  const { state, isWanted, isByHand, lookUp, type, forget, choose, refuse } = useAddressLookup();
  const { fulladdress = '' } = values;
  const required = useText('form_required', requiredMessage);
  // Postcode and number are there, and the address that belongs to them is what is missing.
  const isMissing = !fulladdress && errors['straat'] === requiredMessage;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isWanted) return;
    event.preventDefault();
    void lookUp();
  };
  return (
    <>
      <div className={optional ? css.pair : css.home} onFocus={() => void loadLookup().catch(() => {})}>
        <TextField
          name="postcode"
          label={useText('label_postcode', 'Postcode')}
          autoComplete="postal-code"
          optional={optional}
          onInput={() => forget({})}
          onBlur={() => void lookUp()}
          onKeyDown={onKeyDown}
        />
        <TextField
          name="huisnr"
          label={useText('label_house_number', 'Huisnummer')}
          inputMode="text"
          optional={optional}
          onInput={({ currentTarget }) => forget({ huisnr: currentTarget.value })}
          onBlur={() => void lookUp()}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="status" className={css.lookup}>
        {state.kind === 'failed' &&
          (state.message ? (
            `${state.message}. Vul de straat en plaats zelf in.`
          ) : (
            <>
              {/* It is seen at the field, which the focus has left. */}
              <VisuallyHidden>De postcode of het huisnummer klopt niet. </VisuallyHidden>
              Of vul de straat en plaats zelf in.
            </>
          ))}
      </div>
      {isByHand ? (
        <>
          <TypedAddress
            type={type}
            optional={optional}
            takesFocus={state.kind === 'failed' && state.takesFocus}
          />
          <HiddenAddress names={['toevoeging', 'fulladdress']} />
        </>
      ) : state.kind === 'choose' ? (
        <>
          <AddressChoice
            state={state}
            choose={choose}
            refuse={refuse}
            error={isMissing ? required : undefined}
            mustChoose={mustChoose}
          />
          <HiddenAddress names={['toevoeging', 'straat', 'plaats', 'fulladdress']} />
        </>
      ) : (
        <>
          <div className={css.lookedUp}>
            <FoundAddress state={state} fulladdress={fulladdress} />
          </div>
          <HiddenAddress names={['toevoeging', 'straat', 'plaats']} />
          {!fulladdress && (
            <noscript>
              <TypedAddress type={type} optional={optional} />
            </noscript>
          )}
        </>
      )}
    </>
  );
}
