/**
 * What is counted of a simulated tournament while it is played.
 */
import type { PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';

/** What a player had of the floor. */
export interface PlayerTally {
  hands: number;
  bigBlinds: number;
  moves: number;
}

export class Tally {
  readonly hands = { typed: 0, untyped: 0 };
  /** All who have taken part. */
  entrants = 0;
  handEvents = 0;
  tournamentEvents = 0;
  /** The number of the last level that began. */
  level = 0;
  breaks = 0;
  tableBreaks = 0;
  counts = 0;
  /** Moves by the key of their reason, in the order in which reasons came up. */
  readonly moves = new Map<string, number>();
  /** Moves that were decided, and made once a hand was over or chips were counted. */
  movesThatWaited = 0;
  /** Moves that were decided, but no longer needed or possible when they could be made. */
  movesDropped = 0;
  halts = 0;
  handForHandRounds = 0;
  /** Hands that waited for the other tables with players all in. */
  handsHeld = 0;
  readonly players = new Map<PlayerId, PlayerTally>();

  take(event: TournamentEvent): void {
    this.tournamentEvents += 1;
    switch (event.type) {
      case 'TournamentStarted':
        this.entrants = event.data.players;
        return;
      case 'LatePlayerAdmitted':
        this.entrants = event.data.entrants;
        return;
      case 'EntryAnnulled':
        this.entrants -= 1;
        return;
      case 'HandOpened':
        this.hands.typed += 1;
        return this.#dealt(event.data.seats, event.data.bigBlindSeat);
      case 'HandPlayed':
        this.hands.untyped += 1;
        return this.#dealt(event.data.dealt?.seats ?? [], event.data.bigBlindSeat);
      case 'LevelStarted':
        this.level = event.data.level;
        return;
      case 'BreakStarted':
        this.breaks += 1;
        return;
      case 'PlayerMoved': {
        const key = event.data.book?.why.key ?? event.data.reason;
        this.moves.set(key, (this.moves.get(key) ?? 0) + 1);
        this.#of(event.data.playerId).moves += 1;
        return;
      }
      case 'MoveDue':
        this.movesThatWaited += 1;
        return;
      case 'MoveDropped':
        this.movesDropped += 1;
        return;
      case 'TableBroken':
        this.tableBreaks += 1;
        return;
      case 'TableHalted':
        this.halts += 1;
        return;
      case 'HandForHandRoundEnded':
        this.handForHandRounds += 1;
        return;
      case 'AllInHeld':
        this.handsHeld += 1;
        return;
      case 'ChipsCounted':
        this.counts += 1;
        return;
      default:
        return;
    }
  }

  #dealt(seats: readonly { readonly seat: number; readonly playerId: PlayerId }[], bigBlindSeat: number): void {
    for (const { seat, playerId } of seats) {
      const player = this.#of(playerId);
      player.hands += 1;
      if (seat === bigBlindSeat) player.bigBlinds += 1;
    }
  }

  #of(playerId: PlayerId): PlayerTally {
    const known = this.players.get(playerId);
    if (known !== undefined) return known;
    const player = { hands: 0, bigBlinds: 0, moves: 0 };
    this.players.set(playerId, player);
    return player;
  }
}
