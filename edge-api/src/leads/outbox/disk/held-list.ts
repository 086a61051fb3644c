const network = "entry ->> '$.sender.network'";
const bytes = 'octet_length(entry)';

/** One network has at most this part of the list. */
const shares = 20;
/** From this part of the list on, the rest is for networks that have little: this part of a share. */
const reserveFrom = 0.75;
const littleOf = 10;

/**
 * Leads that wait for a person. Their visitors were thanked, so none of them goes because of what others send: a network
 * fills its share and no more, and who comes after it is refused.
 */
export const createHeldList = (sql: SqlStorage) => {
  // It has all that is asked below: a flood reads no lead.
  sql.exec(`CREATE INDEX IF NOT EXISTS heldByNetwork ON leads (${network}, ${bytes}) WHERE state = 'held'`);
  const measure = (ofNetwork?: string): number =>
    Number(
      sql
        .exec(
          `SELECT TOTAL(${bytes}) AS bytes FROM leads WHERE state = 'held' ${ofNetwork === undefined ? '' : `AND ${network} = ?`}`,
          ...(ofNetwork === undefined ? [] : [ofNetwork]),
        )
        .one().bytes,
    );
  return {
    /** Whether all fit, after a lead from this network was added. A network that is not known has no share. */
    fits: (ofNetwork: string, mostBytes: number): boolean => {
      const all = measure();
      const isScarce = all > mostBytes * reserveFrom;
      const share = mostBytes / shares / (isScarce ? littleOf : 1);
      return all <= mostBytes && (ofNetwork === '' || measure(ofNetwork) <= share);
    },
  };
};
