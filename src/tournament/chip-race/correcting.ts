/**
 * A race that was recorded with other cards than the table dealt: what the book makes of the right ones, and what each player gains or gives
 * back for it where they sit now (RC 24; TDA 2; RO 3.2).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseInHand } from '../tables/seat-checks.js';
import { countSeatsAt } from '../seating/situation.js';
import { outOf, type Running, seatOf } from '../state.js';
import { findTableInPlay } from '../tables.js';
import { refuseFloor } from './announcing.js';
import { refuseCards, refuseStated } from './running.js';
import type { RaceRun } from '../state/chip-race.js';
import { listRaceArticles, planRace, type RaceTable, runRace } from './table-race.js';

type Racer = RaceRun['players'][number];
type Change = { readonly playerId: Racer['playerId']; readonly amount: number };

export function decideRaceCorrection(command: CommandOf<'CorrectChipRace'>, running: Running, book: Rulebook): TournamentDecision {
  const { cards, reason, by = 'director' } = command;
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const { chipRace } = book.inventory;
  const floor = chipRace.runBy.value === 'director' ? refuseFloor(by, chipRace.runBy) : null;
  if (floor) return floor;
  const race = running.chipRace.races.find((each) => each.table === table.table);
  if (race === undefined) return refuse('NO_RACE_TO_CORRECT', { table: table.table });
  if (race.method !== 'cards') return refuse('RACE_WITHOUT_CARDS', {}, articleOf(chipRace.method));

  const situation = raceAsItWas(running, race);
  const plan = planRace(situation, book);
  const wrong = refuseCards(cards, plan, articleOf(chipRace.cardsPerChip));
  if (wrong) return wrong;
  const outcome = runRace(situation, plan, cards);
  const stated = refuseStated(command, plan, outcome, book);
  if (stated) return stated;
  const { winners, rescued, issued: issuedValue } = outcome;
  const players = race.players.map((racer): Racer => ({
    ...racer,
    cards: [...(cards.find(({ seat }) => seat === racer.seat)?.cards ?? [])],
    after: outcome.stacks.find(({ seat }) => seat === racer.seat)!.stack,
  }));
  if (players.every((racer, at) => racer.cards.join() === race.players[at]!.cards.join())) return { events: [] };
  const changes = players
    .map(({ playerId, after }, at): Change => ({ playerId, amount: after - race.players[at]!.after }))
    .filter(({ amount }) => amount !== 0);
  const refused = changes.map((change) => refuseChange(running, change)).find((each) => each !== null);
  if (refused) return refused;
  const delta = issuedValue - race.removedValue;
  return {
    events: [
      {
        type: 'ChipRaceCorrected',
        data: {
          table: table.table,
          newSmallest: race.newSmallest,
          players,
          winners: [...winners],
          rescued: [...rescued],
          was: { winners: race.winners, rescued: race.rescued },
          issuedValue,
          delta,
          difference: delta - race.delta,
          changes,
          reason,
          by,
          articles: listRaceArticles(book, plan, rescued),
        },
      },
    ],
  };
}

/** Where the cards began does not change who won: it was checked when the race was run. */
function raceAsItWas(running: Running, { table, removed, newSmallest, players }: RaceRun): RaceTable {
  const stacks = players.map(({ seat, before }) => ({ seat, stack: before }));
  return { removed, newSmallest, stacks, size: countSeatsAt(running, table), houseDealer: false, newDealer: players[0]!.seat };
}

/** A chip that a player gives back must be there, and nobody's chips change during a hand. */
function refuseChange(running: Running, { playerId, amount }: Change): Refused | null {
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuse('PLAYER_ELIMINATED', { playerId, place: outOf(running, playerId)?.place ?? 0 });
  const { table, seated } = found;
  if (isDealtIn(table, seated)) return refuseInHand(table, seated);
  if (amount > 0) return null;
  if (table.stacksFrom === 'unknown') return refuse('COUNT_FIRST', { table: table.table });
  return seated.stack + amount > 0 ? null : refuse('STACK_TOO_SHORT', { playerId, stack: seated.stack, amount: -amount });
}
