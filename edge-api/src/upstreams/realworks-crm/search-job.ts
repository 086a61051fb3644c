/** The spec's search lead: texts, the two lists as JSON lists of `{ name, code }`. */
export interface SearchJob {
  name: string;
  lastname: string;
  mail: string;
  phone: string;
  /** huur or koop. */
  type_woning: string;
  plaatsen: string;
  soorten: string;
  /** At least this many; empty for huur. */
  aantalkamers: string;
  /** Euros; 999999999 is "or more". */
  prijstot: string;
  /** Square metres at least; empty for huur. */
  oppervlakte: string;
}
