import { Disclosure } from '@binnen/design/disclosure';
import { Prose } from '@binnen/design/prose';
import { useLongText, useText } from '@binnen/platform';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { doubtEmail, doubtPhone } from './sending/doubts.ts';
import { TextField, TickField } from './fields.tsx';
import { useFormFields } from './form-context.ts';
import css from './lead-form.module.css';
import { useReleased } from './use-released.ts';

interface PersonProps {
  /** The label has an asterisk, where the specification has one. */
  starred?: boolean;
}

const star = (label: string, { starred }: PersonProps): string => (starred ? `${label}*` : label);

function NameField(props: PersonProps) {
  const label = star(useText('label_name', 'Naam'), props);
  return <TextField name="firstname" label={label} autoComplete="name" />;
}

/** First and last name, beside each other where there is room. */
function FullNameFields(props: PersonProps) {
  const first = star(useText('label_first_name', 'Voornaam'), props);
  const last = star(useText('label_last_name', 'Achternaam'), props);
  return (
    <div className={css.pair}>
      <TextField name="firstname" label={first} autoComplete="given-name" />
      <TextField name="lastname" label={last} autoComplete="family-name" />
    </div>
  );
}

/** A value that was there before the script, or was prefilled, is checked as if the field had just been left. */
const useFoundValue = (field: string, look: () => Promise<void>): void => {
  const value = useFormFields().values[field];
  useEffect(() => {
    const { activeElement } = document;
    const isTyping = activeElement instanceof HTMLInputElement && activeElement.name === field;
    if (value && !isTyping) void look().catch(() => {});
    // Only when it changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);
};

/** A hint under a field that was left with something odd in it, until it is changed. It keeps nobody from sending. */
const useDoubt = (field: string, doubt: (value: string) => string | undefined) => {
  const { values, errors } = useFormFields();
  const value = values[field] ?? '';
  const [left, setLeft] = useState('');
  const untilReleased = useReleased();
  const words = value === left && !errors[field] ? doubt(value) : undefined;
  const hint: ReactNode = (
    <p className={css.suggestion} role="status">
      {words}
    </p>
  );
  const look = async () => {
    await untilReleased();
    setLeft(value);
  };
  useFoundValue(field, look);
  return { look, hint };
};

/** Nothing is refused for its format: a likely slip gets a suggestion, and that is all. */
export function EmailField(props: PersonProps) {
  const label = star(useText('label_email', 'E-mail'), props);
  const { values, fill } = useFormFields();
  const [meant, setMeant] = useState<string>();
  const doubt = useDoubt('email', doubtEmail);
  const untilReleased = useReleased();
  const suggest = async () => {
    const { suggestEmail } = await import(
      /* webpackChunkName: "suggest-email" */ '@binnen/contracts/forms/suggest-email'
    );
    await untilReleased();
    setMeant(suggestEmail(values.email ?? ''));
  };
  useFoundValue('email', suggest);
  const place = useRef<HTMLDivElement>(null);
  const take = ({ detail }: MouseEvent) => {
    fill({ email: meant ?? '' });
    // The focus of the keyboard stays when its button goes. A finger's would bring up the keys.
    if (detail === 0) place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={css.suggested}>
      <TextField
        name="email"
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={() => {
          void doubt.look();
          void suggest().catch(() => {});
        }}
      />
      {meant && meant !== values.email && (
        <p className={css.suggestion} role="status">
          Bedoel je{' '}
          <button type="button" onClick={take}>
            {meant}
          </button>
          ?
        </p>
      )}
      {doubt.hint}
    </div>
  );
}

function PhoneField(props: PersonProps) {
  const label = star(useText('label_phone', 'Telefoon'), props);
  const doubt = useDoubt('phone', doubtPhone);
  return (
    <div className={css.suggested}>
      <TextField
        name="phone"
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onBlur={() => void doubt.look()}
      />
      {doubt.hint}
    </div>
  );
}

/** Who sends the form, and how to reach them. `fullName`: first and last name apart. */
export function PersonFields({ fullName = false, starred = false }: PersonProps & { fullName?: boolean }) {
  const Name = fullName ? FullNameFields : NameField;
  return (
    <>
      <Name starred={starred} />
      <EmailField starred={starred} />
      <PhoneField starred={starred} />
    </>
  );
}

/** With the links to other pages of the site in a new tab, as those to other sites: a half-filled form stays. */
const besideForm = (html: string): string =>
  html.replaceAll('<a href="/', '<a target="_blank" rel="noopener" href="/');

/** `preset`: ticked from the start. A box that somebody else ticked is no consent, so its words only say that the statement was read. */
export function PrivacyField({ preset = false }) {
  const href = useText('privacy_url', '/disclaimer');
  const agree = useText('label_privacy', 'Ik stem in met de');
  const have = useText('label_privacy_have', 'Ik heb de');
  const read = useText('label_privacy_read', 'gelezen');
  const statement = useText('label_privacy_link', 'privacyverklaring');
  const question = useText('privacy_vraag', 'Wat doen we met je gegevens?');
  const explanation = useLongText(
    'privacy_uitleg',
    '<p>We gebruiken je gegevens om je vraag te behandelen, en bewaren ze niet langer dan daarvoor nodig is.</p>',
  );
  return (
    <>
      <TickField
        name="acceptsPrivacy"
        named={preset ? `${statement} ${read}` : `akkoord met de ${statement}`}
        label={
          <>
            {preset ? have : agree}{' '}
            <a href={href} target="_blank" rel="noopener">
              {statement}
            </a>
            {preset && <span>{` ${read}`}</span>}
          </>
        }
      />
      <Disclosure summary={question} className={css.explained}>
        <Prose html={besideForm(explanation)} />
      </Disclosure>
    </>
  );
}

export function CallMeField() {
  return <TickField name="wantsCall" label={useText('label_call_me', 'Ik wil graag gebeld worden')} />;
}

/** What the visitor agrees to, and whether they want to be called. */
export function ConsentFields() {
  return (
    <>
      <PrivacyField />
      <CallMeField />
    </>
  );
}
