/**
 * What the dealing cases say of the moment between two hands, in the terms of the tournament: when the next hand begins and on which
 * level, and the deck that it is dealt from.
 */
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { Period } from '../../../events/tournament.js';
import { findHandDealer } from '../../../src/hand/start/dealer.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { tournamentDecider } from '../../../src/tournament/decider.js';
import { makeHandStart } from '../../../src/tournament/hands/opened-hand.js';
import type { TableGestures } from '../../../commands/tournament/hands.js';
import { hashSeed } from '../../../src/tournament/lots/seat-draw.js';
import type { TournamentState } from '../../../src/tournament/state.js';
import type { Given } from './shape.js';
import { type CommandReader, type DealingPlay, type Elsewhere, type EventReader, instant, timeOf } from './play.js';
import { referenceTo } from '../../../src/rulebooks/adopted-book.js';

const TOURNAMENT = 'conform' as TournamentId;
const PLAYERS = ['p1', 'p2', 'p3', 'p4'] as readonly string[] as readonly PlayerId[];
const SEED = '1'.repeat(64);
const SECONDS = 1200;
/** Where a play keeps its tournament. */
const STATE = 'tournament';

/** Whether the case is one of the tournament: no hand is dealt yet. */
export function isBetweenHands({ given, stated }: DealingPlay): boolean {
  const [first] = stated.when;
  return given.phase === 'betweenHands' && (first?.command === 'ChangeDeck' || given.gestures !== undefined);
}

/** An evening on the level of the case, with the next one due when the case says. */
export function beginEvening(play: DealingPlay): void {
  const { given, book } = play;
  const structure = levelsOf(given);
  const atLevel = (given.level?.n ?? 1) - 1;
  const endsAt = instant(typeof given['levelEndsAt'] === 'string' ? given['levelEndsAt'] : '23:00:00');
  const startedAt = endsAt - SECONDS * 1000;
  const commands: TournamentCommand[] = [
    {
      type: 'CreateTournament',
      name: 'Conformance',
      club: 'Conformance',
      rulebook: referenceTo(book),
      startingStack: book.floor.stack.initial.value || 10_000,
      seatsPerTable: PLAYERS.length,
      anteFormat: 'none',
      antePriority: 'blindFirst',
      chipUnit: 1,
      structure,
    },
    ...PLAYERS.map((playerId) => ({ type: 'RegisterPlayer', playerId, adult: true, showsDocument: true }) as const),
    { type: 'CommitDraw', hash: hashSeed(SEED) },
    { type: 'DrawSeats', seed: SEED },
    { type: 'StartTournament', at: startedAt - SECONDS * 1000 },
    ...(atLevel === 0 ? [] : [{ type: 'StartPeriod', period: atLevel, at: startedAt } as const]),
  ];
  for (const command of commands) {
    const { refusal } = give(play, command);
    if (refusal !== undefined) play.stop('given', `${command.type} accepted`, refusal.code);
  }
}

/** The next hand is opened once its first card is dealt, by what the table did before. */
export const startHand: CommandReader = (_when, play) => {
  if (!isBetweenHands(play)) {
    play.includeLastStep();
    return [];
  }
  const { gestures = {} } = play.given;
  const at = (time: unknown): number | undefined => (typeof time === 'string' ? instant(time) : undefined);
  const did = {
    previousPotAwardedAt: at(play.given['previousPotAwardedAt']),
    deckInHandAt: at(gestures['cards52InHandAt']),
    shuffleBeganAt: at(gestures['shuffleBeganAt']),
    readyDeckAt: at(gestures['readyDeckAt']),
    firstRiffleAt: at(gestures['firstRiffleAt']),
    firstCardAt: at(gestures['firstCardAt']),
    levelAnnouncedAt: at(play.given['levelAnnouncedAt']),
  };
  const known = Object.fromEntries(Object.entries(did).filter(([, time]) => time !== undefined)) as TableGestures;
  // The table reports it when all of it has happened, the announcement of the level included.
  const stated = Math.max(...Object.values(known).map(Number));
  const answer = give(play, { type: 'OpenHand', tournamentId: TOURNAMENT, table: 1, absent: [], at: stated, gestures: known });
  const opened = answer.events?.find((event) => event.type === 'HandOpened');
  if (opened?.type === 'HandOpened') {
    play.hand.give({ type: 'StartHand', hand: makeHandStart(opened.data, TOURNAMENT) });
  }
  return answer;
};

export const changeDeck: CommandReader = ({ requestedBy }, play) => {
  const { cardMarked, cardDefective } = play.given;
  const worn = cardDefective === true ? 'damaged' : 'none';
  const seat = typeof requestedBy === 'number' ? requestedBy : null;
  return give(play, { type: 'ChangeDeck', table: 1, requestedBy: seat, defect: cardMarked === true ? 'marked' : worn });
};

/** The hand as the tournament opened it, or as it began. */
export const handStarted: EventReader = (event, { hand }) => {
  if (event.type === 'HandOpened') return { level: event.data.level, startedAt: timeOf(event.data.startedAt ?? 0) };
  return event.type === 'HandStarted' && hand.state.start !== null
    ? { level: event.data.level, dealer: findHandDealer(hand.state.start) }
    : null;
};

function give(play: DealingPlay, command: TournamentCommand): Elsewhere {
  const before = (play.notes.get(STATE) as TournamentState | undefined) ?? tournamentDecider.initialState;
  const { refusal, events = [] } = tournamentDecider.decide(command, before);
  const after = events.reduce((state, event) => tournamentDecider.evolve(state, event), before);
  play.notes.set(STATE, after);
  return refusal === undefined ? { events } : { refusal };
}

/** Levels up to those of the case, whose blinds alone matter. */
function levelsOf({ level, nextLevel }: Given): Period[] {
  const stated = new Map([level, nextLevel].flatMap((each) => (each === undefined ? [] : [[each.n, each] as const])));
  const count = Math.max(1, ...stated.keys());
  return Array.from({ length: count }, (_, k) => {
    const { small = 25 * (k + 1), big = 2 * small } = stated.get(k + 1) ?? {};
    return { kind: 'level', smallBlind: small, bigBlind: big, ante: 0, seconds: SECONDS };
  });
}
