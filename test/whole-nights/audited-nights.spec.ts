/**
 * `tapis audit` on honest evenings: whatever is done in which order, by any command of the catalogue, no decision comes out otherwise than it stands.
 */
import * as fc from 'fast-check';
import { type Act, doStep, everyAct, soakAnyOrder } from '../../bench/soak/any-order/any-order.js';
import { Night, type Step } from '../../bench/soak/any-order/night.js';
import { soakHand } from '../../bench/soak/hand-stream.js';
import { allCommands } from '../../commands/rooms.js';
import { firstEdition } from '../../events/editions.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { bookIds } from '../../src/rulebooks/setting.js';
import { anyCommand, canBeDrawn, type Drawn, gesture, plainAction } from '../commands/any-command.js';
import { checkHandAgain, checkTournamentAgain } from '../decided-again.js';
import { times } from '../sizes.js';
import { START } from '../tournament-scenario.js';

const drawn: Drawn = {
  players: ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'late0', 'stranger'],
  hands: ['friday.1.1', 'friday.1.2', 'friday.2.1'],
  at: START + 1_000,
  written: {
    ActionInput: plainAction,
    GestureInput: gesture,
    PeriodInput: fc.constant({ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }),
    RulebookInput: fc.constant(firstEdition('ropta')),
  },
};

const clients = (on: string) => allCommands.filter((command) => command.on === on && command.mutation !== null).map(({ type }) => type);
const ofTournaments = allCommands.filter((command) => command.on === 'tournament' && command.mutation !== null && canBeDrawn(command));
const anyOfTournaments = fc.oneof(
  ...ofTournaments.filter(({ type }) => type !== 'CreateTournament').map((command) => anyCommand(command, drawn)),
);
const step: fc.Arbitrary<Step<Act>> = fc.record({
  what: fc.constantFrom(...everyAct),
  table: fc.nat(5),
  one: fc.nat(9),
  other: fc.nat(9),
  amount: fc.nat(999),
  yes: fc.boolean(),
});
type Done = { readonly step: Step<Act> } | { readonly command: { readonly type: string } };
const done: fc.Arbitrary<Done> = fc.oneof(
  step.map((one) => ({ step: one })),
  anyOfTournaments.map((command) => ({ command })),
);

describe('tapis audit, on evenings at which all is done as it may be', () => {
  it('fails no command of a tournament', () => {
    const audited = new Set<string>();
    const note: ConstructorParameters<typeof Night>[3] = (command, state, events) => {
      if (checkTournamentAgain(command, state, events) !== null) audited.add(command.type);
    };
    for (let seed = 1; seed <= times(300); seed += 1) soakAnyOrder(seed, note);
    fc.assert(
      fc.property(
        fc.constantFrom(...bookIds),
        fc.integer({ min: 2, max: 10 }),
        fc.boolean(),
        fc.array(done, { minLength: 40, maxLength: 120 }),
        (book, players, automaticMoves, all) => {
          const night = new Night(book, players, automaticMoves, note);
          for (const one of all) {
            if ('step' in one) doStep(night, one.step);
            else night.take(('at' in one.command ? { ...one.command, at: night.at } : one.command) as TournamentCommand);
          }
        },
      ),
      { numRuns: times(150) },
    );
    // The rest has a spec of its own, which asks the audit of each of its decisions.
    expect(clients('tournament').filter((type) => audited.has(type)).length).toBeGreaterThan(45);
  });

  it('fails no command of a hand', () => {
    const audited = new Set<string>();
    for (let seed = 1; seed <= times(3_000); seed += 1) {
      soakHand(seed, {
        onDecision: (command, state, events) => {
          if (checkHandAgain(command, state, events) !== null) audited.add(command.type);
        },
      });
    }
    expect(clients('hand').filter((type) => audited.has(type)).length).toBeGreaterThan(40);
  });
});
