/**
 * A hand as those decide on it who do not see hole cards that were not tabled. A seal takes the place of each such card: it is no card, and equal to
 * none. So no answer can depend on what the card is, whatever the command and whatever it names. The decision puts the cards back where it repeats
 * secret fields of events.
 */
import { secretFieldsOf } from '../../events/catalogue.js';
import type { HandEvent } from '../../events/hand.js';
import type { HoleCards } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import { areSealed, isSeal, makeSeal } from './cards/seal.js';
import type { HandRecord, StandingEvent } from './state/record.js';
import type { HandDecision } from './handlers.js';
import type { HandRefusal } from './refusals.js';
import type { HandState } from './state.js';

/** Decides as `decide` does, on the hand as whoever asks sees it. */
export function decideSealed(
  command: HandCommand,
  state: HandState,
  decide: (command: HandCommand, state: HandState) => HandDecision,
): HandDecision {
  const seals = new Seals();
  const decision = decide(command, seals.putOn(state));
  if (seals.isUnused) return decision;
  if (decision.refusal !== undefined) return { refusal: withoutSeals(decision.refusal) };
  return { events: decision.events.map((event) => seals.takeOff(event)) };
}

class Seals {
  readonly #sealOf = new Map<string, string>();
  readonly #cardUnder = new Map<string, string>();

  get isUnused(): boolean {
    return this.#sealOf.size === 0;
  }

  putOn(state: HandState): HandState {
    const record = this.#sealRecord(state.record);
    if (record === state.record) return state;
    const holeCards = state.holeCards.map((cards, i) =>
      cards === null || isOpen(state, i) ? cards : this.#sealPair(state.start!.seats[i]!.seat, cards),
    );
    return { ...state, holeCards, record };
  }

  /** Only secret fields hold what was under a seal: any other field with a seal in it is against the schema of its event. */
  takeOff(event: HandEvent): HandEvent {
    const fields = secretFieldsOf(event.type) ?? [];
    const data = event.data as Readonly<Record<string, unknown>>;
    const opened = fields.flatMap((field) => {
      const cards = data[field] as HoleCards | null;
      return cards === null || !areSealed(cards) ? [] : [[field, cards.map((card) => this.#cardUnder.get(card) ?? card)]];
    });
    if (opened.length === 0) return event;
    const whole: object = { ...event, data: { ...data, ...Object.fromEntries(opened) } };
    return whole as HandEvent;
  }

  /** The very record where none of its events is secret. */
  #sealRecord(record: HandRecord): HandRecord {
    let secret = record.last;
    while (secret !== null && !isSecret(secret.event)) secret = secret.before;
    // Most hands have no hidden cards on record: then nothing is copied.
    if (secret === null) return record;
    const standing: StandingEvent[] = [];
    for (let each = record.last; each !== null; each = each.before) standing.push(each);
    const last = standing.reduceRight<StandingEvent | null>(
      (before, { revision, event }) => ({ revision, event: this.#sealEvent(event), before }),
      null,
    );
    return { ...record, last };
  }

  #sealEvent(event: HandEvent): HandEvent {
    if (!isSecret(event)) return event;
    const { seat, cards } = event.data;
    return { ...event, data: { ...event.data, cards: cards === null ? null : this.#sealPair(seat, cards) } } as HandEvent;
  }

  #sealPair(seat: number, [one, other]: HoleCards): HoleCards {
    return [this.#seal(seat, one), this.#seal(seat, other)];
  }

  /** The same card of the same seat has one seal; the same card at two seats has two. */
  #seal(seat: number, card: string): string {
    const key = `${seat} ${card}`;
    let seal = this.#sealOf.get(key);
    if (seal === undefined) {
      seal = makeSeal(this.#sealOf.size);
      this.#sealOf.set(key, seal);
      this.#cardUnder.set(seal, card);
    }
    return seal;
  }
}

type Secret = Extract<HandEvent, { readonly type: 'HoleCardsRecorded' | 'HandControlled' }>;

const isSecret = (event: HandEvent): event is Secret => secretFieldsOf(event.type) !== undefined;

/** Whether everybody has seen both cards of a seat. */
export function isOpen({ tabled, incidents, start }: Pick<HandState, 'tabled' | 'incidents' | 'start'>, index: number): boolean {
  if (((tabled >> index) & 1) === 1) return true;
  const seat = start?.seats[index]?.seat;
  return incidents?.discards.shown.some((each) => each.seat === seat && each.cards?.length === 2) ?? false;
}

/** A refusal names no seal: its lists are shorter by them. */
function withoutSeals(refusal: HandRefusal): HandRefusal {
  const parameters = Object.fromEntries(
    Object.entries(refusal.parameters as Readonly<Record<string, unknown>>).map(([name, value]) => {
      if (typeof value === 'string' && isSeal(value)) return [name, null];
      return [name, Array.isArray(value) ? value.filter((each) => typeof each !== 'string' || !isSeal(each)) : value];
    }),
  );
  return { ...refusal, parameters } as HandRefusal;
}
