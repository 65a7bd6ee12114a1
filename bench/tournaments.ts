/**
 * Tournaments played through the whole command path by players who call or go all-in, so that stores hold what real ones do.
 */
import { type HandId, TournamentId, PlayerId, handStream, tournamentStream } from '../events/ids.js';
import { CommandHandler } from '../src/app/dispatch/command-handler.js';
import { makeCommandPrinter } from '../src/audit/command-print.js';
import type { CommandContext } from '../src/app/dispatch/outcome.js';
import { react } from '../src/app/reactions/hand-lifecycle.js';
import type { HandCommand } from '../commands/hand.js';
import { handDecider } from '../src/hand/decider.js';
import { listLastChipsWon } from '../src/hand/pots/knockouts.js';
import { findLegalActions } from '../src/hand/betting/legal-actions.js';
import type { EventStore } from '../src/store/event-store.js';
import type { TournamentCommand } from '../commands/tournament.js';
import { tournamentDecider } from '../src/tournament/decider.js';
import { hashSeed } from '../src/tournament/lots/seat-draw.js';

const players = 24;
const handsATable = 8;

/**
 * Plays tournaments of 24 players at three tables, eight hands per table, concurrently, numbered from `first`. @returns the number of
 * events
 */
export async function playTournaments(store: EventStore, count: number, first = 1): Promise<number> {
  const tournaments = new CommandHandler(tournamentDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  const hands = new CommandHandler(handDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  let sent = 0;
  const context = (): CommandContext => ({
    commandId: `bench-${++sent}`,
    actor: { id: 'bench', role: 'director' },
    correlationId: 'bench',
  });

  const playOne = async (number: number): Promise<void> => {
    const id = TournamentId.parse(`bench-${number}`);
    const give = async (command: TournamentCommand): Promise<void> => {
      const outcome = await tournaments.execute(tournamentStream(id), command, context());
      if (!outcome.accepted) throw new Error(`${command.type}: ${outcome.refusal.code}`);
      for (const event of outcome.events) await react(event, takers);
      for (const event of outcome.events) if (event.type === 'HandOpened') await playHand(event.data.handId);
    };
    const takers = {
      tournament: (of: TournamentId, command: TournamentCommand, as: CommandContext) =>
        tournaments.execute(tournamentStream(of), command, as),
      hand: (of: HandId, command: HandCommand, as: CommandContext) => hands.execute(handStream(of), command, as),
      playerAt: async (handId: HandId, at: number) =>
        (await hands.load(handStream(handId))).state.start?.seats.find(({ seat }) => seat === at)?.playerId ?? null,
      startOpened: async () => undefined,
      lastChipsWon: async (handId: HandId) => listLastChipsWon((await hands.load(handStream(handId))).state),
    };
    const playHand = async (handId: Parameters<typeof handStream>[0]): Promise<void> => {
      for (;;) {
        const { state } = await hands.load(handStream(handId));
        const command = nextCommand(state);
        if (command === null) return;
        const outcome = await hands.execute(handStream(handId), command, context());
        if (!outcome.accepted) throw new Error(`${command.type}: ${outcome.refusal.code}`);
        for (const event of outcome.events) await react(event, takers);
      }
    };
    for (const command of seatingOf(number, players)) await give(command);
    await give({ type: 'StartTournament', at: 0 });
    for (let hand = 0; hand < handsATable; hand++)
      for (const table of [1, 2, 3]) await give({ type: 'OpenHand', tournamentId: id, table, absent: [], at: 0 });
  };

  await Promise.all(Array.from({ length: count }, (_, number) => playOne(first + number)));
  return (await store.lastPosition()) ?? 0;
}

/** The seating of this many players at tables of eight, before the first hand. */
function seatingOf(number: number, registered: number): TournamentCommand[] {
  const seed = number.toString(16).padStart(64, '0');
  return [
    {
      type: 'CreateTournament',
      name: `Bench ${number}`,
      club: 'Bench',
      rulebook: { id: 'ropta', edition: '2020-04' },
      startingStack: 100_000,
      seatsPerTable: 8,
      anteFormat: 'none',
      antePriority: 'blindFirst',
      chipUnit: 25,
      structure: [{ kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 3600 }],
    },
    ...Array.from({ length: registered }, (_, at): TournamentCommand => ({
      type: 'RegisterPlayer',
      playerId: PlayerId.parse(`p${at + 1}`),
      adult: true,
      showsDocument: true,
    })),
    { type: 'CommitDraw', hash: hashSeed(seed) },
    { type: 'DrawSeats', seed },
  ];
}

/** A tournament with this many players and a running clock, before its first hand. @returns its id */
export async function seatTournament(store: EventStore, number: number, registered: number): Promise<TournamentId> {
  const id = TournamentId.parse(`seated-${number}`);
  await giveAll(store, id, [...seatingOf(number, registered), { type: 'StartTournament', at: Date.now() }]);
  return id;
}

/** An announced tournament with this many entries and no seats yet. */
export async function announceTournament(store: EventStore, id: TournamentId, registered: number): Promise<void> {
  await giveAll(store, id, seatingOf(1, registered).slice(0, -2));
}

async function giveAll(store: EventStore, id: TournamentId, commands: readonly TournamentCommand[]): Promise<void> {
  const tournaments = new CommandHandler(tournamentDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  for (const [at, command] of commands.entries()) {
    const context = { commandId: `seat-${at}`, actor: { id: 'bench', role: 'director' }, correlationId: 'bench' } as const;
    const outcome = await tournaments.execute(tournamentStream(id), command, context);
    if (!outcome.accepted) throw new Error(`${command.type}: ${outcome.refusal.code}`);
  }
}

/** Everybody calls to the river, and the first to show takes it. */
function nextCommand(state: typeof handDecider.initialState): HandCommand | null {
  const legal = findLegalActions(state);
  if (legal !== null) return { type: 'Act', seat: legal.seat, action: { type: legal.canCheck ? 'check' : 'call' } };
  if (state.phase === 'awaitingBoard')
    return { type: 'DealBoard', street: (['flop', 'turn', 'river'] as const)[state.board.length]!, cards: null };
  if (state.phase === 'showdown')
    return { type: 'DeclareWinners', winners: state.pots.map((pot, index) => ({ pot: index, seats: [pot.seats[0]!] })) };
  return null;
}
