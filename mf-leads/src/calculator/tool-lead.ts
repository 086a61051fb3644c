import { formatEuros } from '@binnen/contracts/formats/amounts';

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
