/** How events change the state of a season. */
import type { Qualified, SeasonEvent } from '../../events/season.js';
import { initialState, type SeasonState, type StageState } from './state.js';
import { lookUp } from '../../events/look-up.js';

const newStage = { status: 'open', closedWith: null, counted: {}, picks: {}, lineups: {}, qualified: [], cut: [], review: null } as const;

export function evolve(state: SeasonState, { type, data }: SeasonEvent): SeasonState {
  switch (type) {
    case 'SeasonCreated': {
      const { seasonId, federationId, clubId, name, competitors, stageName, rules, scheme } = data;
      const stages = [{ ...newStage, name: stageName, rules, entrants: null }];
      return { ...initialState, seasonId, federationId, clubId, name, competitors, schemes: [scheme], stages };
    }
    case 'SeasonRenamed':
      return { ...state, name: data.name };
    case 'SeasonRulesChanged':
      return changeStage(state, data.stage, () => ({ rules: data.rules }));
    case 'SchemeProposed':
      return { ...state, schemes: [...state.schemes, data.scheme] };
    case 'SchemeAdopted':
      return { ...state, scheme: data.version };
    case 'StageOpened': {
      const entrants = Object.fromEntries(data.entrants.map(({ competitor, carried }) => [competitor, carried]));
      return { ...state, stages: [...state.stages, { ...newStage, name: data.name, rules: data.rules, entrants }] };
    }
    case 'TournamentCounted': {
      const { sheetId, by, level, manche } = data;
      return changeStage(state, data.stage, ({ counted, picks }) => ({
        counted: { ...counted, [sheetId]: { by, level, manche } },
        picks: by.kind === 'official' ? { ...picks, [sheetId]: true } : picks,
      }));
    }
    case 'TournamentDiscounted':
      return changeStage(state, data.stage, ({ counted, picks }) => ({
        counted: without(counted, data.sheetId),
        picks: data.by.kind === 'official' ? { ...picks, [data.sheetId]: false } : picks,
      }));
    case 'TournamentLeftToRules':
      return changeStage(state, data.stage, ({ picks }) => ({ picks: without(picks, data.sheetId) }));
    case 'PointsAdjusted': {
      const { adjustment, stage, playerId, teamId, points } = data;
      return { ...state, adjusted: adjustment, adjustments: [...state.adjustments, { adjustment, stage, playerId, teamId, points }] };
    }
    case 'AdjustmentLifted':
      return { ...state, adjustments: state.adjustments.filter(({ adjustment }) => adjustment !== data.adjustment) };
    case 'TeamEntered':
      return { ...state, teams: { ...state.teams, [data.teamId]: { clubId: data.clubId, name: data.name, withdrawn: false } } };
    case 'TeamRenamed':
      return { ...state, teams: { ...state.teams, [data.teamId]: { ...lookUp(state.teams, data.teamId)!, name: data.name } } };
    case 'TeamWithdrawn':
      return { ...state, teams: { ...state.teams, [data.teamId]: { ...lookUp(state.teams, data.teamId)!, withdrawn: true } } };
    case 'LineupNamed':
      return changeStage(state, data.stage, ({ lineups }) => ({ lineups: { ...lineups, [data.teamId]: data.members } }));
    case 'StageClosed': {
      const { qualified, cut } = data;
      return changeStage(state, data.stage, () => ({ status: 'closed', closedWith: state.scheme, qualified, cut, review: null }));
    }
    case 'StageReopened':
      return changeStage(state, data.stage, () => ({ status: 'open', closedWith: null, qualified: [], cut: [], review: null }));
    case 'CutRuled': {
      const named = new Set(data.competitors);
      return changeStage(state, data.stage, ({ qualified, cut }) => ({
        qualified: [...qualified, ...cut.filter(({ competitor }) => named.has(competitor))],
        cut: [],
      }));
    }
    case 'QualificationReviewDue': {
      const { wouldProceed, wouldNot } = data;
      const review = wouldProceed.length + wouldNot.length === 0 ? null : { wouldProceed, wouldNot };
      return changeStage(state, data.stage, () => ({ review }));
    }
    case 'QualificationUpheld':
      return changeStage(state, data.stage, () => ({ review: null }));
    case 'QualificationAmended': {
      const competitor = (data.playerId ?? data.teamId)!;
      const amended = changeStage(state, data.stage, (stage) => ({
        qualified: amendList(stage.qualified, data.proceeds, { competitor, rank: data.rank, points: data.points }),
        cut: stage.cut.filter((each) => each.competitor !== competitor),
        review: reviewWithout(stage, competitor),
      }));
      return changeStage(amended, data.stage + 1, ({ entrants }) => ({
        entrants: data.proceeds ? { ...entrants, [competitor]: data.carried } : without(entrants ?? {}, competitor),
      }));
    }
    case 'SeasonClosed':
      return { ...state, status: 'closed', correctionDue: false };
    case 'SeasonReopened':
      return { ...state, status: 'open', correctionDue: false, lateSheets: [] };
    case 'CorrectionDue':
      return { ...state, correctionDue: true, lateSheets: data.late === true ? [...state.lateSheets, data.sheetId] : state.lateSheets };
    case 'CorrectionAdopted':
      return { ...state, correctionDue: false };
  }
}

/** Changes a stage by number; returns the same state when there is none. */
function changeStage(state: SeasonState, number: number, next: (stage: StageState) => Partial<StageState>): SeasonState {
  const stage = state.stages[number - 1];
  return stage === undefined ? state : { ...state, stages: state.stages.with(number - 1, { ...stage, ...next(stage) }) };
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _gone, ...others } = record;
  return others;
}

function amendList(qualified: readonly Qualified[], proceeds: boolean, whose: Qualified): readonly Qualified[] {
  const others = qualified.filter(({ competitor }) => competitor !== whose.competitor);
  return proceeds ? [...others, whose] : others;
}

function reviewWithout({ review }: StageState, competitor: string): StageState['review'] {
  if (review === null) return null;
  const wouldProceed = review.wouldProceed.filter((each) => each !== competitor);
  const wouldNot = review.wouldNot.filter((each) => each !== competitor);
  return wouldProceed.length + wouldNot.length === 0 ? null : { wouldProceed, wouldNot };
}
