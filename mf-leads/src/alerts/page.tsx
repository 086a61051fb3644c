import { alertForm, alertPaths } from '@binnen/contracts/alerts/alert-form';
import { routes } from '@binnen/contracts/routes';
import { Section } from '@binnen/design/section';
import { definePage, useLocation, usePostedForm } from '@binnen/platform';
import { useEffect } from 'react';
import { OwnAlerts } from './own-alerts.tsx';
import { OneAlert } from './one-alert.tsx';
import { SignUp } from './sign-up.tsx';

/**
 * The script takes the key out of the tab's address, where trackers would read it. The tab keeps it for this entry of its
 * history: after a reload, or on the way back, the alert's page is asked for again.
 */
const useWayBack = (sleutel: string | undefined): void => {
  const { key } = useLocation();
  useEffect(() => {
    const name = `binnen:melding:${key}`;
    try {
      if (sleutel) return sessionStorage.setItem(name, sleutel);
      const kept = sessionStorage.getItem(name);
      if (kept) location.replace(`${alertPaths.alert}?${new URLSearchParams({ sleutel: kept })}`);
    } catch {
      // Without storage the link in the mail leads there.
    }
  }, [key, sleutel]);
};

/** The visitor who asks for an alert, and the edge's answer about one: only that render knows whose it is. */
function AlertsPage() {
  const posted = usePostedForm(alertForm);
  useWayBack(posted?.values['sleutel']);
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
  header: () => ({ variant: 'Bedankt' as const, title: 'Meldingen van nieuwe woningen', crumb: 'Meldingen' }),
});
