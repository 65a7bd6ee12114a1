/**
 * The cases on presence: whether a player came in time for the deal, and what an absent player can win.
 */
import { z } from 'zod';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { makeHandStart } from '../../../src/tournament/hands/opened-hand.js';
import { DealingHand } from '../dealing/hand.js';
import { instant } from '../dealing/play.js';
import { Night, NIGHT, NIGHT_BEGINS, STACK } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

/** The player that the case is about. */
const SEAT = 4;
const SEATS = [1, 2, 3, SEAT, 5];

const time = z.string().regex(/^\d\d:\d\d:\d\d$/);

const Arrival = z.strictObject({ firstCardAt: time, lastCardAt: time, seatedAt: time });
const Blinded = z.strictObject({ absentAtFirstCard: z.boolean(), allInByBlind: z.boolean() });

function nightOf(book: Rulebook): Night {
  return new Night(
    book,
    { seatsPerTable: 6 },
    SEATS.map((seat) => ({ table: 1, seat })),
  );
}

/** The next hand of the table, as it begins. */
function handOf(night: Night): DealingHand {
  const decision = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: 1, absent: [], at: NIGHT_BEGINS });
  if (decision.refusal !== undefined) throw new Error(`the hand is refused: ${decision.refusal.code}`);
  const hand = new DealingHand();
  hand.give({ type: 'StartHand', hand: makeHandStart(night.table(1).openHand!, NIGHT) });
  return hand;
}

function sitsDown(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Arrival, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { firstCardAt, lastCardAt, seatedAt } = given.value;
  const hand = handOf(nightOf(book));
  hand.give({ type: 'BeginDeal', at: instant(firstCardAt) });
  hand.give({ type: 'CompleteDeal', at: instant(lastCardAt) });
  hand.give({ type: 'CheckPresence', seat: SEAT, seatedAt: instant(seatedAt) });
  return hand.refused === null ? { fields: { handLive: hand.isLive(SEAT) } } : refusedWith(hand.refused.code);
}

/** The big blind takes the player's last chips, in the table's second hand. */
function isAllIn(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Blinded, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { absentAtFirstCard, allInByBlind } = given.value;
  const night = nightOf(book);
  const { seats } = night.table(1);
  night.happened({
    type: 'HandPlayed',
    data: {
      table: 1,
      handNumber: 1,
      level: 1,
      button: 1,
      smallBlindSeat: 2,
      smallBlindPosition: 2,
      bigBlindSeat: 3,
      dealer: 1,
      waiting: [],
      articles: [],
    },
  });
  const stacks = seats.map(({ playerId, seat }) => {
    if (!allInByBlind || (seat !== SEAT && seat !== 1)) return { playerId, stack: STACK };
    return { playerId, stack: seat === SEAT ? 100 : 2 * STACK - 100 };
  });
  night.happened({ type: 'ChipsCounted', data: { table: 1, stacks } });
  const { playerId } = seats.find(({ seat }) => seat === SEAT)!;
  if (absentAtFirstCard) night.give({ type: 'MarkAway', playerId, official: false });
  const hand = handOf(night);
  const posted = hand.events.some((event) => event.type === 'BlindPosted' && event.data.seat === SEAT);
  const isIn = hand.state.stacks[hand.state.indexOfSeat[SEAT] ?? -1] === 0;
  if (!posted || isIn !== allInByBlind) return stopped('given.allInByBlind', allInByBlind, isIn);
  return { fields: { eligible: hand.isLive(SEAT) } };
}

const presence: TopicPlayer = (stated, book) => {
  switch (stated.when.command) {
    case 'CheckPresence':
      return sitsDown(stated, book);
    case 'AwardPot':
      return isAllIn(stated, book);
    default:
      return unknownCommand(stated);
  }
};

export const presenceTopics = { presence };
