/** The checks of `tapis verify` on a data folder beside its events: the file, the witnesses, the views. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../app/folder/data-files.js';
import { findFormerPositions } from '../app/log/former-positions.js';
import type { FormerPositions } from '../audit/tree/log-entries.js';
import type { NamesInLog } from '../audit/names-in-log.js';
import type { EventCheck, Finding } from '../audit/verify.js';
import { StoreError, type EventReader } from '../store/event-store.js';
import { CliError } from './command.js';
import { readSecretVariable } from './environment.js';
import { folderFinding, type FolderFinding } from './finding-lines.js';
import { perSecond, type Progress } from './progress.js';

/**
 * Missing events that the folder knows to have been recorded.
 * @param reader null when the file does not exist
 * @param inFolder whether the store is a file of the folder
 */
export async function lossFindings(folder: string, reader: EventReader | null, inFolder = true): Promise<FolderFinding[]> {
  const { describeLoss, findLossAgainst, readWitnesses } = await import('../app/folder/lost-events.js');
  const witnesses = readWitnesses(folder);
  try {
    const found: FolderFinding[] = [];
    const mark = join(folder, dataFiles.mark);
    if (witnesses.markDamaged) found.push(folderFinding('MARK_DAMAGED', { path: mark }));
    const loss = await findLossAgainst(witnesses, reader, inFolder);
    if (loss !== null) {
      const where = inFolder ? join(folder, dataFiles.events) : 'the store';
      const said = { en: describeLoss(loss, where), fr: describeLoss(loss, inFolder ? where : 'le stockage', 'fr') };
      found.push(folderFinding('LOST_EVENTS', { loss: said, inFolder }));
    }
    return found;
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'STORE_DAMAGED') throw error;
    return [folderFinding('LOSS_UNKNOWN', null)];
  } finally {
    witnesses.close();
  }
}

/**
 * Differences between the store's facts about the vault and the secret, and what is there.
 * @param folder null when none was named
 * @param address of a store with the shared vault
 * @throws StoreError
 */
export async function faultsOfFacts(
  folder: string | null,
  address: string | undefined,
  { facts }: Pick<EventReader, 'facts'>,
): Promise<FolderFinding[]> {
  if (facts === undefined) return [];
  const [{ findLossOfVault, findLossAt }, { fingerprintOf }] = await Promise.all([
    import('../app/vault/vault-loss.js'),
    import('../app/folder/draw-secret.js'),
  ]);
  // A store of several nodes may wait for the vault in a node's folder.
  const isVaultThere = folder !== null && (address === undefined || existsSync(join(folder, dataFiles.players)));
  const lost = address === undefined ? null : await findLossAt(address, facts);
  const loss = lost ?? (isVaultThere ? await findLossOfVault(folder, facts) : null);
  const [given, expected] = [readGivenSecret(folder), await facts.read('secret')];
  const isOther = expected !== null && given !== null && fingerprintOf(given.secret) !== expected;
  return [
    ...(loss === null ? [] : [folderFinding(loss.code, { loss: { en: loss.en, fr: loss.fr } })]),
    ...(isOther ? [folderFinding('SECRET_OTHER', { path: given.where })] : []),
  ];
}

/** The secret of a node in this folder, and its source; null for none. Makes none. */
function readGivenSecret(folder: string | null): { readonly secret: string; readonly where: string } | null {
  const given = readSecretVariable('TAPIS_DRAW_SECRET');
  if (given !== undefined) return { secret: given, where: 'TAPIS_DRAW_SECRET' };
  const path = folder === null ? null : join(folder, dataFiles.drawSecret);
  return path === null || !existsSync(path) ? null : { secret: readFileSync(path, 'utf8').trim(), where: path };
}

/** Findings in the file of events itself. */
export async function faultsOfFile(folder: string, notice: (line: string) => void): Promise<FolderFinding[]> {
  const { checkEventFile } = await import('../store/sqlite-check.js');
  const path = join(folder, dataFiles.events);
  const faults = checkEventFile(path);
  if (faults.length === 0) return [];
  const isData = faults.some(({ code }) => code === 'DATA_DAMAGED');
  notice(
    isData
      ? `${path} is damaged in its data: keep a copy of it and restore the last backup`
      : `${path} is damaged in an index only: stop the server and run "tapis verify --repair-index"`,
  );
  return faults.map(({ code, message }) => folderFinding(code, { what: message }));
}

/** @throws StoreError `STORE_IN_USE`, `STORE_DAMAGED`; CliError when the indexes stay damaged */
export async function repair(folder: string, notice: (line: string) => void): Promise<void> {
  const { repairIndexes } = await import('../store/sqlite-check.js');
  const path = join(folder, dataFiles.events);
  const left = repairIndexes(path);
  if (left.length > 0) {
    const message = `The indexes of ${path} are still damaged. Copy its events to a new folder with "tapis migrate --to sqlite:FOLDER".`;
    throw new CliError('INDEX_NOT_REPAIRED', message);
  }
  notice(`the indexes of ${path} were rebuilt`);
}

/**
 * The checks during the reading of events.
 * @param witness the folder with the reactions' checkpoint; null for none
 * @param found collects findings about the compared files
 */
export async function checksOf(
  reader: EventReader,
  witness: string | null,
  counted: boolean,
  found: FolderFinding[],
): Promise<readonly EventCheck[]> {
  const [{ checkHandReferences }, { checkPositions }, { checkRecordedTimes }, { openCheckpointFile }] = await Promise.all([
    import('../audit/hand-references.js'),
    import('../audit/positions.js'),
    import('../audit/recorded-times.js'),
    import('../app/reactions/checkpoint-file.js'),
  ]);
  const reactedTo = witness === null ? null : openCheckpointFile(join(witness, dataFiles.reactions)).load();
  const published =
    witness === null
      ? []
      : await checksOfPublished(join(witness, dataFiles.publishedLog), found, await findFormerPositions(reader, witness));
  return [...(counted ? [checkPositions()] : []), checkHandReferences(reactedTo), checkRecordedTimes(counted), ...published];
}

/** Compares the log with the published heads and tiles of the folder. Unreadable ones stop no other check. */
async function checksOfPublished(folder: string, found: FolderFinding[], positions: FormerPositions): Promise<readonly EventCheck[]> {
  if (!existsSync(folder)) return [];
  const [{ headIn, LogFolder, LogFolderError }, { checkHeads }, { checkTiles }] = await Promise.all([
    import('../app/log/log-folder.js'),
    import('../audit/tree/log-tree.js'),
    import('../audit/tree/tile-check.js'),
  ]);
  try {
    const files = new LogFolder(folder);
    const heads = files.readHeads().map(headIn);
    return [checkHeads(heads, positions), checkTiles(heads.at(-1)?.size ?? 0, (place) => files.readTile(place), positions)];
  } catch (error) {
    if (!(error instanceof LogFolderError)) throw error;
    found.push(folderFinding('PUBLISHED_LOG_DAMAGED', { what: error.message }));
    return [];
  }
}

/** How often, and after how many milliseconds, names that were given meanwhile are compared again. */
const [MOST_COMPARISONS, COMPARE_AGAIN_AFTER_MS] = [3, 300];

/** Names that differ from the log. A folder without a vault has none: its events came alone, by "tapis migrate" or as a copy. */
export async function faultsOfNames(
  folder: string,
  names: NamesInLog,
  reader: EventReader,
  notice: (line: string) => void,
): Promise<readonly Finding[]> {
  const path = join(folder, dataFiles.players);
  if (!existsSync(path)) {
    if (names.isAnyRecorded) notice(`names were not compared: there is no ${path}`);
    return [];
  }
  const { readKeptNames } = await import('../app/registry/player-directory.js');
  for (let comparison = 1; ; comparison += 1) {
    const kept = readKeptNames(path);
    const findings = names.compare(kept);
    if (findings.length === 0 || comparison === MOST_COMPARISONS) {
      const unrecorded = names.listUnrecorded(kept);
      if (unrecorded.length > 0) notice(describeUnrecorded(unrecorded));
      return findings;
    }
    await new Promise((go) => setTimeout(go, COMPARE_AGAIN_AFTER_MS));
    await names.reread(reader, findings);
  }
}

function describeUnrecorded([first, ...more]: readonly string[]): string {
  const of = more.length === 0 ? `player ${first}` : `${more.length + 1} players, ${first} among them,`;
  return `the name of ${of} can't be compared with the log, because an earlier release kept it: given again, it is recorded`;
}

/** @throws CliError when the folder has no views */
export async function compareFolderViews(folder: string, reader: EventReader, progress: Progress): Promise<FolderFinding[]> {
  const path = join(folder, dataFiles.views);
  if (!existsSync(path)) throw new CliError('VIEWS_NOT_FOUND', `There are no views in ${folder}. Start the server on it once.`);
  const [{ compareViews }, { projections }] = await Promise.all([
    import('../app/views/compare-views.js'),
    import('../../projections/catalogue.js'),
  ]);
  const { differences, skipped } = await compareViews(path, projections, reader, (events) =>
    progress.show(() => `${events.toLocaleString('en')} events replayed, ${perSecond(events, progress.elapsedMs)} per second`),
  );
  if (skipped.length > 0) progress.say(`not compared, because the server will rebuild them: ${skipped.join(', ')}`);
  return differences.map((difference) => folderFinding('VIEW_DIFFERS', difference));
}
