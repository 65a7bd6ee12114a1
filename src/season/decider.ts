/**
 * The invariants of a season: a tournament counts once per stage, a closed stage keeps who proceeds, a player is in one team, and a scheme
 * holds only after somebody has seen what it changes.
 * Long: it decides every command of a season.
 */
import { acceptedInSeason, type SeasonCommand } from '../../commands/season.js';
import type { PlayerId, SeasonId } from '../../events/ids.js';
import type { SeasonEvent } from '../../events/season.js';
import type { Decider } from '../decider.js';
import { evolve } from './evolve.js';
import { formatPoints, fractionOfPoints, parseFixed, parsePoints } from './fixed.js';
import { refuse, type SeasonDecision } from './refusals.js';
import { initialState, type SeasonState, type StageState } from './state.js';
import { levelAsKept } from './levels.js';
import { cannotWork } from './plan-check.js';
import { levelsKnown, spellRules, spellScheme } from './rule-words.js';
import { lookUp } from '../../events/look-up.js';
import { nearestWords } from '../../events/nearest-words.js';

/** A command, and the id of its season. */
export type GivenToSeason = SeasonCommand & { readonly of: SeasonId };
type Of<Type extends GivenToSeason['type']> = Extract<GivenToSeason, { readonly type: Type }>;
type Decided = SeasonDecision<SeasonEvent>;
type Refused = Extract<Decided, { readonly events?: undefined }>;

const nothing = { events: [] } as const;
const one = (event: SeasonEvent): Decided => ({ events: [event] });

function decide(command: GivenToSeason, state: SeasonState): Decided {
  if (command.type === 'CreateSeason') return create(command, state);
  if (state.seasonId === null) return refuse('SEASON_NOT_FOUND');
  const accepted = acceptedInSeason.get(command.type)![state.status];
  if (accepted === undefined) return refuse(state.status === 'open' ? 'SEASON_NOT_CLOSED' : 'SEASON_CLOSED');
  if (accepted === 'nothing') return nothing;
  const decideOne = decisions[command.type] as (command: GivenToSeason, state: SeasonState) => Decided;
  return decideOne(command, state);
}

const decisions: { readonly [Type in Exclude<GivenToSeason['type'], 'CreateSeason'>]: (command: Of<Type>, state: SeasonState) => Decided } =
  {
    RenameSeason: ({ of: seasonId, name }, state) =>
      name === state.name ? nothing : one({ type: 'SeasonRenamed', data: { seasonId, name } }),
    ChangeSeasonRules: ({ of: seasonId, stage, rules: given, check }, state) => {
      const found = openStageOf(state, stage);
      if ('refusal' in found) return found;
      const rules = spellRules(given);
      if (isSame(found.rules, rules)) return nothing;
      const refused = cannotWork({ scheme: state.schemes[state.scheme - 1]!, all: [rules], competitors: state.competitors, stage, check });
      return refused ?? one({ type: 'SeasonRulesChanged', data: { seasonId, stage, rules } });
    },
    ProposeScheme: ({ of: seasonId, scheme: given, check }, { schemes, stages, competitors }) => {
      const scheme = spellScheme(given);
      const all = stages.filter(({ status }) => status === 'open').map(({ rules }) => rules);
      const refused = cannotWork({ scheme, all, competitors, stage: null, check });
      return refused ?? one({ type: 'SchemeProposed', data: { seasonId, version: schemes.length + 1, scheme } });
    },
    AdoptScheme: adoptScheme,
    OpenStage: openStage,
    CountTournament: countTournament,
    DiscountTournament: ({ of: seasonId, stage, sheetId, reason }, state) => {
      const found = openStageOf(state, stage);
      if ('refusal' in found) return found;
      if (lookUp(found.picks, sheetId) === false) return nothing;
      return one({ type: 'TournamentDiscounted', data: { seasonId, stage, sheetId, by: { kind: 'official', reason } } });
    },
    LeaveTournamentToRules: ({ of: seasonId, stage, sheetId }, state) => {
      const found = openStageOf(state, stage);
      if ('refusal' in found) return found;
      if (lookUp(found.picks, sheetId) === undefined) return refuse('COUNTED_BY_RULES', { sheetId });
      return one({ type: 'TournamentLeftToRules', data: { seasonId, stage, sheetId } });
    },
    RecordCounting: recordCounting,
    AdjustPoints: adjustPoints,
    LiftAdjustment: ({ of: seasonId, adjustment, reason }, { adjustments }) => {
      const standing = adjustments.find((each) => each.adjustment === adjustment);
      if (standing === undefined) return refuse('SEASON_ADJUSTMENT_NOT_FOUND', { adjustment });
      return one({ type: 'AdjustmentLifted', data: { seasonId, adjustment, playerId: standing.playerId, reason } });
    },
    CloseStage: ({ of: seasonId, stage, table }, state) => {
      const found = stageOf(state, stage);
      if ('refusal' in found) return found;
      if (found.status === 'closed') return nothing;
      return one({ type: 'StageClosed', data: { seasonId, stage, qualified: [...table.qualified], cut: [...table.cut] } });
    },
    ReopenStage: ({ of: seasonId, stage, reason }, state) => {
      const found = closedStageOf(state, stage);
      if ('refusal' in found) return found;
      if (state.stages.length > stage) return refuse('STAGE_FOLLOWED', { stage });
      return one({ type: 'StageReopened', data: { seasonId, stage, reason } });
    },
    RuleOnCut: ruleOnCut,
    AmendQualification: amendQualification,
    UpholdQualification: ({ of: seasonId, stage, reason }, state) => {
      const found = closedStageOf(state, stage);
      if ('refusal' in found) return found;
      if (found.review === null) return refuse('NO_REVIEW_DUE', { stage });
      return one({ type: 'QualificationUpheld', data: { seasonId, stage, reason } });
    },
    ReviewStage: reviewStage,
    CloseSeason: ({ of: seasonId, waiting, reason }, { stages }) => {
      const open = stages.findIndex((stage) => stage.status === 'open');
      if (open >= 0) return refuse('SEASON_STAGE_OPEN', { stage: open + 1 });
      if (waiting === 0) return one({ type: 'SeasonClosed', data: { seasonId } });
      if (reason == null) return refuse('SEASON_RESULTS_WAIT', { waiting });
      return one({ type: 'SeasonClosed', data: { seasonId, waiting, reason } });
    },
    ReopenSeason: ({ of: seasonId, reason }, { stages }) => {
      const closedStages = stages.flatMap(({ status }, at) => (status === 'closed' ? [at + 1] : []));
      return one({ type: 'SeasonReopened', data: { seasonId, reason, closedStages } });
    },
    NoteCorrection: ({ of: seasonId, sheetId, late }, { correctionDue, lateSheets }) => {
      if (late) return lateSheets.includes(sheetId) ? nothing : one({ type: 'CorrectionDue', data: { seasonId, sheetId, late } });
      return correctionDue ? nothing : one({ type: 'CorrectionDue', data: { seasonId, sheetId } });
    },
    AdoptCorrection: ({ of: seasonId, reason }, { correctionDue }) =>
      correctionDue ? one({ type: 'CorrectionAdopted', data: { seasonId, reason } }) : refuse('NO_CORRECTION_DUE'),
    EnterTeam: ({ of: seasonId, teamId, clubId, name, isOwnClub }, { competitors, teams }) => {
      if (competitors === 'players') return refuse('SEASON_OF_PLAYERS');
      const known = lookUp(teams, teamId);
      if (known !== undefined && !known.withdrawn) return refuse('TEAM_ALREADY_ENTERED', { name: known.name });
      if (known !== undefined && known.clubId !== clubId) return refuse('TEAM_OF_ANOTHER_CLUB', { clubId: known.clubId });
      if (!isOwnClub) return refuse('CLUB_NOT_OF_OWNER', { clubId });
      return one({ type: 'TeamEntered', data: { seasonId, teamId, clubId, name } });
    },
    RenameTeam: ({ of: seasonId, teamId, name }, { teams }) => {
      const known = lookUp(teams, teamId);
      if (known === undefined) return refuse('TEAM_UNKNOWN', { teamId });
      return known.name === name ? nothing : one({ type: 'TeamRenamed', data: { seasonId, teamId, name } });
    },
    WithdrawTeam: ({ of: seasonId, teamId, reason }, { teams }) => {
      const known = lookUp(teams, teamId);
      if (known === undefined) return refuse('TEAM_UNKNOWN', { teamId });
      return known.withdrawn ? nothing : one({ type: 'TeamWithdrawn', data: { seasonId, teamId, reason } });
    },
    NameLineup: nameLineup,
  };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function stageOf({ stages }: SeasonState, stage: number): StageState | Refused {
  return stages[stage - 1] ?? refuse('STAGE_UNKNOWN', { stage, stages: stages.length });
}

function openStageOf(state: SeasonState, stage: number): StageState | Refused {
  const found = stageOf(state, stage);
  return 'refusal' in found || found.status === 'open' ? found : refuse('STAGE_CLOSED', { stage });
}

function closedStageOf(state: SeasonState, stage: number): StageState | Refused {
  const found = stageOf(state, stage);
  return 'refusal' in found || found.status === 'closed' ? found : refuse('STAGE_NOT_CLOSED', { stage });
}

function create(command: Of<'CreateSeason'>, state: SeasonState): Decided {
  const { of: seasonId, federationId, clubId, name, competitors, stageName, isOwnerKnown, check } = command;
  if (state.seasonId !== null) return refuse('SEASON_ALREADY_EXISTS', { name: state.name });
  if (!isOwnerKnown) return refuse('SEASON_OWNER_UNKNOWN');
  const owner = { federationId: federationId ?? null, clubId: clubId ?? null };
  const [rules, scheme] = [spellRules(command.rules), spellScheme(command.scheme)];
  const refused = cannotWork({ scheme, all: [rules], competitors, stage: 1, check });
  return refused ?? one({ type: 'SeasonCreated', data: { seasonId, ...owner, name, competitors, stageName, rules, scheme } });
}

function adoptScheme({ of: seasonId, version, differences, trial }: Of<'AdoptScheme'>, { schemes, scheme }: SeasonState): Decided {
  if (version > schemes.length) return refuse('SCHEME_UNKNOWN', { version, versions: schemes.length });
  if (version === scheme) return refuse('SCHEME_HOLDS', { version });
  if (trial.problem !== null) return refuse('SCHEME_WITHOUT_NUMBER', trial.problem);
  if (trial.digest !== differences) return refuse('DIFFERENCES_NOT_SEEN');
  return one({ type: 'SchemeAdopted', data: { seasonId, version, differences } });
}

function openStage({ of: seasonId, name, rules: given, check }: Of<'OpenStage'>, state: SeasonState): Decided {
  const before = state.stages.length;
  const found = closedStageOf(state, before);
  if ('refusal' in found) return found;
  if (found.cut.length > 0) return refuse('STAGE_CUT_OPEN', { stage: before, tied: found.cut.length });
  const rules = spellRules(given);
  const { competitors, schemes, scheme } = state;
  const refused = cannotWork({ scheme: schemes[scheme - 1]!, all: [rules], competitors, stage: before + 1, check });
  if (refused !== null) return refused;
  const entrants = found.qualified.map(({ competitor, points }) => ({ competitor, carried: carriedOf(points, rules.carryOver) }));
  return one({ type: 'StageOpened', data: { seasonId, stage: before + 1, name, rules, entrants } });
}

function carriedOf(points: string, rule: StageState['rules']['carryOver']): string {
  if (rule === undefined) return '0';
  return formatPoints(fractionOfPoints(parsePoints(points), parseFixed(rule.fraction), rule.rounding), 0);
}

function countTournament(
  { of: seasonId, stage, sheetId, level, manche, reason, sheet, knownWords }: Of<'CountTournament'>,
  state: SeasonState,
): Decided {
  const found = openStageOf(state, stage);
  if ('refusal' in found) return found;
  if (sheet === null) return refuse('SHEET_NOT_PUBLISHED', { sheetId });
  if (!sheet.isOwn) return refuse('SHEET_NOT_OF_OWNER', { sheetId });
  const { counting, levels } = found.rules;
  const of = level === null ? null : levelAsKept(level);
  const all = levelsKnown(counting, levels, knownWords);
  if (of !== null && !all.includes(of)) return refuse('SEASON_WORD_UNKNOWN', { at: 'level', given: of, known: nearestWords(of, all) });
  const counted = { level: of ?? sheet.level ?? sheet.kind, manche };
  const before = lookUp(found.counted, sheetId);
  if (lookUp(found.picks, sheetId) === true && before?.level === counted.level && before.manche === manche) return nothing;
  return one({ type: 'TournamentCounted', data: { seasonId, stage, sheetId, by: { kind: 'official', reason }, ...counted } });
}

/** Officials' decisions precede rules. A closed stage keeps the tournaments that counted in it. */
function recordCounting({ of: seasonId, found }: Of<'RecordCounting'>, { stages }: SeasonState): Decided {
  return {
    events: found.flatMap(({ stage, sheetId, rule, level, manche }): SeasonEvent[] => {
      const kept = stages[stage - 1];
      if (kept === undefined || kept.status === 'closed' || lookUp(kept.picks, sheetId) !== undefined) return [];
      const before = lookUp(kept.counted, sheetId);
      const data = { seasonId, stage, sheetId, by: { kind: 'rule', rule } } as const;
      if (rule === null) return before === undefined ? [] : [{ type: 'TournamentDiscounted', data }];
      return isSame(before, { by: data.by, level, manche }) ? [] : [{ type: 'TournamentCounted', data: { ...data, level, manche } }];
    }),
  };
}

function adjustPoints({ of: seasonId, stage, playerId, teamId, points, reason, known }: Of<'AdjustPoints'>, state: SeasonState): Decided {
  const found = stageOf(state, stage);
  if ('refusal' in found) return found;
  const refused = whoCompetes(state, playerId, teamId, known);
  if (refused !== null) return refused;
  const adjustment = state.adjusted + 1;
  const whose = { playerId: playerId ?? null, teamId: teamId ?? null };
  return one({ type: 'PointsAdjusted', data: { seasonId, stage, adjustment, ...whose, points, reason } });
}

/** Why a competitor is not in the season. */
function whoCompetes(
  state: SeasonState,
  playerId: string | undefined | null,
  teamId: string | undefined | null,
  known: boolean,
): Refused | null {
  if (playerId != null && state.competitors === 'teams') return refuse('SEASON_OF_TEAMS');
  if (teamId != null && state.competitors === 'players') return refuse('SEASON_OF_PLAYERS');
  if (teamId != null && lookUp(state.teams, teamId) === undefined) return refuse('TEAM_UNKNOWN', { teamId });
  return playerId != null && !known ? refuse('COMPETITOR_UNKNOWN', { competitor: playerId }) : null;
}

function ruleOnCut({ of: seasonId, stage, competitors, reason }: Of<'RuleOnCut'>, state: SeasonState): Decided {
  const found = closedStageOf(state, stage);
  if ('refusal' in found) return found;
  if (found.cut.length === 0) return refuse('NO_CUT', { stage });
  const tied = new Set(found.cut.map(({ competitor }) => competitor));
  const stranger = competitors.find((competitor) => !tied.has(competitor));
  if (stranger !== undefined) return refuse('NOT_AT_CUT', { competitor: stranger });
  const places = found.rules.qualification!.places - found.qualified.length;
  if (competitors.length > places) return refuse('CUT_TOO_MANY', { named: competitors.length, places });
  return one({ type: 'CutRuled', data: { seasonId, stage, competitors: [...competitors], reason } });
}

function amendQualification(
  { of: seasonId, stage, playerId, teamId, proceeds, reason, standing }: Of<'AmendQualification'>,
  state: SeasonState,
): Decided {
  const found = closedStageOf(state, stage);
  if ('refusal' in found) return found;
  const competitor = playerId ?? teamId;
  const before = found.qualified.find((each) => each.competitor === competitor);
  const refused = whoCompetes(state, playerId, teamId, standing !== null || before !== undefined);
  if (refused !== null) return refused;
  if ((before !== undefined) === proceeds) return nothing;
  const { rank, points } = standing ?? before ?? { rank: null, points: '0' };
  const next = state.stages[stage];
  const carried = next === undefined || !proceeds ? '0' : carriedOf(points, next.rules.carryOver);
  const whose = { playerId: playerId ?? null, teamId: teamId ?? null };
  return one({ type: 'QualificationAmended', data: { seasonId, stage, ...whose, proceeds, rank, points, carried, reason } });
}

/** Competitors tied at the cut may or may not proceed. */
function reviewStage({ of: seasonId, stage, table }: Of<'ReviewStage'>, { stages }: SeasonState): Decided {
  const found = stages[stage - 1];
  if (found?.status !== 'closed') return nothing;
  const proceeded = new Set([...found.qualified, ...found.cut].map(({ competitor }) => competitor));
  const certain = table.qualified.map(({ competitor }) => competitor);
  const possible = new Set([...certain, ...table.cut.map(({ competitor }) => competitor)]);
  const wouldProceed = certain.filter((competitor) => !proceeded.has(competitor));
  const wouldNot = [...proceeded].filter((competitor) => !possible.has(competitor));
  const review = found.review ?? { wouldProceed: [], wouldNot: [] };
  if (isSame(review, { wouldProceed, wouldNot })) return nothing;
  return one({ type: 'QualificationReviewDue', data: { seasonId, stage, wouldProceed, wouldNot } });
}

function nameLineup(
  { of: seasonId, stage, teamId, clubId, members: named, survivingIds, licensedWith }: Of<'NameLineup'>,
  state: SeasonState,
): Decided {
  const found = openStageOf(state, stage);
  if ('refusal' in found) return found;
  const team = lookUp(state.teams, teamId);
  if (team === undefined || team.withdrawn) return refuse('TEAM_UNKNOWN', { teamId });
  if (team.clubId !== clubId) return refuse('TEAM_OF_ANOTHER_CLUB', { clubId: team.clubId });
  const personOf = (id: PlayerId): PlayerId => lookUp(survivingIds, id) ?? id;
  const members = [...new Set(named.map(personOf))];
  for (const playerId of members) {
    const other = Object.entries(found.lineups).find(
      ([id, named]) => id !== teamId && named.some((each) => personOf(each) === playerId),
    )?.[0];
    if (other !== undefined) return refuse('PLAYER_IN_ANOTHER_TEAM', { playerId, teamId: other });
    const licensed = lookUp(licensedWith, playerId) ?? null;
    if (licensed !== clubId) return refuse('NOT_LICENSED_WITH_CLUB', { playerId, licensedWith: licensed });
  }
  if (isSame(lookUp(found.lineups, teamId), members)) return nothing;
  return one({ type: 'LineupNamed', data: { seasonId, stage, teamId, members } });
}

export const seasonDecider: Decider<SeasonState, GivenToSeason, SeasonEvent> = { initialState, evolve, decide };
