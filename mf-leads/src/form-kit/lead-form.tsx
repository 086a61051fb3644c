import { visitorPaths } from '@binnen/contracts/api-paths';
import { fillPath } from '@binnen/contracts/read-paths';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { takePersonal } from '@binnen/platform/visitor-query';
import { Button } from '@binnen/design/button';
import { useLocation } from '@binnen/platform';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormContext } from './form-context.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice, SendProgress, SuccessView } from './form-notice.tsx';
import { readText, type FormProps } from './form-props.ts';
import { Honeypot } from './honeypot.tsx';
import css from './lead-form.module.css';
import { useAwaitedSubmit } from './use-awaited-submit.ts';
import { useChallenge } from './sending/use-challenge.ts';
import { useLead, type LeadOptions, type SubmitState } from './use-lead.ts';
import { useMissing } from './use-missing.ts';
import { useValues } from './use-values.ts';

/** What the button reads. */
export interface ButtonTexts {
  idle: string;
  sending?: string;
  /** While sending, once the edge says that this step is done. */
  progress?: Record<string, string>;
  /** After an incomplete form or a refusal. */
  reset?: string;
  sent?: string;
  failed?: string;
}

const findButtonText = (texts: ButtonTexts, state: SubmitState, step: string): string => {
  const { idle, reset = idle, failed = reset } = texts;
  const sending = texts.progress?.[step] ?? texts.sending ?? 'Indienen...';
  const { sent = sending } = texts;
  const again = { refused: failed, failed, waiting: failed, unavailable: failed };
  return { idle, incomplete: reset, offline: sending, sending, sent, ...again }[state];
};

interface LeadFormProps extends Omit<LeadOptions, 'flag' | 'handBack' | 'answerChallenge'> {
  title?: string | undefined;
  subtitle?: string | undefined;
  /** 3 inside something that has a title of its own. */
  level?: 2 | 3;
  button?: ButtonTexts;
  success?: Omit<ComponentProps<typeof SuccessView>, 'values'>;
  defaults?: Record<string, string>;
  /** Null: not known yet. */
  prefill?: Record<string, string> | null;
  /** The button says that it worked, and the form stays until the thank-you page is there. */
  keepsForm?: boolean;
  children: ReactNode;
}

const nothing = {};
const send: ButtonTexts = { idle: 'Versturen' };
const thanks = { title: 'Bedankt!', text: 'We nemen zo snel mogelijk contact met je op.' };

/** Where a form without script comes back to. Nothing of the visitor's stands in it. */
const formatPage = (pathname: string, search: string): string => {
  const url = new URL(pathname + search, 'https://site.invalid');
  takePersonal(url);
  return url.pathname + url.search;
};

/**
 * A form of the site. Without script the browser posts it and the edge runs the same flow; with script this sends it,
 * and shows what is missing, what went wrong, and that it arrived.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, about, onSent, title, subtitle, level = 2, children } = props;
  const { button = send, success = thanks, defaults = nothing, prefill = nothing, keepsForm = false } = props;
  const element = useRef<HTMLFormElement>(null);
  const fields = useValues({ name: form.name, about, defaults, prefill, element });
  const { box, begin, answer } = useChallenge();
  const { state, problem, step, submit, stopRepeats } = useLead({
    ...props,
    flag: fields.flag,
    handBack: fields.handBack,
    answerChallenge: answer,
  });
  const { pathname, search } = useLocation();

  const sending = useAwaitedSubmit(element, submit);
  const missing = useMissing(form, element, fields.errors);
  /** The visitor pressed the button, and was not told yet what came of it. */
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || !['refused', 'failed', 'waiting', 'unavailable'].includes(state)) return;
    isAsked.current = false;
    element.current?.querySelector<HTMLElement>('[data-notice]')?.focus();
  }, [state]);
  // At once: the browser takes the focus of what it may not be on.
  useLayoutEffect(() => {
    // What is corrected now would be lost: the fields take nothing, and the focus waits on the button.
    if (document.activeElement?.closest('[inert]'))
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [state]);
  const press = (event: FormEvent<HTMLFormElement>) => {
    isAsked.current = true;
    sending.submit(event);
  };
  const fill = (changed: Record<string, string>) => {
    stopRepeats();
    fields.fill(changed);
  };

  const Title = `h${level}` as const;
  if (state === 'sent' && !onSent && !keepsForm) return <SuccessView {...success} values={fields.values} />;
  return (
    <div className={css.form}>
      {title && <Title>{title}</Title>}
      {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      <FormContext value={{ ...fields, fill, awaits: sending.awaits }}>
        <form
          ref={element}
          data-form={form.name}
          method="post"
          action={fillPath(visitorPaths.contact, { form: form.call })}
          onSubmit={press}
          onInput={sending.stop}
          onFocus={begin}
          noValidate
          className={css.fields}
          aria-label={title}
        >
          <input type="hidden" name={controlFields.form} value={form.name} />
          <input type="hidden" name={controlFields.page} value={formatPage(pathname, search)} />
          <Honeypot />
          <div inert={state === 'sending' || state === 'sent'} className={css.questions}>
            {children}
          </div>
          <FormNotice form={form} state={state} problem={problem} missing={missing} posted={fields.posted} />
          <Button type="submit" busy={state === 'sending' || state === 'offline' || sending.isBusy}>
            {findButtonText(button, state, step)}
          </Button>
          {/* Below the button: a check that comes while it is pressed moves it nowhere. */}
          <div ref={box} className={css.challenge} />
          <SendProgress state={state} />
        </form>
      </FormContext>
    </div>
  );
}

interface FormWidgetProps extends LeadFormProps {
  /** Given by its banner or page, such as a subtitle where the form has none of its own. */
  props: FormProps;
  id?: string;
  className?: string;
}

/** A form that is a widget by itself. */
export function FormWidget({
  props,
  id,
  className,
  subtitle = readText(props, 'subtitle'),
  ...form
}: FormWidgetProps) {
  return (
    <FormFrame id={id} className={className}>
      <LeadForm subtitle={subtitle} {...form} />
    </FormFrame>
  );
}
