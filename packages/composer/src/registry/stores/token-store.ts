import { listRows, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';

/** A token that was issued: everything that is known of it. The token itself is not stored. */
export type IssuedToken = PlatformReply<'tokens'>['tokens'][number];
/** Why a token ends: it was revoked, it leaked, or a newer one replaced it. */
export type TokenEnd = NonNullable<IssuedToken['ended']>;

interface Row extends Omit<IssuedToken, 'digits' | 'scopes'> {
  hash: string;
  scopes: string;
}

export interface NewToken extends Pick<IssuedToken, 'name' | 'scopes' | 'expires' | 'by'> {
  /** SHA-256 in hexadecimal. */
  hash: string;
}

const describe = ({ hash, scopes, ...row }: Row): IssuedToken => ({
  ...row,
  digits: hash.slice(0, 8),
  scopes: JSON.parse(scopes) as string[],
});

/** The registry's table of tokens: their hashes, what they may do, and until when. */
export const createTokenStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS tokens (
      hash TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL, at INTEGER NOT NULL, by TEXT NOT NULL,
      expires INTEGER NOT NULL, ended TEXT)`);
  const select = (condition: string, ...values: SqlStorageValue[]): IssuedToken[] =>
    listRows<Row>(sql, `SELECT * FROM tokens ${condition} ORDER BY name, at DESC, rowid DESC`, ...values).map(
      describe,
    );

  const insert = ({ scopes, ...token }: NewToken): void =>
    writeRow(sql, 'tokens', { ...token, scopes: JSON.stringify(scopes), at: Date.now() });
  /** Makes the good tokens of a name end now, or at `until` at the latest. Returns how many there were. */
  const endTokens = (name: string, why: TokenEnd, until = Date.now()): number =>
    sql.exec(
      'UPDATE tokens SET ended = ?, expires = min(expires, ?) WHERE name = ? AND expires > ?',
      why,
      until,
      name,
      Date.now(),
    ).rowsWritten;
  return {
    findToken: (hash: string): IssuedToken | null => select('WHERE hash = ?', hash)[0] ?? null,
    /** The last token of a name, good or not. */
    findNamedToken: (name: string): IssuedToken | null => select('WHERE name = ?', name)[0] ?? null,
    listTokens: (): IssuedToken[] => select(''),
    /** Answers false when a good token of this name exists already. */
    addToken: (token: NewToken): boolean => {
      if (select('WHERE name = ? AND expires > ?', token.name, Date.now()).length > 0) return false;
      insert(token);
      return true;
    },
    endTokens,
    /** Replaces the tokens of its name with a new one; the old ones stay good until `until`. */
    replaceToken: (token: NewToken, until: number): void => {
      endTokens(token.name, 'replaced', until);
      insert(token);
    },
  };
};
