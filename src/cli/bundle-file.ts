/**
 * Evidence bundles as files.
 */
import { readFileSync, statSync } from 'node:fs';
import type { Bundle } from '../audit/bundle/bundle.js';
import { CliError, UsageError } from './command.js';
import { shared } from './options.js';

/** Whether a command's path is a file, which means a bundle, and not a data folder. */
export function isBundleFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** For commands that need the whole log. @throws UsageError */
export function refuseBundle(path: string): void {
  if (isBundleFile(path)) throw new UsageError(`${path} is a file: this command needs the data folder`);
}

/** @throws CliError for an unreadable file, or one that is no bundle */
export async function readBundleFile(path: string): Promise<Bundle> {
  const [{ BundleError }, { readBundle }] = await Promise.all([
    import('../audit/bundle/bundle.js'),
    import('../audit/bundle/read-bundle.js'),
  ]);
  try {
    // A lenient decoder would replace invalid bytes, so that different files would verify alike.
    return readBundle(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path)));
  } catch (error) {
    if (error instanceof BundleError) throw new CliError(error.code, `${path}: ${error.message}`);
    throw new CliError('BUNDLE_UNREADABLE', `${path} can't be read: ${(error as Error).message}`);
  }
}

/**
 * Accepts a bundle as the first operand, in place of the id of its subject. A valid id is never taken for a file: write such a file with
 * its folder, as in "./friday".
 * @throws UsageError for two sources, or a bundle of another subject; CliError when it is no bundle
 */
export async function fromBundle<Values extends { readonly data: string }>(
  kind: 'tournament' | 'hand' | 'dispute',
  operands: readonly string[],
  values: Values,
): Promise<{ readonly id: string; readonly rest: readonly string[]; readonly values: Values }> {
  const [first = '', ...rest] = operands;
  const ids = await import('../../events/ids.js');
  const idOf = { tournament: ids.TournamentId, hand: ids.HandId, dispute: ids.DisputeId }[kind];
  if (idOf.safeParse(first).success || !isBundleFile(first)) return { id: first, rest, values };
  if (values.data !== shared.source.default) throw new UsageError(`${first} is a bundle: --data does not go with it`);
  const { of } = (await readBundleFile(first)).header;
  const found = { ...values, data: first };
  const own =
    kind === 'tournament' && 'dispute' in of ? ids.tournamentOfDispute(of.dispute) : (of as Partial<Record<typeof kind, string>>)[kind];
  if (own !== undefined) return { id: own, rest, values: found };
  const [named, ...others] = rest;
  if (kind !== 'tournament' && named !== undefined) return { id: named, rest: others, values: found };
  throw new UsageError(
    kind === 'tournament'
      ? `${first} is the bundle of a hand, not of a tournament`
      : `${first} is not the bundle of one ${kind}: name one after it`,
  );
}
