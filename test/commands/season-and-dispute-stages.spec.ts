/** Every command of a season and of a dispute in every stage of it, as its declaration says. */
import * as fc from 'fast-check';
import type { AcceptedIn } from '../../commands/accepted.js';
import type { Command } from '../../commands/command.js';
import { disputeRooms } from '../../commands/dispute.js';
import { seasonRooms } from '../../commands/season.js';
import type { DisputeEvent } from '../../events/dispute.js';
import { firstEdition } from '../../events/editions.js';
import type { DisputeId, HandId, PlayerId } from '../../events/ids.js';
import { disputeDecider, type GivenToDispute } from '../../src/dispute/decider.js';
import type { DisputeState, DisputeStatus } from '../../src/dispute/state.js';
import { type GivenToSeason, seasonDecider } from '../../src/season/decider.js';
import { initialState as noSeason, type SeasonState } from '../../src/season/state.js';
import { anyCommand, canBeDrawn, type Drawn } from './any-command.js';

const commandsOf = (rooms: Readonly<Record<string, readonly Command[]>>): (readonly [type: string, command: Command])[] =>
  Object.values(rooms).flatMap((commands) => commands.map((command) => [command.type, command] as const));

describe('a command of a season', () => {
  const open: SeasonState = { ...noSeason, seasonId: 'autumn' as SeasonState['seasonId'], name: 'Autumn' };
  const states = { unknown: noSeason, open, closed: { ...open, status: 'closed' } } as const;
  const codes = { unknown: 'SEASON_NOT_FOUND', open: 'SEASON_NOT_CLOSED', closed: 'SEASON_CLOSED' } as const;

  it.each(commandsOf(seasonRooms))('%s', (type, { acceptedIn }) => {
    for (const phase of ['unknown', 'open', 'closed'] as const) {
      const word = (acceptedIn as AcceptedIn<string>)[phase];
      // The phase is checked first.
      const decide = () => seasonDecider.decide({ type, of: 'autumn' } as unknown as GivenToSeason, states[phase]);
      if (word === 'nothing') expect([phase, decide().events]).toEqual([phase, []]);
      else if (word === undefined && !(type === 'CreateSeason' && phase !== 'unknown'))
        expect([phase, decide().refusal?.code]).toEqual([phase, codes[phase]]);
    }
  });
});

describe('a command of a dispute', () => {
  const disputeId = 'friday.d1' as DisputeId;
  const [anna, bruno] = ['anna', 'bruno'] as PlayerId[] as [PlayerId, PlayerId];
  const article = { article: 'RO 10.9', fallback: false, house: false };
  const outcome = { upheld: true, article, remedy: null, reason: 'Both hands lay open.' };
  const openedIn = (open: boolean): DisputeEvent => ({
    type: 'DisputeOpened',
    data: {
      disputeId,
      subject: { kind: 'hand', handId: 'friday.1.7' as HandId, revision: 12 },
      playerId: anna,
      claim: 'My flush was overlooked.',
      window: { open, until: 'cardsPickedUp', article: 'RO 10.9' },
      parties: [anna, bruno],
      rulebook: firstEdition('ropta'),
      ofFederation: true,
    },
  });
  const looked: readonly DisputeEvent[] = [
    { type: 'EvidenceRecorded', data: { disputeId, evidence: 1, playerId: null, statement: 'I saw it.', file: null } },
    { type: 'CardsOpened', data: { disputeId, handId: 'friday.1.7' as HandId, seats: [1, 2], reason: 'To see them.' } },
  ];
  const ruled: DisputeEvent = { type: 'DisputeRuled', data: { disputeId, ruling: 1, ...outcome } };
  const appealed: DisputeEvent = { type: 'AppealLodged', data: { disputeId, playerId: anna, reason: 'The film shows it.', article } };
  const events: Readonly<Record<DisputeStatus, readonly DisputeEvent[]>> = {
    late: [openedIn(false)],
    open: [openedIn(true)],
    ruled: [openedIn(true), ruled],
    appealed: [openedIn(true), ruled, appealed],
    decided: [openedIn(true), ruled, appealed, { type: 'AppealDecided', data: { disputeId, ...outcome } }],
    withdrawn: [openedIn(true), { type: 'DisputeWithdrawn', data: { disputeId, playerId: null, reason: 'A mistake.' } }],
    closed: [openedIn(true), ruled, { type: 'DisputeClosed', data: { disputeId } }],
  };
  const stages: readonly (readonly [stage: string, state: DisputeState])[] = [
    ['unknown', disputeDecider.initialState],
    ...Object.entries(events).map(([stage, [first, ...more]]) => {
      const state = [first!, ...looked, ...more].reduce(
        (folded, event) => disputeDecider.evolve(folded, event),
        disputeDecider.initialState,
      );
      expect(state.status).toBe(stage);
      return [stage, state] as const;
    }),
  ];
  const drawn: Drawn = {
    players: [anna, bruno],
    hands: ['friday.1.7'],
    at: 0,
    written: {},
    facts: {
      tookPart: fc.constant(true),
      event: fc.constant({ stream: 'tournament-friday', revision: 4 }),
      sealed: fc.constant(Array.from({ length: 10 }, (_, at) => at + 1)),
      about: fc.constant({
        found: { subject: { kind: 'place', playerId: anna }, window: null, parties: [anna] },
        rulebook: firstEdition('ropta'),
        ofFederation: true,
        openOfClaimant: 0,
      }),
    },
  };

  it.each(commandsOf(disputeRooms))('%s', (type, command) => {
    expect([type, canBeDrawn(command, drawn.facts)]).toEqual([type, true]);
    const samples = fc.sample(anyCommand(command, drawn), { numRuns: 300, seed: 1 });
    for (const [stage, state] of stages) {
      const decisions = samples.map((sample) => disputeDecider.decide({ ...sample, of: disputeId } as unknown as GivenToDispute, state));
      const taken = decisions.filter(({ refusal }) => refusal === undefined);
      const word = (command.acceptedIn as AcceptedIn<string>)[stage];
      if (word === 'nothing') expect([stage, decisions.every(({ events: made }) => made?.length === 0)]).toEqual([stage, true]);
      else expect([stage, taken.length > 0]).toEqual([stage, word === 'all']);
    }
  });
});
