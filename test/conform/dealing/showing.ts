/**
 * What the dealing cases say of the showdown and the pots, in the hand's own terms.
 */
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import type { HandCommand } from '../../../commands/hand.js';
import { indexOf } from '../../../src/hand/state.js';
import type { When } from './shape.js';
import { REASON, sameCommand, sameFields } from './every-room.js';
import type { CommandReader, DealingPlay, EventReader, StateReader } from './play.js';

export const commands: Readonly<Record<string, CommandReader>> = {
  TableHand: (when) => [sameCommand(when)],
  MuckAtShowdown: ({ seat: by }) => [{ type: 'MuckHand', seat: by! }],
  TableOneCard: (when) => [sameCommand(when)],
  RefuseToTable: (when) => [sameCommand(when)],
  ImposeShowdownOrder: (when) => [sameCommand(when)],
  /** The hand is turned up at once, unless the case goes on to say that it was thrown away or kept down. */
  RequestToSee: (when, play) => {
    const thrown = play.stated.when.some(
      ({ command, seat: by }) => (command === 'ReportDiscard' || command === 'RefuseToTable') && by === when.targetSeat,
    );
    // How a thrown hand lies is stated of the request, of its seat or of the whole case.
    const places: readonly Readonly<Record<string, unknown>>[] = [when, play.givenSeat(when.targetSeat!) ?? {}, play.given];
    const lie = Object.fromEntries(
      ['identifiable', 'touchedMuck', 'muckedByDealer'].flatMap((fact) => {
        const place = places.find((each) => fact in each);
        return place === undefined ? [] : [[fact, place[fact]]];
      }),
    );
    return [sameCommand(when, { ...lie, ...(thrown ? {} : { cards: play.handOf(when.targetSeat!) }) })];
  },
  RequestHandControl: requestControl,
  ReportFalseAnnouncement: (when, { given }) => [
    sameCommand(when, { deliberate: given['deliberate'] === true, earlier: Number(given['previousFalse'] ?? 0) }),
  ],
  RuleByTD: (when) => [
    {
      type: 'RuleOnIncident',
      question: when['ruling'] as IncidentQuestion,
      seat: when.seat ?? null,
      option: when['option'] as IncidentOption,
      amount: typeof when['amount'] === 'number' ? when['amount'] : null,
      reason: when.reason ?? 'as the case tells',
    },
  ],
  /** Hands are called on by themselves where the book says so. */
  CheckAllInFaceUp: (_when, play) => {
    play.includeLastStep();
    const { otherTablesFinished } = play.given;
    return [{ type: 'TurnUpAllInHands', ...(typeof otherTablesFinished === 'boolean' ? { otherTablesFinished } : {}) }];
  },
  /** A player who wants a pot turns their hand up first, unless the case says that they claim it unseen. */
  AwardPots: (when, play) => {
    play.includeLastStep();
    return [...(when['withoutTabling'] === undefined ? tabling(play) : []), sameCommand(when)];
  },
};

export const events: Readonly<Record<string, EventReader>> = {
  AllInHandsDue: sameFields('AllInHandsDue'),
  SecondCardRequired: sameFields('SecondCardRequired'),
  HandShownOnRequest: sameFields('HandShownOnRequest'),
  HandControlled: (event) =>
    event.type === 'HandControlled' ? { seat: event.data.seat, by: event.data.by ?? 'td', shownTo: 'official' } : null,
  ShowdownOrderImposed: sameFields('ShowdownOrderImposed'),
  ShowdownOpened: (event, play) => {
    if (event.type !== 'ShowdownOpened') return null;
    const { order } = event.data;
    return { order, first: order[0], imposed: play.events.some(({ type }) => type === 'ShowdownOrderImposed') };
  },
};

export const states: Readonly<Record<string, StateReader>> = {
  /** Whether the hand that the case is about lies open with both cards, and so has a claim. */
  claimsPot: (play) => isTabled(play, play.stated.when[0]!.seat!),
  /** Who is paid once all hands lie open. */
  potWinner: (play) => {
    for (const command of tabling(play)) play.bring(command, 'then.state.potWinner');
    return (
      play.hand.events.flatMap((event) => (event.type === 'PotAwarded' ? event.data.shares.map((share) => share.seat) : []))[0] ?? null
    );
  },
  /** Hands that are all in, where they wait for other tables. */
  cards: ({ hand }) => (hand.state.tabled === 0 ? 'faceDown' : 'faceUp'),
};

/** The tables play hand for hand, which matters where hands wait for it; the smallest chip lies in the pot before it is pushed. */
export function prepare(play: DealingPlay): void {
  const { given } = play;
  if (given['handForHand'] === true) {
    play.hand.give({ type: 'HoldAllInHands' });
    // The decider says whether the book has them wait.
    const { refused } = play.hand;
    if (refused !== null && refused.code !== 'NOT_HELD_BACK') play.stop('given.handForHand', 'HoldAllInHands accepted', refused.code);
  }
  for (const stated of given.seats ?? []) {
    const { seat: by, announced } = stated;
    // What a case has a player announce is more than they hold.
    if (announced !== undefined) play.bring({ type: 'ReportFalseAnnouncement', seat: by, deliberate: false, earlier: 0 });
    const tabled = isTabled(play, by) || play.stated.when.some(({ command, seat: of }) => command === 'TableOneCard' && of === by);
    if (!tabled && stated.cards !== undefined) play.bring({ type: 'RecordHoleCards', seat: by, cards: play.handOf(by) });
  }
  if (given.smallestChipInPot !== undefined) play.bring({ type: 'ReportSmallestChip', chip: given.smallestChipInPot });
}

/** A hand that somebody asked to see, and that lies open. */
export function seat(play: DealingPlay, number: number, stated: unknown): string | null {
  const asked = play.events.some((event) => event.type === 'HandShownOnRequest' && event.data.seat === number);
  return stated === 'shown' && asked && isTabled(play, number) ? 'shown' : null;
}

function isTabled({ hand }: DealingPlay, number: number): boolean {
  return ((hand.state.tabled >> indexOf(hand.state, number)) & 1) === 1;
}

/** A case that goes on after a request was one in which it was granted: by the director, where the book leaves it open. */
function* requestControl(when: When, play: DealingPlay): Generator<HandCommand> {
  const asked = typeof when.by === 'number' ? when.by : null;
  const before = play.given['controlsBySeat'] as Readonly<Record<string, number>> | undefined;
  yield sameCommand(when, { by: asked, earlierRequests: before?.[String(asked)] ?? 0 });
  if (play.refusal?.code !== 'TD_RULING_REQUIRED' || play.stated.when.at(-1) === when) return;
  play.refusal = null;
  for (const target of when.targetSeats ?? []) {
    yield { type: 'RuleOnIncident', question: 'handControl', seat: target, option: 'check', reason: REASON };
  }
}

/** All live hands that do not lie open yet are turned up. */
function tabling(play: DealingPlay): HandCommand[] {
  const { state, liveSeats } = play.hand;
  if (state.phase !== 'showdown') return [];
  return liveSeats.filter((each) => !isTabled(play, each)).map((each) => ({ type: 'TableHand', seat: each, cards: play.handOf(each) }));
}
