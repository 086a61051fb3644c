import type { FormContract } from '@binnen/contracts/forms';
import type { PostedForm } from '@binnen/contracts/render';
import { check, Icon, warning } from '@binnen/design/icon';
import { useText } from '@binnen/platform';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './lead-form.module.css';
import type { SubmitState } from './use-lead.ts';

const slowMs = 1_000;

const useRefusal = (): string => {
  const email = useText('email', 'info@binnen.example');
  const sentence = useText(
    'form_error',
    'Er ging iets fout. Probeer het nog een keer. Als het blijft voorkomen, neem dan contact op via {email}',
  );
  return sentence.replace('{email}', email);
};

function Notice({ kind, children }: { kind: 'warning' | 'error'; children: ReactNode }) {
  return (
    <div className={`${css.notice} ${css[kind]}`} role="alert" data-notice={kind}>
      <Icon of={warning} />
      <p>{children}</p>
    </div>
  );
}

/** The lead cannot be stored now: nothing that was typed is lost, and the office can be called. */
function UnavailableNotice({ isRepeated }: { isRepeated: boolean }) {
  const phone = useText('primary_phone_number', '0570 555 010');
  return (
    <Notice kind="error">
      We kunnen je gegevens nu niet bewaren. Wat je hebt ingevuld, staat er nog.{' '}
      {isRepeated
        ? 'Zolang deze pagina open is, proberen we het vanzelf opnieuw. Liever meteen contact?'
        : 'Probeer het straks nog een keer, of neem meteen contact op.'}{' '}
      Bel ons op <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>.
    </Notice>
  );
}

interface FormNoticeProps {
  form: FormContract;
  state: SubmitState;
  /** The text of the error that was thrown. */
  problem: string;
  /** What the edge said of a form that was posted without script. */
  posted: PostedForm | undefined;
}

/** The warning of an incomplete form, or the error of a send that failed. The form stays, with all that was typed. */
export function FormNotice({ form, state, problem, posted }: FormNoticeProps) {
  const refusal = useRefusal();
  if (state === 'incomplete') return <Notice kind="warning">{form.warning}</Notice>;
  if (state === 'refused') return <Notice kind="error">{refusal}</Notice>;
  if (state === 'failed') return <Notice kind="error">Er ging helaas iets fout. {problem}</Notice>;
  if (state === 'waiting' || state === 'unavailable')
    return <UnavailableNotice isRepeated={state === 'waiting'} />;
  if (state !== 'idle' || !posted?.message) return null;
  if (posted.code === 'leads-unavailable') return <UnavailableNotice isRepeated={false} />;
  const { message } = posted;
  if (message === 'refused') return <Notice kind="error">{refusal}</Notice>;
  return <Notice kind={message === form.warning ? 'warning' : 'error'}>{message}</Notice>;
}

/** After a second of sending: that it is still going on. */
export function SendProgress({ state }: { state: SubmitState }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (state !== 'sending') return setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className={css.progress} role="status">
      {state === 'sending' && slow && (
        <>
          <progress aria-label="Bezig met versturen" />
          <span>Een ogenblik, we versturen je gegevens.</span>
        </>
      )}
      {state === 'offline' && (
        <span>Je bent nu niet verbonden met internet. Zodra dat weer lukt, versturen we het formulier.</span>
      )}
    </div>
  );
}

/** Takes the place of the form once the lead is safe. */
export function SuccessView({ title, text }: { title: string; text: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={css.success} role="status" tabIndex={-1}>
      <span className={css.tick}>
        <Icon of={check} size="l" />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
