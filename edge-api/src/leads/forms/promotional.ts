import { applyForm, promotionalForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson, type LeadRow } from './row.ts';

/** One form under two names, each with its own tag and form type unless the page configures others. */
const defineNamed = (form: typeof promotionalForm, tag: string, formtype: string): LeadRow =>
  defineRow(form, {
    payload: (lead) => ({
      ...sendPerson(lead),
      lastname: lead.lastname,
      tags: lead.tags || tag,
      formtype: lead.formtype || formtype,
      WAARBIJ_HELPEN: lead.WAARBIJ_HELPEN || 'verkoop_woning',
    }),
    automation: 'when-updated',
    unsent: ['anders'],
  });

export const promotional = defineNamed(promotionalForm, 'Karwei actie', 'KarweiActie');
export const apply = defineNamed(applyForm, 'Solliciteren', 'Solliciteren');
