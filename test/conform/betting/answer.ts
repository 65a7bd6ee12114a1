/** The decider's answer to a betting case, from its events and the resulting hand, with the fields of cases. */
import type { ByType } from '../../../events/event-type.js';
import type { HandEvent } from '../../../events/hand.js';
import type { OfferedOption } from '../../../events/judging.js';
import { findActionsAtTurn, findLegalActions, findPrice } from '../../../src/hand/betting/legal-actions.js';
import { makePots, findUncalledBet } from '../../../src/hand/pots/pots.js';
import { type HandState, indexOf } from '../../../src/hand/state.js';
import { penaltyOf } from './names.js';
import type { Played } from './play.js';
import type { BettingCase } from './shape.js';

type OfType<T extends HandEvent['type']> = ByType<HandEvent>[T]['data'];
type Field = (answer: Answer) => unknown;

/** The hand after the ruling of a case, and after the director took the proposed option. */
class Answer {
  readonly seat: number;
  readonly state: HandState;
  readonly events: readonly HandEvent[];
  #afterDefault: HandState | null = null;

  constructor(
    readonly expected: BettingCase,
    readonly played: Played,
  ) {
    this.seat = expected.when.seat;
    this.state = played.hand.state;
    this.events = played.events;
  }

  /** The last event of a type, of the seat of the case where the event has one. */
  last<T extends HandEvent['type']>(type: T): OfType<T> | undefined {
    return this.all(type).findLast((data) => !('seat' in data) || data.seat === this.seat);
  }

  all<T extends HandEvent['type']>(type: T, events = this.events): readonly OfType<T>[] {
    return events.filter((event) => event.type === type).map((event) => event.data as OfType<T>);
  }

  get index(): number {
    return indexOf(this.state, this.seat);
  }

  isLive(seat: number): boolean {
    return ((this.state.live >> indexOf(this.state, seat)) & 1) === 1;
  }

  /** The hand once the director has ruled as the book proposes; as it is where no ruling is owed. */
  get afterDefault(): HandState {
    if (this.#afterDefault !== null) return this.#afterDefault;
    const ruling = this.state.actState?.ruling ?? null;
    if (ruling !== null) this.played.hand.give({ type: 'RuleOnAction', rulingId: ruling.rulingId, option: ruling.default });
    return (this.#afterDefault = this.played.hand.state);
  }
}

/** The answer to one field of a case's `then`; undefined for a field that cases do not have. */
export function answerOf(expected: BettingCase, played: Played): (field: string) => (() => unknown) | undefined {
  const answer = new Answer(expected, played);
  return (field) => {
    const read = fields[field];
    return read === undefined ? undefined : () => read(answer);
  };
}

const fields: Readonly<Record<string, Field>> = {
  ruling,
  to: totalOf,
  returned: (answer) => answer.last('OutOfTurnActReleased')?.returned ?? judged(answer)?.returned ?? 0,
  toAdd: (answer) => judged(answer)?.toAdd ?? 0,
  committed: (answer) => answer.last('RulingRequested')?.committed ?? judged(answer)?.committed ?? 0,
  minTo: (answer) => judged(answer)?.minTo ?? null,
  options: optionsOf,
  default: (answer) => answer.last('RulingRequested')?.default ?? judged(answer)?.default ?? null,
  binding: bindingOf,
  tdMayRelieve: (answer) => judged(answer)?.directorMayRelieve ?? false,
  tdMaySave: (answer) => answer.last('TurnForfeited')?.directorMaySave ?? false,
  optionsIfSaved: (answer) => answer.last('TurnForfeited')?.optionsIfSaved ?? null,
  handDead: (answer) => !answer.isLive(answer.seat),
  penalty: penaltyIn,
  callTo: ({ state }) => (state.turn < 0 ? null : findPrice(state, state.turn)),
  minRaiseTo: ({ state }) => state.currentBet + state.increment,
  mayRaise: (answer) =>
    Object.fromEntries(Object.keys(answer.expected.then['mayRaise'] as object).map((seat) => [seat, mayRaise(answer, Number(seat))])),
  nextSeat: ({ state }) => (state.turn < 0 ? null : state.start!.seats[state.turn]!.seat),
  pots: potsIn,
  posted: postedIn,
  corrections: (answer) => answer.all('BetCorrected').map(({ seat, to }) => ({ seat, to })),
  mayChange: (answer) => reopenedSeats(answer).filter((seat) => seat !== answer.seat),
  foldsStand: foldsThatStand,
  time: (answer) => {
    const started = answer.last('TimeStarted');
    return started === undefined ? null : { seconds: started.seconds, countdown: started.countdownSeconds };
  },
  accepted: ({ played }) => played.refusal === null,
  refusal: ({ played }) => played.refusal,
  callerPays: (answer) => paidAfter(answer),
  eliminated: (answer) => answer.afterDefault.stacks[answer.index] === 0,
};

/** The seats that speak again because a bet was corrected, the one that made it among them where it chooses. */
function reopenedSeats(answer: Answer): number[] {
  return answer.all('DecisionReopened').flatMap(({ seats }) => seats.map(({ seat }) => seat));
}

function judged(answer: Answer): OfType<'GestureJudged'> | undefined {
  return answer.last('GestureJudged');
}

function ruling(answer: Answer): unknown {
  if (answer.last('RulingRequested') !== undefined) return 'directorDecides';
  if (answer.last('OutOfTurnActReleased') !== undefined || answer.last('ActionBackedUp') !== undefined) return 'void';
  if (answer.last('TurnForfeited') !== undefined) return 'fold';
  if (reopenedSeats(answer).includes(answer.seat)) return 'void';
  if (answer.expected.when.event === 'errorNoticed') return standing(answer)?.ruling ?? null;
  const stated = judged(answer)?.ruling ?? answer.last('OutOfTurnActRecorded')?.ruling;
  if (stated !== undefined) return stated;
  if (answer.last('Folded') !== undefined) return 'fold';
  return answer.last('Checked') === undefined ? null : 'check';
}

const wagers = { Called: 'call', BetPlaced: 'bet', Raised: 'raise' } as const;

/** The bet, raise or call of the seat, including corrections of its amount. */
function standing({ played: { hand }, seat }: Answer): { ruling: string; to: number } | null {
  let stands: { ruling: string; to: number } | null = null;
  for (const event of hand.events) {
    if (!('seat' in event.data) || event.data.seat !== seat) continue;
    if (event.type in wagers) stands = { ruling: wagers[event.type as keyof typeof wagers], to: (event.data as OfType<'Called'>).to };
    if (event.type === 'BetCorrected' && stands !== null) stands = { ...stands, to: event.data.to };
  }
  return stands;
}

function totalOf(answer: Answer): unknown {
  if (answer.expected.when.event === 'errorNoticed') return standing(answer)?.to ?? null;
  return judged(answer)?.to ?? answer.last('OutOfTurnActRecorded')?.to ?? null;
}

function optionsOf(answer: Answer): unknown {
  const requested = answer.last('RulingRequested');
  if (requested !== undefined) return requested.options.map(({ option }) => option);
  const again = answer.last('OutOfTurnActReleased') ?? answer.last('ActionBackedUp');
  if (again !== undefined) return again.options;
  if (reopenedSeats(answer).includes(answer.seat)) return ['call', 'fold'];
  return judged(answer)?.options.map(({ option }: OfferedOption) => option) ?? null;
}

function bindingOf(answer: Answer): unknown {
  if (answer.last('OutOfTurnActReleased') !== undefined) return false;
  if (answer.last('OutOfTurnActBound') !== undefined || answer.last('OutOfTurnActRecorded')?.dies === true) return true;
  return judged(answer)?.binding ?? null;
}

function penaltyIn(answer: Answer): string {
  const sanctions = answer.all('InfractionNoted').filter(({ seat }) => seat === answer.seat);
  const stated = sanctions.map(({ sanction }) => penaltyOf[sanction]);
  return stated.includes('must') ? 'must' : (stated[0] ?? 'none');
}

/** Whether a seat may raise when the action reaches it. */
function mayRaise(answer: Answer, seat: number): boolean {
  const { state } = answer;
  const i = indexOf(state, seat);
  if (i < 0 || !answer.isLive(seat) || state.stacks[i] === 0) return false;
  const { ruling: open } = state.actState ?? { ruling: null };
  if (open?.seat === seat)
    return open.options.some(({ option }) => ['raise', 'bet', 'free', 'anyLegalBet', 'anyLegalRaise'].includes(option));
  const legal = state.turn === i ? findLegalActions(state) : findActionsAtTurn(state, i);
  return legal !== null && legal.raiseBar === null;
}

interface CasePot {
  amount: number;
  seats: number[];
}

/** Pots as cases list them: what goes back to a seat is a pot of that seat alone. */
function potsIn({ played: { hand }, state }: Answer): CasePot[] {
  const gathered = hand.events.findLast((event) => event.type === 'ChipsGathered');
  const returned = hand.events.flatMap((event) => (event.type === 'UncalledBetReturned' ? [event.data] : []));
  const uncalled = gathered === undefined ? findUncalledBet(state) : null;
  const isLive = (seat: number): boolean => ((state.live >> indexOf(state, seat)) & 1) === 1;
  const pots = [
    ...(gathered?.data.pots ?? makePots(state)).map(({ amount, seats }) => ({ amount, seats: seats.filter(isLive) })),
    ...returned.map(({ seat, amount }) => ({ seats: [seat], amount })),
    ...(uncalled === null ? [] : [{ seats: [state.start!.seats[uncalled.index]!.seat], amount: uncalled.amount }]),
  ];
  const merged: CasePot[] = [];
  for (const { amount, seats } of pots) {
    const sorted = [...seats].sort((one, other) => one - other);
    const same = merged.find((pot) => pot.seats.join() === sorted.join());
    if (same === undefined) merged.push({ amount, seats: sorted });
    else same.amount += amount;
  }
  return merged;
}

function postedIn({ played: { hand } }: Answer): { seat: number; blind: number; ante: number }[] {
  const paid = new Map<number, { seat: number; blind: number; ante: number }>();
  const of = (seat: number) => paid.get(seat) ?? paid.set(seat, { seat, blind: 0, ante: 0 }).get(seat)!;
  for (const event of hand.events) {
    if (event.type === 'AntePosted') of(event.data.seat).ante += event.data.amount;
    if (event.type === 'BlindPosted') of(event.data.seat).blind += event.data.amount;
  }
  return [...paid.values()].sort((one, other) => one.seat - other.seat);
}

function foldsThatStand(answer: Answer): number[] {
  const error = answer.played.hand.events.findIndex((event) => event.type === 'WrongAmountRecorded');
  if (error < 0) return [];
  const folds = answer.all('Folded', answer.played.hand.events.slice(error)).map(({ seat }) => seat);
  return folds.filter((seat) => !answer.isLive(seat));
}

/** Additional payments of callers after the director's ruling as proposed. */
function paidAfter(answer: Answer): number {
  const { before } = answer.played;
  const after = answer.afterDefault;
  return before.stacks.reduce((sum, stack, i) => sum + (i === answer.index ? 0 : Math.max(0, stack - after.stacks[i]!)), 0);
}
