/**
 * Reactions of seasons to other events: which tournaments count, a review of who proceeded, and corrections of closed seasons. Every node
 * runs them for every event, with a command id made from the event, so each has one effect.
 */
import type { SeasonCommand } from '../../../commands/season.js';
import type { FoundByRules } from '../../../commands/season/seasons.js';
import type { DomainEvent, EventsByType } from '../../../events/catalogue.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import type { ClubId, FederationId, PlayerId, SeasonId, SheetId } from '../../../events/ids.js';
import { boardOf, frozenOf, type NotRankedBody, notRankedOf, notRankedOfCompetitor } from '../../../projections/season-board-rows.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { ALL_CLUBS, clubs } from '../../../projections/clubs.js';
import { type ResultSheetRow, resultSheets, sheetsOfClub } from '../../../projections/result-sheets.js';
import { ALL_SEASONS, type SeasonRow, seasons, seasonsOfClub, seasonsOfFederation } from '../../../projections/seasons.js';
import { type Affiliation, affiliationOn } from '../../federation/affiliations.js';
import type { CountingRule } from '../../../events/season-counting.js';
import { type CountedBy, findCounting } from '../../season/counting.js';
import { asCounted } from '../../season/from-sheet.js';
import type { SeasonState } from '../../season/state.js';
import { systemActor } from './hand-lifecycle.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { Sources } from '../dispatch/sources.js';
import type { Streams } from '../dispatch/streams.js';
import { survivingIdOf } from '../registry/surviving-id.js';
import type { ViewStore } from '../views/view-store.js';
import { seasonViews } from '../seasons/season-views.js';
import { readTableAtCut, recordedIds } from '../seasons/table-at-cut.js';
import { lookUp } from '../../../events/look-up.js';

interface Takers extends Pick<Sources, 'reach' | 'views'> {
  readonly streams: Streams;
}

type Give = (id: SeasonId, command: SeasonCommand, part?: string) => Promise<CommandOutcome>;
type Reaction<Type extends DomainEvent['type']> = (
  data: EventsByType[Type]['data'],
  give: Give,
  takers: Takers,
) => Promise<readonly CommandOutcome[]>;

/** The results of a tournament are new or changed: it may count now, and the stage where it counts may be closed. */
const followSheet = async (
  { sheetId }: { readonly sheetId: SheetId },
  give: Give,
  { streams, views }: Takers,
): Promise<CommandOutcome[]> => {
  const sheet = views.get(resultSheets, sheetId)?.body;
  if (sheet === undefined) return [];
  const outcomes: CommandOutcome[] = [];
  for (const { seasonId } of seasonsOf(views, sheet.clubId)) {
    const { state } = await streams.load('season', seasonId as SeasonId);
    outcomes.push(...(await countSheets(state, [sheet], give, views)));
    if (!state.stages.some(({ counted }) => lookUp(counted, sheetId) !== undefined)) {
      if (isLate(state, sheet, views)) outcomes.push(await give(state.seasonId!, { type: 'NoteCorrection', sheetId, late: true }));
      continue;
    }
    if (state.status === 'closed') outcomes.push(await give(state.seasonId!, { type: 'NoteCorrection', sheetId, late: false }));
    else outcomes.push(...(await reviewStages(state, (stage) => lookUp(stage.counted, sheetId) !== undefined, give, views)));
  }
  return outcomes;
};

/** The rules changed: all tournaments of the owner are checked again. */
const recount = async (
  { seasonId }: { readonly seasonId: SeasonId },
  give: Give,
  { streams, views }: Takers,
): Promise<CommandOutcome[]> => {
  const { state } = await streams.load('season', seasonId);
  const { federationId, clubId } = state;
  const clubIds = clubId === null ? listClubsOf(views, federationId!) : [clubId];
  const own = clubIds.flatMap((each) => listSheetsOf(views, each));
  const known = new Set<string>(own.map(({ sheetId }) => sheetId));
  // Including what an official counts from elsewhere.
  const others = new Set(state.stages.flatMap(({ counted }) => Object.keys(counted)).filter((id) => !known.has(id)));
  const kept = [...others].flatMap((id) => views.get(resultSheets, id)?.body ?? []);
  return countSheets(state, [...own, ...kept], give, views);
};

/** The days of an affiliation are others: the tournaments of the club are checked again. */
async function followAffiliation(
  { clubId, federationId }: { readonly clubId: ClubId; readonly federationId: FederationId },
  give: Give,
  { streams, views }: Takers,
): Promise<CommandOutcome[]> {
  const outcomes: CommandOutcome[] = [];
  const sheets = listSheetsOf(views, clubId);
  const federations = new Set([federationId, ...affiliationsOf(views, clubId).map((each) => each.federationId)]);
  for (const each of federations) {
    for (const { body } of views.page(seasons, seasonsOfFederation(each)).rows) {
      const { state } = await streams.load('season', body.seasonId as SeasonId);
      outcomes.push(...(await countSheets(state, sheets, give, views)));
    }
  }
  // Members of the club may be of another federation or region.
  outcomes.push(...(await followRanked(null, give, { streams, views })));
  return outcomes;
}

/** A person belongs elsewhere on some day: results of theirs may be ranked now, or no longer. */
const followBelonging = ({ playerId }: { readonly playerId: PlayerId }, give: Give, takers: Takers): Promise<CommandOutcome[]> =>
  followRanked(survivingIdOf(takers.views, playerId), give, takers);

/** @param person whose results may be ranked now, or no longer; null for anybody’s */
async function followRanked(
  person: PlayerId | null,
  give: Give,
  { streams, views }: Pick<Takers, 'streams' | 'views'>,
): Promise<CommandOutcome[]> {
  const outcomes: CommandOutcome[] = [];
  for (const { body } of views.page(seasons, ALL_SEASONS).rows) {
    const isSelective = body.stages.map(({ rules }) => rules.eligibility !== undefined);
    if (!isSelective.includes(true)) continue;
    const seasonId = body.seasonId as SeasonId;
    const { state } = await streams.load('season', seasonId);
    outcomes.push(...(await reviewStages(state, ({ rules }) => rules.eligibility !== undefined, give, views)));
    if (state.status === 'open') continue;
    const of = state.competitors === 'players' ? person : null;
    const sheetId = isSelective.flatMap((is, at) => (is ? (findOtherThanFrozen(views, boardOf(seasonId, at + 1), of) ?? []) : []))[0];
    if (sheetId !== undefined) outcomes.push(await give(seasonId, { type: 'NoteCorrection', sheetId, late: false }));
  }
  return outcomes;
}

/** A tournament with a result that is ranked otherwise than when the season was closed; null for none. */
function findOtherThanFrozen(views: ViewStore, board: string, competitor: PlayerId | null): SheetId | null {
  const [now, then] = [board, frozenOf(board)].map((each) => {
    const { rows } = views.page(seasonBoards, competitor === null ? notRankedOf(each) : notRankedOfCompetitor(each, competitor));
    return new Map(
      rows.map(({ body }) => [`${(body as NotRankedBody).sheetId} ${(body as NotRankedBody).row.person}`, body as NotRankedBody]),
    );
  }) as [Map<string, NotRankedBody>, Map<string, NotRankedBody>];
  const other = [...now.keys(), ...then.keys()].find((key) => !now.has(key) || !then.has(key));
  return other === undefined ? null : (now.get(other) ?? then.get(other))!.sheetId;
}

/** Points or people of a season changed: who proceeded from its closed stages is reviewed. */
const reviewSeason = async (
  { seasonId }: { readonly seasonId: SeasonId },
  give: Give,
  { streams, views }: Takers,
): Promise<CommandOutcome[]> => reviewStages((await streams.load('season', seasonId)).state, () => true, give, views);

const reviewAll = async (_data: object, give: Give, takers: Takers): Promise<CommandOutcome[]> => {
  const outcomes: CommandOutcome[] = [];
  for (const { body } of takers.views.page(seasons, ALL_SEASONS).rows) {
    if (body.stages.some(({ status }) => status === 'closed')) {
      outcomes.push(...(await reviewSeason({ seasonId: body.seasonId as SeasonId }, give, takers)));
    }
  }
  return outcomes;
};

const reactions: { readonly [Type in DomainEvent['type']]?: Reaction<Type> } = {
  SheetPublished: followSheet,
  SheetRevised: followSheet,
  SheetDayCorrected: followSheet,
  SheetWithdrawn: followSheet,
  RowAmended: followSheet,
  AmendmentLifted: followSheet,
  RowReassigned: followSheet,
  SeasonCreated: recount,
  SeasonRulesChanged: recount,
  StageOpened: recount,
  StageReopened: recount,
  SeasonReopened: recount,
  TournamentLeftToRules: recount,
  PointsAdjusted: reviewSeason,
  AdjustmentLifted: reviewSeason,
  PersonRegistered: followBelonging,
  ClubJoined: followBelonging,
  ClubLeft: followBelonging,
  MembershipCorrected: followBelonging,
  LicenceGranted: followBelonging,
  LicenceRevoked: followBelonging,
  MergedInto: reviewAll,
  UnmergedFrom: reviewAll,
  ClubAffiliated: followAffiliation,
  AffiliationEnded: followAffiliation,
  AffiliationCorrected: followAffiliation,
};

/** The event types with reactions of seasons. */
export const seasonCauses: ReadonlySet<string> = new Set(Object.keys(reactions));

/** Runs the reaction to an event; null for none. @throws what the command throws */
export async function followSeasons(
  { id, type, data, position, metadata }: CommittedEvent & { readonly position?: number },
  takers: Takers,
): Promise<CommandOutcome | null> {
  await takers.reach(seasonViews, position);
  const give: Give = (seasonId, command, part = '') => {
    const context: CommandContext = {
      commandId: `after-${id}-${seasonId}-${command.type}${part}`.slice(0, 200),
      actor: systemActor,
      correlationId: metadata.correlationId,
      causationId: id,
      originalCommand: { type: command.type, after: id },
    };
    return takers.streams.execute('season', seasonId, command, context);
  };
  const outcomes = await (reactions[type] as Reaction<DomainEvent['type']>)(data, give, takers);
  return outcomes.find(({ accepted }) => !accepted) ?? outcomes.at(-1) ?? null;
}

const affiliationsOf = (views: ViewStore, clubId: ClubId): readonly Affiliation[] => views.get(clubs, clubId)?.body.affiliations ?? [];

const listSheetsOf = (views: ViewStore, clubId: ClubId): readonly ResultSheetRow[] =>
  views.page(resultSheets, sheetsOfClub(clubId)).rows.map(({ body }) => body);

/** The clubs that belong or belonged to a federation. */
const listClubsOf = (views: ViewStore, federationId: FederationId): readonly ClubId[] =>
  views
    .page(clubs, ALL_CLUBS)
    .rows.flatMap(({ body }) => (body.affiliations.some((each) => each.federationId === federationId) ? [body.clubId] : []));

/** The seasons where a tournament of a club may count, or does. */
function seasonsOf(views: ViewStore, clubId: ClubId | null): readonly SeasonRow[] {
  if (clubId === null) return [];
  const federations = new Set(affiliationsOf(views, clubId).map(({ federationId }) => federationId));
  const own = views.page(seasons, seasonsOfClub(clubId)).rows;
  const shared = [...federations].flatMap((each) => views.page(seasons, seasonsOfFederation(each)).rows);
  return [...own, ...shared].map(({ body }) => body);
}

/** Whether a tournament would count in a season, had it come before the season was closed. An official's word that it does not count stays. */
function isLate({ status, stages, federationId }: SeasonState, sheet: ResultSheetRow, views: ViewStore): boolean {
  if (status === 'open' || sheet.status === 'withdrawn') return false;
  return stages.some(
    ({ rules, picks }) => lookUp(picks, sheet.sheetId) === undefined && findRule(sheet, rules.counting, federationId, views) !== null,
  );
}

/** The first rule that a tournament meets; null for none. In a federation its club belonged to it on the day. */
function findRule(
  sheet: ResultSheetRow,
  rules: readonly CountingRule[],
  federationId: FederationId | null,
  views: ViewStore,
): Extract<CountedBy, { counts: true; by: 'rule' }> | null {
  const affiliation = sheet.clubId === null ? null : affiliationOn(affiliationsOf(views, sheet.clubId), sheet.date);
  if (federationId !== null && affiliation?.federationId !== federationId) return null;
  const region = affiliation?.region ?? null;
  const by = findCounting(asCounted(sheet.sheetId, sheet, [], { region, level: null, manche: null }), rules, []);
  return by.counts && by.by === 'rule' ? by : null;
}

async function countSheets(state: SeasonState, sheets: readonly ResultSheetRow[], give: Give, views: ViewStore): Promise<CommandOutcome[]> {
  const found = state.stages.flatMap(({ status, rules }, at): FoundByRules[] =>
    status === 'closed'
      ? []
      : sheets.map((sheet) => {
          const matched = findRule(sheet, rules.counting, state.federationId, views) ?? { rule: null, level: null, manche: null };
          return { stage: at + 1, sheetId: sheet.sheetId, rule: matched.rule, level: matched.level, manche: matched.manche };
        }),
  );
  const isOther = found.some(({ stage, sheetId, ...now }) => {
    const { counted, picks } = state.stages[stage - 1]!;
    const before = lookUp(counted, sheetId);
    if (lookUp(picks, sheetId) !== undefined) return false;
    const was =
      before === undefined
        ? { rule: null, level: null, manche: null }
        : { ...before, rule: before.by.kind === 'rule' ? before.by.rule : undefined };
    return now.rule !== was.rule || now.level !== was.level || now.manche !== was.manche;
  });
  return isOther && state.status === 'open' ? [await give(state.seasonId!, { type: 'RecordCounting', found })] : [];
}

async function reviewStages(
  state: SeasonState,
  isMeant: (stage: SeasonState['stages'][number]) => boolean,
  give: Give,
  views: ViewStore,
): Promise<CommandOutcome[]> {
  const { seasonId, status, stages } = state;
  const outcomes: CommandOutcome[] = [];
  for (const [at, stage] of stages.entries()) {
    if (status === 'closed' || stage.status === 'open' || !isMeant(stage)) continue;
    // Who proceeds now, under the recorded ids: a merged id is the same person.
    const table = recordedIds(readTableAtCut(views, state, at + 1), stage, (recorded) => survivingIdOf(views, recorded));
    outcomes.push(await give(seasonId!, { type: 'ReviewStage', stage: at + 1, table }, `-${at + 1}`));
  }
  return outcomes;
}
