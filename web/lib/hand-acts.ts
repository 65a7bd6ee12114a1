/** The act of a step as the API takes it, to ask what another rulebook says of it. */
import type { ActionType, HandPageAnswer, OtherBooks } from '../generated/operations.js';

export type Step = NonNullable<HandPageAnswer['handReplay']>['steps'][number];
type Gesture = Parameters<NonNullable<(typeof OtherBooks)['of']>>[0]['gesture'];

export interface Act {
  readonly seat: number;
  readonly gesture: Gesture;
  /** The revision of the hand just before the act. */
  readonly revision: number;
}

/** The parts of an event's data that acts have, in the words of the event catalogue. */
interface ActData {
  readonly seat?: number;
  readonly to?: number;
  readonly allIn?: boolean;
  readonly gesture?: Readonly<Record<string, unknown>>;
}

/** Events of a plain action, which has the same meaning under every book. */
const actions: Readonly<Record<string, ActionType>> = {
  Folded: 'FOLD',
  Checked: 'CHECK',
  Called: 'CALL',
  BetPlaced: 'BET',
  Raised: 'RAISE',
};
/** Events that follow from a gesture, which is asked about in their place. */
const consequences = new Set(['ActVoided', 'AmountAwaited', 'ChipsCommitted', 'InfractionNoted', 'RulingRequested', 'RulingGiven']);

/** Null for a step that is no act. @param steps all up to this one, by revision */
export function actOf(steps: readonly Step[], at: number): Act | null {
  const { type, data } = steps[at]!.event;
  const { seat, to, allIn, gesture } = data as ActData;
  if (seat !== undefined && gesture !== undefined) return { seat, gesture: gestureInput(gesture), revision: at - 1 };
  const before = at === 0 ? null : steps[at - 1]!;
  const action = actions[type];
  if (action !== undefined && seat !== undefined) {
    if (before?.event.type === 'GestureJudged' && (before.event.data as ActData).seat === seat) return actOf(steps, at - 1);
    const words =
      allIn === true && action !== 'CALL' ? { kind: 'ALL_IN' as const } : { kind: action, ...(to === undefined ? {} : { amount: to }) };
    return { seat, gesture: { words }, revision: at - 1 };
  }
  return before !== null && consequences.has(type) ? actOf(steps, at - 1) : null;
}

/** `allIn` of the catalogue is `ALL_IN` in the API. */
const inCapitals = (word: unknown): string => String(word).replaceAll(/[A-Z]/g, '_$&').toUpperCase();

function gestureInput({ words, first, misreadAs, ...others }: Readonly<Record<string, unknown>>): Gesture {
  const said = words as { readonly kind: string } | undefined;
  const taken = misreadAs as { readonly type: string } | undefined;
  return {
    ...others,
    ...(said === undefined ? {} : { words: { ...said, kind: inCapitals(said.kind) } }),
    ...(first === undefined ? {} : { first: inCapitals(first) }),
    ...(taken === undefined ? {} : { misreadAs: { ...taken, type: inCapitals(taken.type) } }),
  } as Gesture;
}
