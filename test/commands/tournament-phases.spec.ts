import * as fc from 'fast-check';
import { findMisfit } from '../../commands/shape.js';
import type { AcceptedIn, Acceptance, TournamentPhase } from '../../commands/accepted.js';
import {
  acceptedInPhases,
  tournamentFields,
  type TournamentCommand,
  type TournamentCommandType as Type,
} from '../../commands/tournament.js';
import { tournamentCommandTypes } from '../../src/tournament/decider.js';
import type { TournamentRefusal } from '../../src/tournament/refusals.js';
import { initialTournamentState, type TournamentState } from '../../src/tournament/state.js';
import {
  after,
  type CommandOf,
  type Create,
  friday,
  hand,
  open,
  outcome,
  player,
  register,
  settle,
  sitting,
  START,
  started,
  under,
  when,
} from '../tournament-scenario.js';
import { anyCommand, canBeDrawn, type Drawn } from './any-command.js';
import { allCommands } from '../../commands/rooms.js';

const names = ['a', 'b', 'c', 'd'];
const prizes: CommandOf<'SetPrizes'>['prizes'] = {
  entry: { price: 0, toPot: 0, bounty: 0 },
  rebuy: { price: 0, toPot: 0 },
  addOn: { price: 0, toPot: 0 },
  added: 0,
  table: { kind: 'amounts', cents: [10_000, 8_000] },
  things: [],
};

/** Two players at their last hand, which seat 1 wins. */
function lastHand(settings: Partial<Create> = {}): { readonly state: TournamentState; readonly last: CommandOf<'SettleHand'> } {
  const begun = started(['a', 'b'], settings);
  const state = after(begun, open(1));
  return { state, last: settle(state, 1, { 1: begun.settings.startingStack * 2 }) };
}

const announced = after(initialTournamentState, friday, ...register(...names));
const running = started(names);
const { state: before, last } = lastHand();
const won = after(before, last);
const satellite = lastHand({ atStake: { satellite: true, qualifiers: 1 } });
const qualified = after(satellite.state, satellite.last);
const statesIn: Readonly<Record<TournamentPhase, readonly TournamentState[]>> = {
  unknown: [initialTournamentState],
  announced: [announced],
  running: [running, before],
  finished: [won, qualified],
};

/** The refusals of phases: no other rule gives them. */
const refusalIn = (state: TournamentState): TournamentRefusal => {
  switch (state.phase) {
    case 'unknown':
      return { code: 'TOURNAMENT_NOT_FOUND', article: null, parameters: {} };
    case 'announced':
      return { code: 'TOURNAMENT_NOT_RUNNING', article: null, parameters: { phase: 'announced' } };
    case 'running':
      return { code: 'TOURNAMENT_ALREADY_STARTED', article: null, parameters: { phase: 'running' } };
    case 'finished':
      return state === won
        ? { code: 'TOURNAMENT_FINISHED', article: null, parameters: { phase: 'finished', winner: sitting(before, 1, 1) } }
        : { code: 'SATELLITE_FINISHED', article: null, parameters: { qualified: 1 } };
  }
};

/** Refused in the phase, except for what the list of exceptions shows. */
const inPart: ReadonlySet<Acceptance | undefined> = new Set<Acceptance>(['some', 'again', 'ending']);

const drawn: Drawn = {
  players: [...names, 'stranger'],
  hands: ['friday.1.7', 'friday.1.8'],
  at: START,
  written: {
    PeriodInput: fc.constant(friday.structure[0]),
    RulebookInput: fc.constant(friday.rulebook),
  },
};

const handId = hand(1, 7);
/** Commands with values that only Tapis knows, and one that drawn values could repeat by chance. */
const written: { readonly [Each in Type]?: CommandOf<Each> } = {
  StartTournament: { type: 'StartTournament', notThere: [player('stranger')], at: START },
  OpenHand: open(1),
  RecordNewcomer: {
    type: 'RecordNewcomer',
    handId,
    playerId: player('a'),
    seat: 1,
    stack: 100,
    button: 1,
    smallBlindSeat: 2,
    bigBlindSeat: 3,
    dealer: 1,
    stakes: { anteFormat: 'none', antePriority: 'blindFirst', smallBlind: 25, bigBlind: 50, ante: 0 },
  },
  CorrectPositions: { type: 'CorrectPositions', handId, button: 1, smallBlindSeat: 2, bigBlindSeat: 3 },
  SettleHand: { type: 'SettleHand', handId, stacks: [], at: START },
  CorrectSettlement: { type: 'CorrectSettlement', handId, correction: 1, changes: [], results: [], at: START },
  NoteHiddenChips: { type: 'NoteHiddenChips', handId, revision: 1, seat: 1, amount: 25, origin: 'onTable' },
  NoteOffence: {
    type: 'NoteOffence',
    handId,
    revision: 1,
    seat: 1,
    playerId: player('a'),
    offence: 'actOutOfTurn',
    sanction: 'warning',
    startsAt: null,
    article: { article: 'RO 9.1', fallback: false, house: false },
  },
  WithdrawOffences: { type: 'WithdrawOffences', handId, revisions: [1], reason: 'typed for another' },
  RecordAnnulment: { type: 'RecordAnnulment', handId, reason: 'opened at the wrong table' },
  NoteMisdeal: { type: 'NoteMisdeal', handId, revision: 1, playerId: player('a') },
  AnnulEntry: { type: 'AnnulEntry', playerId: player('a'), reason: 'entered twice', at: START },
  TransferEntry: {
    type: 'TransferEntry',
    playerId: player('a'),
    toPlayer: player('stranger'),
    adult: true,
    reason: 'another was entered',
    at: START,
  },
  SetPrizes: { type: 'SetPrizes', prizes, at: START },
  DisqualifyPlayer: { type: 'DisqualifyPlayer', playerId: player('stranger'), cause: 'other', reason: 'marked cards', at: START },
  AnnulDeal: { type: 'AnnulDeal', deal: 1, reason: 'typed wrongly', at: START },
  StopUnseenClock: { type: 'StopUnseenClock', unseenSince: START, at: START },
  RuleOnQualification: { type: 'RuleOnQualification', players: [player('stranger')], reason: 'drawn by lot', at: START },
};

function samplesOf(type: Type): readonly TournamentCommand[] {
  const one = written[type];
  if (one !== undefined) return [one];
  const command = allCommands.find((each) => each.type === type)!;
  if (!canBeDrawn(command)) throw new Error(`${type} holds what only Tapis knows: write a sample of it`);
  return fc.sample(anyCommand(command, drawn), { numRuns: 8, seed: 1 }) as unknown as readonly TournamentCommand[];
}

const rows = tournamentCommandTypes.map((type): readonly [Type, AcceptedIn<TournamentPhase>] => [type, acceptedInPhases.get(type)!]);

describe('a command in each phase', () => {
  it.each(rows)('%s', (type, accepted) => {
    for (const command of samplesOf(type)) {
      expect(findMisfit(tournamentFields.get(type)!, command)).toBeNull();
      for (const state of Object.values(statesIn).flat()) {
        const { events, refusal } = when(state, command);
        const { phase } = state;
        const word = accepted[phase];
        if (word === undefined || inPart.has(word)) expect([phase, refusal]).toEqual([phase, refusalIn(state)]);
        else if (word === 'nothing') expect([phase, events]).toEqual([phase, []]);
        else expect([phase, refusal]).not.toEqual([phase, refusalIn(state)]);
      }
    }
  });
});

describe('a command that a phase takes in part', () => {
  const tda = { ...under('tdaFr', {}, 10_000), structure: [friday.structure[0]!] };
  const dealt = after(
    started(['a', 'b', 'c'], tda),
    { type: 'SetPrizes', prizes, at: START },
    { type: 'CloseLateEntry', ruling: 'everybody is here', at: START },
    { type: 'ProposeDeal', method: 'chipChop', leftForWinner: 0, playOn: false, winner: player('a'), at: START },
    ...['a', 'b', 'c'].map((name) => ({ type: 'AcceptDeal', deal: 1, playerId: player(name), at: START }) as const),
  );
  const alternates = started(['a', 'b', 'c'], { entry: { seats: 2 } });
  const waited = started(['a', 'b', 'c'], { entry: { capacity: 2 } });
  const winner = sitting(before, 1, 1);
  const bustAt = (name: string, stack: number): TournamentCommand => ({
    type: 'EliminatePlayer',
    playerId: player(name),
    stack,
    at: START,
  });
  const threeLeft = started(['a', 'b', 'c', 'd'], { atStake: { satellite: true, qualifiers: 3 } });
  const oneReported = after(threeLeft, { type: 'RecordHandPlayed', table: 1, at: START }, bustAt('a', 2000));
  const accepted: readonly (readonly [
    word: Acceptance,
    state: TournamentState,
    command: TournamentCommand,
    events: readonly string[] | string,
  ])[] = [
    ['some', waited, { type: 'StartTournament', at: START }, []],
    ['some', alternates, { type: 'RegisterPlayer', playerId: player('d'), adult: true }, ['PlayerWaitlisted']],
    ['some', waited, { type: 'WithdrawRegistration', playerId: player('c') }, ['RegistrationWithdrawn']],
    ['ending', oneReported, bustAt('b', 5000), ['TournamentReopened', 'PlayerEliminated', 'SatelliteFinished']],
    ['again', won, last, []],
    ['again', qualified, satellite.last, []],
    ['some', dealt, { type: 'ProposeDeal', method: 'icm', leftForWinner: 0, playOn: false, at: START }, 'DEAL_ALREADY_MADE'],
    ['again', dealt, { type: 'AcceptDeal', deal: 1, playerId: player('b'), at: START }, []],
    ['again', qualified, { type: 'RuleOnQualification', players: [winner], reason: 'drawn by lot', at: START }, []],
    ['again', won, { type: 'HoldAllIn', table: 1, handId: last.handId, at: START }, []],
  ];

  it.each(accepted)('%s (case %#)', (word, state, command, events) => {
    expect(acceptedInPhases.get(command.type)![state.phase]).toBe(word);
    expect(outcome(when(state, command))).toEqual(events);
  });

  it('is in that list', () => {
    const declared = rows.flatMap(([type, row]) => Object.values(row).flatMap((word) => (inPart.has(word) ? [`${word} ${type}`] : [])));
    expect([...new Set(accepted.map(([word, , { type }]) => `${word} ${type}`))].toSorted()).toEqual(declared.toSorted());
  });

  it('is refused with another result', () => {
    const other = { ...last, stacks: last.stacks.map(({ playerId, stack }) => ({ playerId, stack: 20_000 - stack })) };
    expect(outcome(when(won, other))).toBe('HAND_ALREADY_SETTLED');
  });
});
