/**
 * The cases on what an organiser may lay down, and on who may enter: tables, stacks, antes, what is bought, age and identity. The books have
 * none; they are cases of our own.
 */
import { z } from 'zod';
import type { PlayerId } from '../../../events/ids.js';
import { TournamentKind } from '../../../events/tournament-entry.js';
import { AnteFormat, Chips } from '../../../events/values.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { tournamentDecider } from '../../../src/tournament/decider.js';
import { referenceTo } from '../../../src/rulebooks/adopted-book.js';
import { NIGHT_BEGINS, STACK } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

type Creation = Extract<TournamentCommand, { type: 'CreateTournament' }>;

const Terms = z.strictObject({
  event: TournamentKind.optional(),
  startingStack: Chips.optional(),
  seatsPerTable: z.int().optional(),
  largerTables: z.string().optional(),
  anteFormat: AnteFormat.optional(),
  satellite: z.boolean().optional(),
  qualifiers: z.int().optional(),
  reEntries: z.int().optional(),
  rebuys: z.int().optional(),
  addOn: z.boolean().optional(),
  venueSince: z.string().optional(),
});
type Terms = z.infer<typeof Terms>;

/** What is not stated is such as every book allows. */
function creationOf(terms: Terms, book: Rulebook): Creation {
  const { event, largerTables, anteFormat = 'none', satellite, qualifiers, reEntries, rebuys, addOn, venueSince } = terms;
  const startingStack = terms.startingStack ?? (book.floor.stack.initial.value || STACK);
  return {
    type: 'CreateTournament',
    name: 'Conformance',
    club: 'Conformance',
    ...(event === undefined ? {} : { kind: event }),
    rulebook: referenceTo(book),
    startingStack,
    seatsPerTable: terms.seatsPerTable ?? 6,
    ...(largerTables === undefined ? {} : { largerTables }),
    anteFormat,
    chipUnit: 1,
    structure: [{ kind: 'level', smallBlind: 50, bigBlind: 100, ante: anteFormat === 'none' ? 0 : 100, seconds: 1200 }],
    atStake: { ...(satellite === undefined ? {} : { satellite }), ...(qualifiers === undefined ? {} : { qualifiers }) },
    entry: {
      ...(reEntries === undefined ? {} : { reEntries: { most: reEntries } }),
      ...(rebuys === undefined ? {} : { rebuys: { chips: startingStack, lastLevel: 1, most: rebuys } }),
      ...(addOn === true ? { addOn: { chips: startingStack, lastLevel: 1 } } : {}),
      ...(venueSince === undefined ? {} : { venueSince }),
    },
  };
}

function announces({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(Terms, given, 'given');
  if (read.obstacle) return read;
  const { refusal } = tournamentDecider.decide(creationOf(read.value, book), tournamentDecider.initialState);
  return refusal === undefined ? { fields: { accepted: true, refused: false } } : refusedWith(refusal.code);
}

const Person = z.strictObject({
  /** Whole years on the day of the event. */
  age: z.int().min(0).optional(),
  adult: z.boolean().optional(),
  showsDocument: z.boolean().default(true),
  confirmsData: z.boolean().default(true),
  acceptsRules: z.boolean().default(true),
});

/** A reserved seat for a registered player, with special needs or without. */
function assigns({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(z.strictObject({ specialNeeds: z.boolean() }), given, 'given');
  if (read.obstacle) return read;
  const playerId = 'p1' as PlayerId;
  const commands: TournamentCommand[] = [
    creationOf({}, book),
    { type: 'RegisterPlayer', playerId, adult: true, showsDocument: true },
    ...(read.value.specialNeeds ? [{ type: 'RecordSpecialNeeds', playerId } as const] : []),
    { type: 'AssignSeat', playerId, table: 1, seat: 2 },
  ];
  let state = tournamentDecider.initialState;
  for (const command of commands) {
    const { refusal, events = [] } = tournamentDecider.decide(command, state);
    if (refusal !== undefined) return refusedWith(refusal.code);
    state = events.reduce(tournamentDecider.evolve, state);
  }
  return { fields: { assigned: true, refused: false } };
}

function registers({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(Person, given, 'given');
  if (read.obstacle) return read;
  const { age, adult, ...facts } = read.value;
  const created = tournamentDecider.decide(creationOf({}, book), tournamentDecider.initialState);
  if (created.refusal !== undefined) return stopped('given', 'a tournament', created.refusal.code);
  const state = created.events.reduce(tournamentDecider.evolve, tournamentDecider.initialState);
  const born = age === undefined ? {} : { bornOn: `${new Date(NIGHT_BEGINS).getUTCFullYear() - age}-01-01` };
  const decision = tournamentDecider.decide(
    {
      type: 'RegisterPlayer',
      playerId: 'p1' as PlayerId,
      ...born,
      ...(adult === undefined ? {} : { adult }),
      ...facts,
      at: NIGHT_BEGINS,
    },
    state,
  );
  return decision.refusal === undefined ? { fields: { registered: true, refused: false } } : refusedWith(decision.refusal.code);
}

const structure: TopicPlayer = (stated, book) =>
  stated.when.command === 'CreateTournament' ? announces(stated, book) : unknownCommand(stated);
const registration: TopicPlayer = (stated, book) => {
  switch (stated.when.command) {
    case 'RegisterPlayer':
      return registers(stated, book);
    case 'AssignSeat':
      return assigns(stated, book);
    default:
      return unknownCommand(stated);
  }
};

export const termsTopics: Readonly<Record<string, TopicPlayer>> = { structure, registration };
