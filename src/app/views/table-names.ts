/** Names of the SQLite tables of views. */

export const tableName = (view: string): string => `"view_${view}"`;

/** The table with the row counts of a view. */
export const ranksName = (view: string): string => `"ranks_${view}"`;
