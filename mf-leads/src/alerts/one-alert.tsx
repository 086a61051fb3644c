import { formatAlertPath } from '@binnen/contracts/alerts/alert-path';
import type { AlertAction } from '@binnen/contracts/alerts/alert';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { ArrowLink } from '@binnen/design/section';
import type { PostedForm } from '@binnen/platform/render-protocol';
import type { ReactNode } from 'react';
import css from './alerts.module.css';
import { FrequencyField } from './frequency-field.tsx';

type Values = PostedForm['values'];

interface ActionProps {
  sleutel: string | undefined;
  action: AlertAction;
  look?: 'primary' | 'secondary' | 'quiet';
  label: string;
  children?: ReactNode;
}

/** A button that does something with the alert. A form, because who only opens a link must change nothing. */
function Action({ sleutel, action, look = 'secondary', label, children }: ActionProps) {
  return (
    <form method="post" action={formatAlertPath(sleutel ?? '')} className={css.action}>
      <input type="hidden" name="doe" value={action} />
      {children}
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  );
}

const titles: Record<string, string> = {
  onbevestigd: 'Nog één stap',
  actief: 'Je melding staat aan',
  gepauzeerd: 'Je melding staat op pauze',
};

/** An alert and what can be done with it. */
export function OneAlert({ values }: { values: Values }) {
  const { staat = '', sleutel, frequentie, dag, lijst, woorden = '', kanaal, gedaan } = values;
  const title = gedaan === 'frequentie' ? 'Je keuze is bewaard' : titles[staat];
  // Nobody can tell any more which of the two: nothing is kept of either.
  if (staat === 'verlopen')
    return (
      <div className={css.alert} role="status">
        <h2>Deze melding is er niet meer</h2>
        <p>De melding is gestopt, of niet binnen 48 uur bevestigd. We bewaren er niets van.</p>
        {/* A new document: within this one, the page knows this alert. */}
        <p>
          <a href={routes.alerts.href()} rel="external">
            Vraag een nieuwe melding aan
          </a>
        </p>
        <ArrowLink href={routes.offer.href()}>Bekijk het woningaanbod</ArrowLink>
      </div>
    );
  if (!title)
    return (
      <div className={css.alert} role="status">
        <h2>Deze melding is gestopt</h2>
        <p>Je krijgt hierover geen bericht meer, en we bewaren niets van je melding.</p>
        <ArrowLink href={routes.offer.href()}>Bekijk het woningaanbod</ArrowLink>
      </div>
    );
  const button = { sleutel };
  const often = <FrequencyField chosen={dag ?? frequentie} />;
  return (
    <div className={css.alert} role="status">
      <h2>{title}</h2>
      <p>
        {kanaal === 'push' ? 'Op het apparaat waar je dit vroeg krijg je een melding' : 'We mailen je'} als er
        een woning bij komt, of goedkoper wordt, die hierbij past:
      </p>
      <ul className={css.words} role="list" aria-label="Waar je naar zoekt">
        {woorden.split('\n').map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {lijst && <ArrowLink href={lijst}>Bekijk deze woningen</ArrowLink>}
      {staat === 'onbevestigd' ? (
        <Action {...button} action="bevestig" look="primary" label="Bevestig je melding">
          {often}
        </Action>
      ) : (
        <>
          <Action {...button} action="frequentie" label="Bewaar">
            {often}
          </Action>
          {staat === 'actief' ? (
            <Action {...button} action="pauzeer" label="Pauzeer" />
          ) : (
            <Action {...button} action="hervat" look="primary" label="Hervat" />
          )}
        </>
      )}
      <Action {...button} action="stop" look="quiet" label="Stop en wis mijn gegevens" />
    </div>
  );
}
