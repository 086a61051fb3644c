const network = "entry ->> '$.sender.network'";
const address = "entry ->> '$.sender.address'";
const bytes = 'octet_length(entry)';

/** One network has at most this part of the list. */
const shares = 20;

/**
 * Leads that look like a robot's. Their visitors were thanked, so none goes because of what others send: an address
 * loses its own older leads and never its only one, and a network fills its share and no more.
 */
export const createHeldList = (sql: SqlStorage) => {
  // It has all that is asked below: a flood reads no lead.
  sql.exec(
    `CREATE INDEX IF NOT EXISTS heldBySender ON leads (${network}, ${address}, ${bytes}) WHERE state = 'held'`,
  );
  const measure = (ofNetwork?: string): number =>
    Number(
      sql
        .exec(
          `SELECT TOTAL(${bytes}) AS bytes FROM leads WHERE state = 'held' ${ofNetwork === undefined ? '' : `AND ${network} = ?`}`,
          ...(ofNetwork === undefined ? [] : [ofNetwork]),
        )
        .one().bytes,
    );
  /** The oldest one of the address that has most, in one network or in that which has most. False when each has one. */
  const eraseSpare = (ofNetwork?: string): boolean =>
    sql.exec(
      `DELETE FROM leads WHERE seq = (
         SELECT MIN(seq) FROM leads WHERE state = 'held' ${ofNetwork === undefined ? '' : `AND ${network} = ?`}
         GROUP BY ${network}, ${address} HAVING COUNT(*) > 1
         ORDER BY SUM(SUM(${bytes})) OVER (PARTITION BY ${network}) DESC, SUM(${bytes}) DESC LIMIT 1)`,
      ...(ofNetwork === undefined ? [] : [ofNetwork]),
    ).rowsWritten > 0;
  const eraseUntil = (isDone: () => boolean, ofNetwork?: string): { fits: boolean; erased: number } => {
    for (let erased = 0; ; erased += 1) {
      if (isDone()) return { fits: true, erased };
      if (!eraseSpare(ofNetwork)) return { fits: false, erased };
    }
  };
  return {
    /** After a lead from this network was added: older ones go until all fit. Says how many, and whether that was enough. */
    limit: (ofNetwork: string, mostBytes: number): { fits: boolean; erased: number } => {
      const share = eraseUntil(() => measure(ofNetwork) <= mostBytes / shares, ofNetwork);
      if (!share.fits) return share;
      const all = eraseUntil(() => measure() <= mostBytes);
      return { fits: all.fits, erased: share.erased + all.erased };
    },
    /** On a full disk: how many could go, of so many at most. */
    eraseSpares: (most: number): number => {
      let erased = 0;
      while (erased < most && eraseSpare()) erased += 1;
      return erased;
    },
  };
};
