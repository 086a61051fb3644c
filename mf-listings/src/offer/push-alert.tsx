import { pushMeta } from '@binnen/contracts/alerts/pushed-alerts';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { useLocation, useText } from '@binnen/platform';
import { useState, type MouseEvent } from 'react';
import { subscribe, type Outcome } from './subscribe.ts';

function Told({ outcome }: { outcome: Outcome }) {
  const sentences = {
    denied: useText(
      'push_alert_denied',
      'Je browser houdt meldingen van onze site tegen. Sta ze toe bij de instellingen van deze site, naast het adres, en druk nog eens.',
    ),
    default: useText(
      'push_alert_undecided',
      'Je hebt nog niet gekozen. Druk nog eens als je meldingen wilt.',
    ),
    failed: useText(
      'push_alert_failed',
      'Dat lukt nu niet. Probeer het later nog eens, of laat ons je mailen.',
    ),
  };
  const full = useText('push_alert_full', 'Op dit apparaat staan al tien meldingen. Stop er eerst een:');
  const own = useText('push_alert_own', 'je meldingen');
  const on = useText(
    'push_alert_on',
    'Je krijgt een melding op dit apparaat als er een woning bij komt of goedkoper wordt.',
  );
  const manage = useText('push_alert_manage', 'Pauzeren of stoppen');
  if (outcome === 'full')
    return (
      <p>
        {full} <a href={routes.alerts.href()}>{own}</a>
      </p>
    );
  if (typeof outcome === 'string') return <p>{sentences[outcome]}</p>;
  return (
    <p>
      {on} <a href={outcome.beheer}>{manage}</a>
    </p>
  );
}

/** In the form of an alert: the same by web push. The browser asks its question at the press, and not before. */
export function PushAlert() {
  const [isBusy, setBusy] = useState(false);
  const { pathname, search } = useLocation();
  const list = pathname + search;
  const [pressed, setPressed] = useState<{ list: string; outcome: Outcome }>();
  // It belongs to the list that was asked for: the next one has the same form.
  const told = pressed?.list === list ? pressed.outcome : undefined;
  const label = useText('push_alert_button', 'Of krijg een melding op dit apparaat');
  const key = document.querySelector<HTMLMetaElement>(`meta[name="${pushMeta}"]`)?.content;
  if (!key) return null;
  const press = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setBusy(true);
    // As pressed: the visitor may go to another list before the browser's question is answered.
    const asked = new FormData(form ?? undefined);
    // Asked before anything is waited for: Safari wants the press itself.
    const outcome = await subscribe(key, await Notification.requestPermission(), asked);
    setPressed({ list, outcome });
    setBusy(false);
  };
  return (
    <div>
      <Button look="quiet" busy={isBusy} onClick={(event) => void press(event)}>
        {label}
      </Button>
      <div role="status">{told && <Told outcome={told} />}</div>
    </div>
  );
}
