import { alertPaths } from '@binnen/contracts/alerts/alert-form';
import { challengeMeta } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { Field } from '@binnen/design/fields/field';
import { TextInput } from '@binnen/design/fields/text-input';
import type { PostedForm } from '@binnen/platform/render-protocol';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Honeypot } from '../form-kit/honeypot.tsx';
import { useChallenge } from '../form-kit/sending/use-challenge.ts';
import css from './alerts.module.css';
import { FrequencyField } from './frequency-field.tsx';

const patienceMs = 10_000;

/** The form that a list has as well; here it also shows what was wrong, and asks Turnstile. The browser posts it. */
export function SignUp({ posted }: { posted: PostedForm | undefined }) {
  const { box, begin, answer } = useChallenge();
  const token = useRef<HTMLInputElement>(null);
  const [hint, setHint] = useState<ReactNode>();
  const look = (event: FormEvent<HTMLInputElement>) => {
    const { currentTarget: field, type } = event;
    event.preventDefault();
    import(/* webpackChunkName: "email-hint" */ '@binnen/design/fields/email-hint').then(
      ({ hintEmail }) => hintEmail(field, type, setHint),
      // The edge says it, at the next press.
      () => field.form?.toggleAttribute('novalidate', true),
    );
  };
  const offer = routes.offer.href();
  const { email, lijst = offer, frequentie } = posted?.values ?? {};
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // Of a page that the browser kept and shows again.
    const free = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', free);
    return () => window.removeEventListener('pageshow', free);
  }, []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setBusy(true);
    if (document.querySelector(`meta[name="${challengeMeta}"]`)) {
      event.preventDefault();
      const given = await answer();
      if (token.current) token.current.value = given;
      form.submit();
    }
    // The browser tells nobody that its Stop was pressed.
    setTimeout(() => setBusy(false), patienceMs);
  };
  return (
    <form
      method="post"
      action={alertPaths.alertSignUp}
      onSubmit={(event) => void send(event)}
      onFocus={begin}
      className={css.alert}
    >
      {posted?.message && (
        <p className={css.wrong} role="alert">
          {posted.message}
        </p>
      )}
      <p>
        We mailen je als er een woning bij komt, of goedkoper wordt, die past bij{' '}
        <a href={lijst.startsWith(offer) ? lijst : offer}>wat je zoekt</a>. Stoppen kan altijd, met een link
        in elke mail.
      </p>
      <input type="hidden" name="lijst" value={lijst} />
      <input ref={token} type="hidden" name={controlFields.turnstile} />
      <Honeypot />
      <Field label="E-mailadres" error={posted?.errors['email']}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={email}
          required
          // As wide as most addresses are long.
          size={32}
          onBlur={look}
          onInvalid={look}
          onChange={() => setHint(null)}
        />
      </Field>
      {hint}
      <FrequencyField chosen={frequentie} />
      <div ref={box} />
      <Button type="submit" busy={isBusy}>
        Mail mij nieuwe woningen
      </Button>
    </form>
  );
}
