/** What waits for the officials of a tournament. */
import type { Citation, ReasonOfAct } from '../../../events/judging.js';
import type { DisputeId, HandId, PlayerId } from '../../../events/ids.js';
import type { DueKind, DueReasons } from '../../tournament/due-reasons.js';
import type { SeatingReason } from '../../tournament/seating/proposal.js';

/** A command that settles it. */
export interface DueStep {
  /** The command, such as `ConfirmMove`. */
  readonly command: string;
  /** What is known of its input, without the command id. Words as in events. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The fields that a person has to fill in. */
  readonly asks: readonly string[];
  /** What it answers, where one command has several: a word of a ruling. */
  readonly answer: string | null;
  /** The total on the street that the answer fixes, in chips; null for none. */
  readonly to: number | null;
  /** Whether the book, or Tapis, proposes it before the others. */
  readonly isProposed: boolean;
}

/** Why it is due. */
export type DueReason =
  | { readonly of: 'act'; readonly reason: ReasonOfAct }
  | { readonly of: 'seating'; readonly reason: SeatingReason }
  | { readonly of: 'item'; readonly kind: keyof DueReasons; readonly parameters: DueReasons[keyof DueReasons] };

export interface DueItem {
  readonly kind: DueKind;
  readonly table: number | null;
  readonly playerId: PlayerId | null;
  readonly handId: HandId | null;
  readonly disputeId: DisputeId | null;
  /** Tells it from others of its kind, such as the number of the offence. */
  readonly number: number | null;
  readonly why: DueReason;
  /** The rules on it, the weightiest first; none where no book says anything. */
  readonly articles: readonly Citation[];
  /** What it still has to wait for; null where it can be done now. */
  readonly waitsFor: 'hand' | 'count' | null;
  /** None where nothing can be done yet. */
  readonly steps: readonly DueStep[];
}

type Given = Pick<DueItem, 'kind' | 'steps'> & Partial<DueItem>;

/** An item whose sentence follows from its parameters. */
export const dueFor = <Kind extends keyof DueReasons>(
  kind: Kind,
  parameters: DueReasons[Kind],
  given: Omit<Given, 'kind' | 'why'>,
): DueItem => dueItem({ ...given, kind, why: { of: 'item', kind, parameters } });

export const dueItem = (given: Given & Pick<DueItem, 'why'>): DueItem => ({
  table: null,
  playerId: null,
  handId: null,
  disputeId: null,
  number: null,
  articles: [],
  waitsFor: null,
  ...given,
});

export const dueStep = (
  command: string,
  input: DueStep['input'] = {},
  more: Partial<Omit<DueStep, 'command' | 'input'>> = {},
): DueStep => ({
  command,
  input,
  asks: [],
  answer: null,
  to: null,
  isProposed: false,
  ...more,
});
