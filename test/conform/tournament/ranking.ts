/**
 * The cases on places: who goes out with whom, who leaves, who does not tell, and how a satellite ends.
 */
import { z } from 'zod';
import type { PlayerId } from '../../../events/ids.js';
import { Chips } from '../../../events/values.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { type Settings, seatOf } from '../../../src/tournament/state.js';
import { Night, NIGHT_BEGINS, type SeatedAt, STACK } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

const SEATS = 10;

const name = z.string().min(1);

const Busts = z.strictObject({
  playersBefore: z.int().min(2),
  paidPlaces: z.int().min(1).optional(),
  bubble: z.boolean().optional(),
  /** All of one round of hand-for-hand: that they went out together is what the command says. */
  handForHand: z.boolean().optional(),
  satelliteSeats: z.int().min(1).optional(),
  /** A satellite whose own rules do not say how many it qualifies. */
  satellite: z.literal(true).optional(),
  busts: z.array(z.strictObject({ player: name, table: z.int().min(1), stack: Chips })).min(1),
});

const Leaving = z.strictObject({
  playersBefore: z.int().min(2).default(6),
  player: name,
  chips: Chips.min(1).default(STACK),
  signs: z.array(name).default([]),
  confirmedToTD: z.boolean().optional(),
});

const LeavingWhen = z.strictObject({
  command: z.string(),
  confirmedToTD: z.boolean().optional(),
  byTD: z.boolean().optional(),
  reason: z.string().optional(),
});

const Undeclared = z.strictObject({ player: name, pointsTournament: z.boolean(), announced: z.boolean() });

/** So many players at so many tables; those who are named sit there, each at their own table where one is stated. */
function nightOf(
  book: Rulebook,
  players: number,
  named: readonly { readonly player: string; readonly table: number; readonly stack: number }[],
  settings: Partial<Settings> = {},
): Night {
  const tables = Math.max(Math.ceil(players / SEATS), ...named.map(({ table }) => table));
  const sizes = Array.from({ length: tables }, (_, index) => Math.floor(players / tables) + (index < players % tables ? 1 : 0));
  const seats = sizes.flatMap((size, index): SeatedAt[] => {
    const here = named.filter(({ table }) => table === index + 1);
    return Array.from({ length: size }, (_, seat) => ({
      table: index + 1,
      seat: seat + 1,
      ...(here[seat] === undefined ? {} : { player: here[seat].player }),
    }));
  });
  const night = new Night(book, { seatsPerTable: SEATS, ...settings }, seats);
  for (const [index, size] of sizes.entries()) {
    const here = named.filter(({ table }) => table === index + 1);
    if (here.length > 0) counted(night, index + 1, size, here);
  }
  return night;
}

/** Stacks that are stated; the chips that they lack or have too many are the last player's of their table. */
function counted(night: Night, table: number, size: number, stated: readonly { readonly player: string; readonly stack: number }[]): void {
  const rest = size * STACK - stated.reduce((sum, { stack }) => sum + stack, 0) - (size - stated.length - 1) * STACK;
  const stacks = night.table(table).seats.map(({ playerId }, seat) => ({
    playerId,
    stack: stated.find(({ player }) => player === playerId)?.stack ?? (seat === size - 1 ? rest : STACK),
  }));
  night.happened({ type: 'ChipsCounted', data: { table, stacks } });
}

function busts(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Busts, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { playersBefore, paidPlaces, bubble, satelliteSeats, satellite, handForHand = false, busts: out } = given.value;
  const atStake = {
    ...(paidPlaces === undefined ? {} : { paidPlaces }),
    ...(satellite === undefined ? {} : { satellite }),
    ...(satelliteSeats === undefined ? {} : { satellite: true, qualifiers: satelliteSeats }),
  };
  const night = nightOf(book, playersBefore, out, { atStake });
  const players = out.map(({ player }) => ({ playerId: player as PlayerId }));
  const bubbleTold = bubble === undefined || paidPlaces !== undefined ? {} : { bubble };
  if (handForHand) {
    night.give({ type: 'AnnounceHandForHand', reason: 'bubble', at: NIGHT_BEGINS });
    for (const index of night.running.tables.keys()) night.give({ type: 'RecordHandPlayed', table: index + 1, at: NIGHT_BEGINS });
  }
  const decision = night.give({ type: 'EliminatePlayers', players, ...bubbleTold, at: NIGHT_BEGINS });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const together = decision.events.find((event) => event.type === 'EliminatedTogether')?.data;
  if (bubble !== undefined && together?.bubble !== bubble) return stopped('given.bubble', bubble, together?.bubble);
  const shared = together?.sharedPrize ?? null;
  const { state } = night;
  return {
    fields: {
      ranks: ranksOf(
        night,
        out.map(({ player }) => player),
      ),
      prizeShared: shared === null ? null : { place: shared.place, between: inOrder(out, shared.players) },
      qualified: state.phase === 'finished' ? (state.qualified?.length ?? null) : null,
      tournamentOver: state.phase === 'finished',
    },
  };
}

function inOrder(out: readonly { readonly player: string }[], players: readonly string[]): string[] {
  return out.map(({ player }) => player).filter((player) => players.includes(player));
}

/** As cases list them: the best place first, who shares it in the order in which they were stated. */
function ranksOf({ state }: Night, players: readonly string[]): object[] {
  if (state.phase !== 'running' && state.phase !== 'finished') return [];
  const { eliminations } = state;
  return players
    .flatMap((player) => eliminations.filter(({ playerId }) => playerId === player))
    .toSorted((a, b) => a.place - b.place)
    .map(({ playerId, place, tied }) => ({ player: playerId, rank: place, tied: tied > 1 }));
}

function leaves(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Leaving, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const when = readPart(LeavingWhen, stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const { playersBefore, player, chips, signs } = given.value;
  const night = nightOf(book, playersBefore, [{ player, table: 1, stack: chips }]);
  const before = night.running.entry.removed;
  const decision = night.give({
    type: 'RecordAbandonment',
    playerId: player as PlayerId,
    confirmed: when.value.confirmedToTD ?? given.value.confirmedToTD ?? false,
    judged: when.value.byTD ?? false,
    reason: [when.value.reason, ...signs].filter((part) => part !== undefined).join('; ') || null,
    at: NIGHT_BEGINS,
  });
  const { tables, entry } = night.running;
  const fields = {
    ranks: ranksOf(night, [player]),
    chipsRemoved: entry.removed - before,
    accepted: decision.refusal === undefined,
    chipsStayInPlay: seatOf(tables, player as PlayerId)?.seated.stack === chips,
  };
  return decision.refusal === undefined ? { fields } : { fields: { ...fields, refused: true, error: decision.refusal.code } };
}

function doesNotTell(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Undeclared, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { player, pointsTournament, announced } = given.value;
  const playerId = player as PlayerId;
  const night = nightOf(book, 6, [{ player, table: 1, stack: STACK }], { atStake: { forPoints: pointsTournament } });
  night.wentOut({ table: 1, seat: 1 });
  if (announced) night.give({ type: 'DeclareElimination', playerId });
  const decision = night.give({ type: 'RecordUndeclaredElimination', playerId, reason: 'the officials were not stated' });
  const declassed = decision.events?.find((event) => event.type === 'PlayerDeclassed');
  return { fields: { declassed: declassed !== undefined, points: declassed?.data.points ?? null } };
}

const ranking: TopicPlayer = (stated, book) => {
  switch (stated.when.command) {
    case 'EliminatePlayers':
      return busts(stated, book);
    case 'RecordAbandonment':
      return leaves(stated, book);
    case 'RecordUndeclaredElimination':
      return doesNotTell(stated, book);
    default:
      return unknownCommand(stated);
  }
};

export const rankingTopics = { ranking };
