import type { SitePage } from '@binnen/composer/environment';

/** The leads that have not arrived, for an operator. Nothing but the console draws them. */
export const leadsPage: SitePage = {
  name: 'leads',
  title: 'Leads',
  scope: 'site:leads',
  show: async (request) => (await import('./console-page.tsx')).showLeads(request),
};
