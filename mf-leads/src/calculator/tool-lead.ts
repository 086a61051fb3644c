import { formatEuros } from '@binnen/contracts/formats/amounts';
import { valuationToolForm } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';

/** The fields of the valuation tool's own lead: an e-mail address, a home and its value. */
export const describeToolLead = (
  home: Record<string, string | undefined>,
  value: number,
): Record<string, string> => ({
  estimatedValue: formatEuros(value),
  address: home.fulladdress ?? '',
  postcode: home.postcode ?? '',
  huisnr: home.huisnr ?? '',
  toevoeging: home.toevoeging ?? '',
});

/** The same as a form's body, for the tool that knows the e-mail address already. */
export const createToolBody = (
  email: string,
  home: Record<string, string | undefined>,
  value: number,
): URLSearchParams =>
  new URLSearchParams({
    [controlFields.form]: valuationToolForm.name,
    email,
    ...describeToolLead(home, value),
  });
