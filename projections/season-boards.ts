/**
 * The tables of seasons, one board per stage. Each competitor has a row whose place is a text that orders the table, and a row with their
 * results. A change is computed only for the competitors concerned, with the functions that compute a whole table. It runs in pieces: a
 * sheet has up to a thousand rows, and its formula may take long.
 */
import { localDay } from '../events/calendar.js';
import type { SeasonId } from '../events/ids.js';
import { type AffiliationEvent, foldAffiliations } from '../src/federation/affiliations.js';
import { type BelongingEvent, belongsNowhere, foldBelonging } from '../src/federation/belonging.js';
import type { SeasonState } from '../src/season/state.js';
import type { RecordedEvent } from '../events/envelope.js';
import { type EventNamed, type EventPieces, inOneGo, type Projection } from './projection.js';
import { onSeasonInPieces, type SeasonEventType, seasonState } from './season-fold.js';
import { onSheetInPieces } from './sheet-fold.js';
import {
  type BoardBody,
  type BoardRows,
  BOARDS,
  countsOf,
  type PointerBody,
  SELECTIVE_BOARDS,
  standingsOfClub,
  standsOf,
} from './season-board-rows.js';
import { affiliations, belongings, duplicates, homes, regions, survivors } from './season-board-notes.js';
import { Board } from './season-board.js';
import { freeze, thaw } from './season-board-frozen.js';

/** Works on the boards named by rows of a partition. @param follow returns false when nothing changed */
function* onBoards(
  rows: BoardRows,
  event: RecordedEvent,
  partition: string,
  follow: (board: Board) => Generator<void, void> | void | false,
  sheetId: string | null = null,
): Generator<void, void> {
  for (const { body } of rows.list(partition)) {
    const [seasonId, stage] = (body as PointerBody).board.split('/') as [SeasonId, string];
    const board = new Board(rows, event, seasonState(rows, seasonId)!, Number(stage));
    const following = follow(board);
    if (following === false) continue;
    if (following !== undefined) yield* following;
    yield* board.settle(sheetId);
  }
}

/** Notes where a person belongs from a day on: whether their results are ranked may be another now. */
function* changeBelonging(event: EventNamed<BelongingEvent['type']>, rows: BoardRows): Generator<void, void> {
  const { playerId } = event.data;
  const recordedOn = localDay(event.metadata.recordedAt, 'UTC');
  belongings.put(rows, playerId, foldBelonging(belongings.get(rows, playerId) ?? belongsNowhere, event as BelongingEvent, recordedOn));
  yield* syncSelective(rows, event, (board) => board.syncOf([playerId]));
}

/** Moves competitors with a standing to another club too. */
function* moveHome(
  event: EventNamed<Exclude<BelongingEvent['type'], 'LicenceGranted' | 'LicenceRevoked'>>,
  rows: BoardRows,
): Generator<void, void> {
  const { playerId, clubId } = event.data;
  const isPresent = event.type === 'PersonRegistered' || (event.type === 'ClubJoined' && event.data.primary);
  if (isPresent) homes.put(rows, playerId, clubId);
  yield* changeBelonging(event, rows);
  yield* onBoards(rows, event, standsOf(playerId), (board) => board.touch(playerId));
}

function syncSelective(rows: BoardRows, event: RecordedEvent, sync: (board: Board) => Generator<void, void>): Generator<void, void> {
  return onBoards(rows, event, SELECTIVE_BOARDS, sync);
}

/** A competitor who proceeded, or is in a line-up, may be another's merged id. */
function syncRestricted(rows: BoardRows, event: RecordedEvent): Generator<void, void> {
  return onBoards(rows, event, BOARDS, (board) => board.isRestricted && board.syncAll());
}

/** The present region is that of a club's players; tournaments have the one of their day. */
function* changeAffiliation(event: EventNamed<AffiliationEvent['type']>, rows: BoardRows): Generator<void, void> {
  const { clubId } = event.data;
  const recordedOn = localDay(event.metadata.recordedAt, 'UTC');
  const after = foldAffiliations(affiliations.get(rows, clubId) ?? [], event, recordedOn);
  affiliations.put(rows, clubId, after);
  const last = after.at(-1);
  const region = last?.until === null ? last.region : null;
  if (region === null) regions.delete(rows, clubId);
  else regions.put(rows, clubId, region);
  yield* onBoards(rows, event, BOARDS, (board) => {
    const theirs = rows.list(standingsOfClub(board.name, clubId));
    for (const { body } of theirs) board.touch((body as PointerBody).competitor);
    if (theirs.length === 0) return false;
  });
  // Members of the club may be of another federation or region now.
  yield* syncSelective(rows, event, (board) => board.syncAll());
}

/** Season events that change the whole table of a stage, and those about tournaments. */
const ofTables: ReadonlySet<string> = new Set([
  'SeasonRulesChanged',
  'StageReopened',
  'SchemeAdopted',
  'StageOpened',
  'TeamEntered',
  'TeamWithdrawn',
  'LineupNamed',
]);
const ofTournaments: ReadonlySet<string> = new Set(['TournamentCounted', 'TournamentDiscounted']);

/** The changes by a season event: another scheme changes all tables. */
function* followSeason(
  event: EventNamed<SeasonEventType>,
  before: SeasonState,
  after: SeasonState,
  rows: BoardRows,
): Generator<void, void> {
  const { type, data } = event;
  const boards = after.stages.map((_, at) => new Board(rows, event, after, at + 1));
  if (type === 'SeasonCreated' || type === 'StageOpened') {
    const { name } = boards.at(-1)!;
    rows.put({ key: name, partition: BOARDS, sort: 0, order: name, body: { kind: 'pointer', board: name, competitor: '' } });
  }
  for (const board of boards) {
    listSelective(rows, board);
    const isItsStage = !('stage' in data) || data.stage === board.number;
    if (ofTournaments.has(type) && isItsStage) yield* board.sync((data as { readonly sheetId: string }).sheetId);
    else if (ofTables.has(type) && isItsStage && isOpen(after, board.number)) yield* board.syncAll();
    else if (type === 'PointsAdjusted' || type === 'AdjustmentLifted')
      for (const id of adjustedBy(before, after)) board.touch(survivorIn(rows, id));
    else if (type === 'QualificationAmended' && data.stage + 1 === board.number) yield* board.syncAll();
    else if (type === 'SeasonClosed' || type === 'CorrectionAdopted') freeze(rows, board.name);
    else if (type === 'SeasonReopened') thaw(rows, board.name);
    yield* board.settle('sheetId' in data ? data.sheetId : null);
  }
}

/** Lists a board among those that do not rank everybody, or takes it off the list. */
function listSelective(rows: BoardRows, { name, isSelective }: Board): void {
  const key = `${name} selective`;
  const isListed = rows.get(key) !== undefined;
  if (isListed === isSelective) return;
  const body = { kind: 'pointer', board: name, competitor: '' } as const;
  if (isSelective) rows.put({ key, partition: SELECTIVE_BOARDS, sort: 0, order: name, body });
  else rows.delete(key);
}

const pieces: EventPieces<BoardBody> = {
  ...onSheetInPieces<BoardBody>((event, _before, _after, rows) => {
    const { sheetId } = event.data;
    return onBoards(rows, event, countsOf(sheetId), (board) => board.sync(sheetId), sheetId);
  }),
  ...onSeasonInPieces<BoardBody>(followSeason),
  PersonRegistered: moveHome,
  ClubJoined: moveHome,
  ClubLeft: moveHome,
  MembershipCorrected: moveHome,
  LicenceGranted: changeBelonging,
  LicenceRevoked: changeBelonging,
  ClubAffiliated: changeAffiliation,
  AffiliationEnded: changeAffiliation,
  AffiliationCorrected: changeAffiliation,
  *MergedInto(event, rows) {
    const { playerId, survivorId } = event.data;
    survivors.put(rows, playerId, survivorId);
    duplicates.put(rows, survivorId, [...(duplicates.get(rows, survivorId) ?? []), playerId]);
    yield* onBoards(rows, event, standsOf(playerId), (board) => board.move(playerId, survivorId, () => true));
    yield* syncRestricted(rows, event);
    yield* syncSelective(rows, event, (board) => board.syncOf([survivorId]));
  },
  *UnmergedFrom(event, rows) {
    const { playerId, survivorId } = event.data;
    survivors.delete(rows, playerId);
    const others = (duplicates.get(rows, survivorId) ?? []).filter((id) => id !== playerId);
    if (others.length === 0) duplicates.delete(rows, survivorId);
    else duplicates.put(rows, survivorId, others);
    yield* onBoards(rows, event, standsOf(survivorId), (board) => board.move(survivorId, playerId, ({ row }) => row.person === playerId));
    yield* syncRestricted(rows, event);
    yield* syncSelective(rows, event, (board) => board.syncOf([playerId, survivorId]));
  },
};

export const seasonBoards: Projection<BoardBody> = {
  name: 'season-boards',
  version: 10,
  ranked: (partition) => partition.startsWith('board '),
  inPieces: pieces,
  on: inOneGo(pieces),
};

const isOpen = ({ stages }: SeasonState, number: number): boolean => stages[number - 1]!.status === 'open';

const survivorIn = (rows: BoardRows, id: string): string => survivors.get(rows, id) ?? id;

/** The competitors whose adjustments changed. */
function adjustedBy(before: SeasonState, after: SeasonState): readonly string[] {
  const kept = new Set(after.adjustments.map(({ adjustment }) => adjustment));
  const known = new Set(before.adjustments.map(({ adjustment }) => adjustment));
  const other = [
    ...before.adjustments.filter(({ adjustment }) => !kept.has(adjustment)),
    ...after.adjustments.filter(({ adjustment }) => !known.has(adjustment)),
  ];
  return other.map(({ playerId, teamId }) => (playerId ?? teamId)!);
}
