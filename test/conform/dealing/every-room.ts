/**
 * What all rooms share of the dealing cases: hands that die, sanctions, refunds, rulings, pots, the showdown, seats; and commands that
 * only name what the hand does by itself. The names of cases and ours differ here and in the rooms' files, and nowhere else.
 */
import type { Sanction } from '../../../events/judging.js';
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import type { HandCommand } from '../../../commands/hand.js';
import { rankTabledHands } from '../../../src/hand/pots/showdown.js';
import { type HandState, indexOf } from '../../../src/hand/state.js';
import type { When } from './shape.js';
import type { DealingPlay, EventReader, PlayedEvent, Room, StateReader } from './play.js';

/** Names of cases for what is stated by an older event of ours with another name. */
const penaltyOf: Readonly<Record<Sanction, string>> = {
  may: 'may',
  must: 'must',
  ifRepeated: 'may',
  warning: 'warning',
  mustUnlessEliminated: 'must',
};

/** Codes of ours that are older than the cases' and say the same. */
const codeOf: Readonly<Record<string, string>> = {
  BETTING_NOT_OVER: 'BETTING_STILL_POSSIBLE',
  CORRECTION_WINDOW_CLOSED: 'BET_ERROR_TOO_LATE',
};

/** The code of the last command's refusal as cases name it; a question put to the director is `TD_RULING_REQUIRED`. */
export function refusedCode(play: DealingPlay): string | null {
  if (play.refusal !== null) return codeOf[play.refusal.code] ?? play.refusal.code;
  // A report of a street that stands puts nothing right; ours keeps who was jumped over.
  if (play.lastEvents.some(({ type }) => type === 'BoardErrorStands')) return 'ERROR_COVERED_BY_ACTION';
  return play.lastEvents.some(({ type }) => type === 'RulingRequested') ? 'TD_RULING_REQUIRED' : null;
}

export interface StatedRuling {
  readonly id: string;
  readonly options: readonly unknown[];
  readonly default: unknown;
}

/** Options of rulings on acts, as cases on dealing name them. */
const optionNames: Readonly<Record<string, string>> = { handDead: 'dead', nonAggressiveOnly: 'foldOrCall', free: 'actNormally' };
const questionNames: Readonly<Record<string, string>> = { skippedTurn: 'skippedPlayer' };

/** The ruling that is due, or whose default was applied: in the refusal, a question of ours, or what was ruled by default. */
export function rulingOf(play: DealingPlay): StatedRuling | null {
  const { refusal } = play;
  if (refusal?.code === 'TD_RULING_REQUIRED') {
    const { question, options, default: proposed, amount } = refusal.parameters ?? {};
    return statedRuling(String(question), Array.isArray(options) ? options : [options], proposed, Number(amount ?? 0));
  }
  const ruled = play.events.findLast((event) => event.type === 'DefaultRuled');
  if (ruled?.type === 'DefaultRuled') {
    const { question, options, default: proposed, amount } = ruled.data;
    return statedRuling(question, options, proposed, amount ?? 0);
  }
  const held = play.events.findLast((event) => event.type === 'DiscardHeldAside');
  if (held?.type === 'DiscardHeldAside') return { id: 'thoughtHeWon', options: held.data.options, default: held.data.default };
  const requested = play.events.findLast((event) => event.type === 'RulingRequested');
  if (requested?.type !== 'RulingRequested') return null;
  const { kind, options, default: proposed } = requested.data;
  const named = (option: string): string => optionNames[option] ?? option;
  return { id: questionNames[kind] ?? kind, options: options.map(({ option }) => named(option)), default: named(proposed) };
}

/** Cases tell the options of a refund by its amounts. */
function statedRuling(question: string, options: readonly unknown[], proposed: unknown, amount: number): StatedRuling {
  const refund: IncidentQuestion = 'refundAfterMistake';
  const stated = (option: unknown): unknown => (question !== refund ? option : { refund: option === 'refund' ? amount : 0 });
  return { id: question, options: options.map(stated), default: stated(proposed) };
}

/** What a seat's hand is. */
export function seatState(play: DealingPlay, seat: number, stated: unknown): string {
  for (const room of play.rooms) {
    const said = room.seat?.(play, seat, stated) ?? null;
    if (said !== null) return said;
  }
  const { state } = play.hand;
  const i = indexOf(state, seat);
  if (i < 0) return 'not in the hand';
  if (((state.live >> i) & 1) === 0) return 'dead';
  return state.stacks[i] === 0 && state.phase !== 'completed' ? 'allIn' : 'live';
}

/** The reason given for what a case has an official do. */
export const REASON = 'as the case tells';

/** The command of ours with the same name and the same data. */
export function sameCommand({ command, ...data }: When, changes: Readonly<Record<string, unknown>> = {}): HandCommand {
  return { type: command, ...data, ...changes } as unknown as HandCommand;
}

/** An event that cases tell under the same fields as ours. */
export function sameFields(type: PlayedEvent['type']): EventReader {
  return (event) => (event.type === type ? event.data : null);
}

/** The name of a pot in cases. */
export function potName(pot: number): string {
  return pot === 0 ? 'main' : `side${pot}`;
}

const isLiveNow = ({ hand }: DealingPlay, seat: number): boolean => hand.isLive(seat);

const infraction: EventReader = (event) => {
  if (event.type !== 'InfractionNoted') return null;
  const { seat, sanction, startsAt, offence } = event.data;
  const condition = sanction === 'mustUnlessEliminated' ? 'notEliminated' : null;
  return { seat, kind: penaltyOf[sanction], startsAt, condition, reason: offence === 'abuseOfControl' ? 'abuse' : offence };
};

const pushed: EventReader = (event, play) => {
  if (event.type !== 'PotAwarded') return null;
  const { pot, amount, shares } = event.data;
  const { state } = play.hand;
  const winners = shares.map(({ seat }) => seat);
  return {
    pot: potName(pot),
    amount,
    shares,
    to: winners,
    tabled: winners.every((seat) => ((state.tabled >> indexOf(state, seat)) & 1) === 1),
    candidates: state.pots[pot]?.seats.filter((seat) => isLiveNow(play, seat)) ?? [],
  };
};

const events: Readonly<Record<string, EventReader>> = {
  HandKilled: sameFields('HandKilled'),
  HandsDeclaredDead: sameFields('HandsDeclaredDead'),
  BetRefunded: sameFields('BetRefunded'),
  BetsReturned: sameFields('BetsReturned'),
  OfficialCalled: sameFields('OfficialCalled'),
  SanctionDue: infraction,
  WarningIssued: (event) => (event.type === 'InfractionNoted' && event.data.sanction === 'warning' ? { seat: event.data.seat } : null),
  HandFolded: sameFields('Folded'),
  HandMucked: sameFields('HandMucked'),
  HandRestored: sameFields('HandRestored'),
  HandTabled: sameFields('HandTabled'),
  UncalledReturned: sameFields('UncalledBetReturned'),
  PotsBuilt: (event, play) =>
    event.type === 'ChipsGathered'
      ? {
          pots: event.data.pots.map(({ amount, seats }, pot) => ({
            pot: potName(pot),
            amount,
            candidates: seats.filter((seat) => isLiveNow(play, seat)),
          })),
        }
      : null,
  PotAwarded: pushed,
  PotSplit: pushed,
  ShowdownOpened: (event) => (event.type === 'ShowdownOpened' ? { ...event.data, first: event.data.order[0] } : null),
  StreetDealt: sameFields('BoardDealt'),
  RulingGiven: (event) => (event.type === 'IncidentRuled' ? { ruling: event.data.question, option: event.data.option, final: true } : null),
};

const states: Readonly<Record<string, StateReader>> = {
  /** Chips that went back to a player whose hand died. */
  refund: (play) => play.events.reduce((sum, event) => sum + (event.type === 'BetRefunded' ? event.data.amount : 0), 0),
  killedSeat: (play) => play.events.flatMap((event) => (event.type === 'HandKilled' ? [event.data.seat] : []))[0] ?? null,
  winner: ({ hand }) => {
    const [paid] = hand.events.flatMap((event) => (event.type === 'PotAwarded' ? event.data.shares.map(({ seat }) => seat) : []));
    return paid ?? (hand.liveSeats.length === 1 ? hand.liveSeats[0] : bestTabled(hand.state));
  },
  others: (play) => {
    const killed = new Set(play.events.flatMap((event) => (event.type === 'HandKilled' ? [event.data.seat] : [])));
    const before =
      play.before.start?.seats.map(({ seat }) => seat).filter((seat) => ((play.before.live >> indexOf(play.before, seat)) & 1) === 1) ?? [];
    return before.filter((seat) => !killed.has(seat)).every((seat) => isLiveNow(play, seat)) ? 'playOn' : 'out';
  },
  /** Chips by seat, as far as the case tells them. */
  seats: (play, stated) =>
    (stated as readonly { readonly seat: number }[]).map((each) => {
      const { state } = play.hand;
      const i = indexOf(state, each.seat);
      const street = state.bets[i] ?? 0;
      const all = {
        seat: each.seat,
        status: seatState(play, each.seat, stated),
        stack: state.stacks[i],
        street,
        total: street + (state.gathered[i] ?? 0),
      };
      return Object.fromEntries(Object.keys(each).map((key) => [key, (all as Record<string, unknown>)[key]]));
    }),
  /** All chips in the middle and in front of the seats. */
  pot: ({ hand }) => hand.state.deadAnte + hand.state.bets.reduce((sum, bet, i) => sum + bet + hand.state.gathered[i]!, 0),
};

/** The live hand that is best of those that lie open; null where none does. */
export function bestTabled(state: HandState): number | null {
  const strengths = rankTabledHands(state) ?? [];
  const best = Math.max(0, ...strengths);
  return best === 0 ? null : state.start!.seats[strengths.indexOf(best)]!.seat;
}

export const common: Room = {
  commands: {
    BuildPots: byItself,
    OpenShowdown: byItself,
    RuleByTD: (when) => [
      {
        type: 'RuleOnIncident',
        question: when['ruling'] as IncidentQuestion,
        option: when['option'] as IncidentOption,
        seat: when.seat ?? null,
        reason: REASON,
      },
    ],
  },
  events,
  states,
};

/** A command that only makes a test explicit: the hand has done it already. */
export function byItself(_when: unknown, play: DealingPlay): readonly [] {
  play.includeLastStep();
  return [];
}
