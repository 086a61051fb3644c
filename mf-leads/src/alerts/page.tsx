import { alertForm } from '@binnen/contracts/alerts/alert-form';
import { routes } from '@binnen/contracts/routes';
import { Section } from '@binnen/design/section';
import { definePage, usePostedForm } from '@binnen/platform';
import { OwnAlerts } from './own-alerts.tsx';
import { OneAlert } from './one-alert.tsx';
import { SignUp } from './sign-up.tsx';

/** The visitor who asks for an alert, and the edge's answer about one: only that render knows whose it is. */
function AlertsPage() {
  const posted = usePostedForm(alertForm);
  return (
    <div data-owner="mf-leads">
      <Section width="narrow" tight>
        {posted?.values['staat'] ? (
          <OneAlert values={posted.values} />
        ) : (
          <>
            <SignUp posted={posted} />
            <OwnAlerts />
          </>
        )}
      </Section>
    </div>
  );
}

export const page = definePage({
  loader: async () => ({}),
  Component: AlertsPage,
  meta: () => ({ title: 'Meldingen van nieuwe woningen', canonical: routes.alerts.href(), noindex: true }),
  header: () => ({ variant: 'Bedankt' as const, title: 'Meldingen van nieuwe woningen' }),
});
