import { listRows, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import { errorBudget } from '@binnen/platform/contract/watched-visit';

/** Where the team of a remote is told of its releases. */
export interface TeamWebhook {
  remote: string;
  url: string;
}

/** The part of a remote's views that may have a fault, where its team set one of its own. */
export interface TeamBudget {
  remote: string;
  budget: number;
}

/** The registry's tables of webhooks and error budgets, which a team sets for its remote. */
export const createTeamStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS webhooks (remote TEXT PRIMARY KEY, url TEXT NOT NULL, by TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS error_budgets (remote TEXT PRIMARY KEY, budget REAL NOT NULL, by TEXT NOT NULL)`);
  return {
    /** An empty address: nobody is told any more. */
    setWebhook: ({ remote, url }: TeamWebhook, by: string): void => {
      sql.exec('DELETE FROM webhooks WHERE remote = ?', remote);
      if (url) writeRow(sql, 'webhooks', { remote, url, by });
    },
    listWebhooks: (): TeamWebhook[] => listRows(sql, 'SELECT remote, url FROM webhooks ORDER BY remote'),
    /** Without a budget: that of all remotes again. */
    setBudget: (remote: string, budget: number | null, by: string): void => {
      sql.exec('DELETE FROM error_budgets WHERE remote = ?', remote);
      if (budget !== null) writeRow(sql, 'error_budgets', { remote, budget, by });
    },
    listBudgets: (): TeamBudget[] => listRows(sql, 'SELECT remote, budget FROM error_budgets'),
  };
};

export const findBudget = (budgets: readonly TeamBudget[], remote: string): number =>
  budgets.find((each) => each.remote === remote)?.budget ?? errorBudget;
