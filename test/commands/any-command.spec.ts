import * as fc from 'fast-check';
import { validateEvent } from '../../events/catalogue.js';
import { findMisfit } from '../../commands/shape.js';
import type { HandCommand } from '../../commands/hand.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { handDecider } from '../../src/hand/decider.js';
import type { HandState } from '../../src/hand/state.js';
import type { TournamentState } from '../../src/tournament/state.js';
import { HandAtTable } from '../fixtures/hand-at-table.js';
import { after, fold, friday, frozen, open, register, START, started, when } from '../tournament-scenario.js';
import { initialTournamentState } from '../../src/tournament/state.js';
import { anyCommand, canBeDrawn, type Drawn, gesture, plainAction } from './any-command.js';
import { allCommands } from './samples.js';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const drawn: Drawn = {
  players: [...names, 'stranger'],
  hands: ['friday.1.1', 'friday.1.2'],
  at: START + 1_000,
  written: {
    ActionInput: plainAction,
    GestureInput: gesture,
    PeriodInput: fc.constant({ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }),
    RulebookInput: fc.constant(friday.rulebook),
  },
};

const announced = after(initialTournamentState, friday);
const running = started(names);
const tournaments: readonly TournamentState[] = [
  initialTournamentState,
  announced,
  after(announced, ...register(...names)),
  running,
  after(running, open(1)),
];

function handAfter(...acts: readonly HandCommand[]): HandState {
  const hand = HandAtTable.with({ stacks: [5_000, 5_000, 300] });
  for (const act of acts) hand.give(act);
  return hand.state;
}

/** Every event has to be one that the catalogue allows and the hand can fold. */
function foldHand(state: HandState, command: HandCommand): void {
  const { events = [] } = handDecider.decide(frozen(command), frozen(state));
  events.forEach((event) => validateEvent(event));
  events.reduce((folded, event) => frozen(handDecider.evolve(folded, frozen(event))), state);
}

const allIn = (seat: number): HandCommand => ({ type: 'Act', seat, action: { type: 'allIn' } });
const hands: readonly HandState[] = [
  handAfter(),
  handAfter({ type: 'Act', seat: 3, action: { type: 'call' } }),
  handAfter(allIn(3), allIn(1), { type: 'Act', seat: 2, action: { type: 'fold' } }),
];

const isOfPlay = ({ on }: { readonly on: string }): boolean => on === 'tournament' || on === 'hand';
const byClients = allCommands.filter((command) => command.mutation !== null && isOfPlay(command) && canBeDrawn(command));

describe('Any command that its declaration allows', () => {
  it.each(byClients.map((command) => [command.type, command] as const))(
    '%s is decided, what it makes can be recorded, and it passes the check of its shape',
    (_type, command) => {
      fc.assert(
        fc.property(anyCommand(command, drawn), (given) => {
          expect(findMisfit(command.fields, given)).toBeNull();
          if (command.on === 'tournament')
            for (const state of tournaments) fold(state, when(state, given as TournamentCommand).events ?? []);
          else for (const state of hands) foldHand(state, given as HandCommand);
        }),
        { numRuns: 20 },
      );
    },
  );
});
