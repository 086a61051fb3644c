import type { FormContract } from '@binnen/contracts/forms';
import { formatTel } from '@binnen/contracts/formats/format-tel';
import type { PostedForm } from '@binnen/platform/render-protocol';
import { check, Icon, warning } from '@binnen/design/icon';
import { useText } from '@binnen/platform';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import css from './lead-form.module.css';
import type { TellableError } from './sending/tellable-error.ts';
import type { SubmitState } from './use-lead.ts';

const slowMs = 1_000;

/** The sentence, with the address as a link. */
const useRefusal = (): ReactNode => {
  const email = useText('general_email', 'info@binnen.example');
  const sentence = useText(
    'form_error',
    'Er ging iets fout. Probeer het nog een keer. Als het blijft voorkomen, neem dan contact op via {email}',
  );
  const [before, after] = sentence.split('{email}');
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
};

/** A control with a warning, and what it is called. */
export interface Missing {
  control: HTMLElement;
  label: string;
}

const go = (event: MouseEvent, control: HTMLElement): void => {
  event.preventDefault();
  control.focus();
};

interface NoticeProps {
  kind: 'warning' | 'error';
  missing?: readonly Missing[];
  children: ReactNode;
}

function Notice({ kind, missing = [], children }: NoticeProps) {
  return (
    // For a page that comes back without script: the browser goes to the notice. React itself focuses no `div`.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className={`${css.notice} ${css[kind]}`} data-notice={kind} tabIndex={-1} autoFocus>
      <Icon of={warning} />
      <div>
        <p role="alert">{children}</p>
        {missing.length > 1 && (
          <ul role="list" className={css.missing} aria-label="Nog in te vullen">
            {missing.map(({ control, label }) => (
              <li key={control.id}>
                <a href={`#${control.id}`} onClick={(event) => go(event, control)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function CallUs() {
  const phone = useText('primary_phone_number', '0570 555 010');
  return (
    <span>
      Bel ons op <a href={formatTel(phone)}>{phone}</a>.
    </span>
  );
}

/** The lead cannot be stored now: nothing that was typed is lost, and the office can be called. */
function UnavailableNotice({ isRepeated }: { isRepeated: boolean }) {
  return (
    <Notice kind="error">
      We kunnen je gegevens nu niet bewaren. Wat je hebt ingevuld, staat er nog.{' '}
      <span>
        {isRepeated
          ? 'Zolang deze pagina open is, proberen we het vanzelf opnieuw. Liever meteen contact?'
          : 'Probeer het straks nog een keer, of neem meteen contact op.'}
      </span>{' '}
      <CallUs />
    </Notice>
  );
}

interface FormNoticeProps {
  form: FormContract;
  state: SubmitState;
  /** Why it failed, where that is known. */
  problem: TellableError | undefined;
  /** The fields with a warning, where the form is a long one. */
  missing: readonly Missing[];
  /** The edge's answer to a form that was posted without script. */
  posted: PostedForm | undefined;
}

/** The warning of an incomplete form, or the error of a send that failed. The form stays, with all that was typed. */
export function FormNotice({ form, state, problem, missing, posted }: FormNoticeProps) {
  const refusal = useRefusal();
  if (state === 'incomplete')
    return (
      <Notice kind="warning" missing={missing}>
        {form.warning}
      </Notice>
    );
  if (state === 'refused') return <Notice kind="error">{refusal}</Notice>;
  /** Who wrote more than is taken can still call. */
  const other = [problem?.code, posted?.code].includes('rate-limited') && <CallUs />;
  if (state === 'failed')
    return (
      <Notice kind="error">
        Er ging helaas iets fout. {problem?.message} {other}
      </Notice>
    );
  if (state === 'waiting' || state === 'unavailable')
    return <UnavailableNotice isRepeated={state === 'waiting'} />;
  if (state !== 'idle' || !posted?.message) return null;
  if (posted.code === 'leads-unavailable') return <UnavailableNotice isRepeated={false} />;
  const { message } = posted;
  if (message === 'refused') return <Notice kind="error">{refusal}</Notice>;
  return (
    <Notice kind={message === form.warning ? 'warning' : 'error'}>
      {message} {other}
    </Notice>
  );
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
        <span>
          Je bent nu niet verbonden met internet. Laat deze pagina open: zodra het weer lukt, versturen we het
          formulier.
        </span>
      )}
    </div>
  );
}

interface SuccessProps {
  title: string;
  text: string;
  /** What else was promised with some answers. */
  Rest?: ((props: Pick<SuccessProps, 'values'>) => ReactNode) | undefined;
  values: Record<string, string>;
}

/** Takes the place of the form once the lead is safe. */
export function SuccessView({ title, text, Rest, values }: SuccessProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={css.success} role="status" tabIndex={-1}>
      <span className={css.tick}>
        <Icon of={check} size="l" />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {Rest && <Rest values={values} />}
    </div>
  );
}
