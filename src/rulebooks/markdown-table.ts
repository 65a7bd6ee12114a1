/**
 * Tables in Markdown, and the families by which settings are grouped in them.
 * Pure. May import: nothing.
 */

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The first name of a setting's key: settings of a family stand in one table. */
export function familyOf(key: string): string {
  return key.split('.')[0] ?? key;
}

/** What carries a key, by family, in the order in which the families first appear. */
export function byFamily<T extends { readonly key: string }>(
  all: readonly T[],
): readonly (readonly [family: string, members: readonly T[]])[] {
  return [...Map.groupBy(all, ({ key }) => familyOf(key))];
}
