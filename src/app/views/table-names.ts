/**
 * What the tables of views are called in SQLite.
 */

/** The SQL name of a view's table. */
export const tableName = (view: string): string => `"view_${view}"`;

/** The SQL name of the table of counts of a view. */
export const ranksName = (view: string): string => `"ranks_${view}"`;
