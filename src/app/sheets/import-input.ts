/** Results as the input of the mutation that imports them, for programs that read files. */
import { capitalsOf } from '../../../commands/command.js';
import type { GivenResults, GivenRow } from './given-results.js';

/** Without the command id, and what a dry run and its confirmation add. */
export function importInputOf({ rows, kind, ...facts }: GivenResults): Readonly<Record<string, unknown>> {
  return { ...facts, kind: kind === null ? null : capitalsOf(kind), rows: rows.map(rowInput) };
}

const rowInput = ({ externalId, state, ...row }: GivenRow): object => ({
  ...row,
  state: capitalsOf(state),
  source: externalId?.source,
  externalId: externalId?.id,
});
