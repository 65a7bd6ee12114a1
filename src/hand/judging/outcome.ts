/**
 * The outcomes of judging, before the chips are reckoned: a check, a call, a fold, a void act, a ruling that is owed.
 */
import { sumChips, type WholeGesture } from './gesture.js';
import type { Citation, JudgedOffence, Judgement, OfferedOption, RulingKind, RulingOption } from './judgement.js';
import { type ReasonKey, stringReasons } from './reasons.js';
import type { Situation } from './situation.js';

export interface GestureOutcome {
  readonly ruling: Judgement['ruling'];
  readonly to: number | null;
  readonly articles: readonly Citation[];
  readonly reason: ReasonKey;
  /** Why the first of several motions counts as what it does, where it alone counts. */
  readonly firstMotion?: ReasonKey;
  readonly kind?: RulingKind;
  readonly options?: readonly OfferedOption[];
  readonly default?: RulingOption;
  /** Chips that stay in the pot even if the player then folds. */
  readonly committed?: number;
  readonly minTo?: number;
  readonly binding?: boolean;
  readonly directorMayRelieve?: boolean;
  readonly offences?: readonly JudgedOffence[];
}

export function checkOf(situation: Situation, articles: readonly Citation[], reason: ReasonKey): GestureOutcome {
  return { ruling: 'check', to: situation.own, articles, reason };
}

/** A call, or a check where there is nothing to call. */
export function callOf(situation: Situation, articles: readonly Citation[], reason: ReasonKey): GestureOutcome {
  return situation.facesBet ? { ruling: 'call', to: situation.callTo, articles, reason } : checkOf(situation, articles, reason);
}

export function foldOf(situation: Situation, articles: readonly Citation[], reason: ReasonKey): GestureOutcome {
  return { ruling: 'fold', to: situation.own, articles, reason };
}

/** The act does not stand; chips `committed` stay in whatever the player does next. */
export function voidOf(options: readonly RulingOption[], articles: readonly Citation[], reason: ReasonKey, committed = 0): GestureOutcome {
  const offered = options.map((option) => ({ option, to: null }));
  return { ruling: 'void', to: null, articles, reason, options: offered, committed, binding: committed > 0 };
}

export function directorOf(
  kind: RulingKind,
  options: readonly OfferedOption[],
  proposed: RulingOption,
  articles: readonly Citation[],
  reason: ReasonKey,
  committed = 0,
): GestureOutcome {
  return { ruling: 'directorDecides', to: null, kind, options, default: proposed, articles, reason, committed };
}

/** Call or fold, or where there is nothing to call check or fold. */
export function listOptionsWithoutRaise({ facesBet }: Situation): readonly RulingOption[] {
  return facesBet ? ['call', 'fold'] : ['check', 'fold'];
}

/** Everything that the seat may do. */
export function listAllOptions({ facesBet, opened, raiseBar }: Situation): readonly RulingOption[] {
  const wager: readonly RulingOption[] = raiseBar === null ? [opened ? 'raise' : 'bet'] : [];
  return [facesBet ? 'call' : 'check', ...wager, 'fold'];
}

/** Adds an offence to what an act counts as. */
export function withOffence(outcome: GestureOutcome, offence: JudgedOffence): GestureOutcome {
  return { ...outcome, offences: [...(outcome.offences ?? []), offence] };
}

/** Puts further rules before those that decided. */
export function citeFirst(articles: readonly Citation[], outcome: GestureOutcome): GestureOutcome {
  const rest = outcome.articles.filter((each) => !articles.some(({ article }) => article === each.article));
  return { ...outcome, articles: [...articles, ...rest] };
}

/** Puts further rules after those that decided. */
export function citeLast(outcome: GestureOutcome, articles: readonly Citation[]): GestureOutcome {
  const further = articles.filter((each) => !outcome.articles.some(({ article }) => article === each.article));
  return { ...outcome, articles: [...outcome.articles, ...further] };
}

/** The judgement of an outcome: what goes back, what is still to be put in, and the amounts of the sentence that says why. */
export function judgementOf(situation: Situation, gesture: WholeGesture, outcome: GestureOutcome): Judgement {
  const { own, lying } = situation;
  const onTable = gesture.pushed + lying;
  const { ruling, to } = outcome;
  const committed = outcome.committed ?? (ruling === 'fold' ? lying : 0);
  let returned = 0;
  let toAdd = 0;
  if (ruling === 'void' || ruling === 'fold') returned = onTable - committed;
  else if (to !== null) {
    returned = Math.max(0, onTable - (to - own));
    toAdd = Math.max(0, to - own - onTable);
  }
  return {
    ruling,
    kind: outcome.kind ?? null,
    to,
    returned,
    toAdd,
    committed,
    minTo: outcome.minTo ?? null,
    options: outcome.options ?? [],
    default: outcome.default ?? null,
    binding: outcome.binding ?? ruling !== 'directorDecides',
    directorMayRelieve: outcome.directorMayRelieve ?? false,
    articles: outcome.articles,
    offences: outcome.offences ?? [],
    reason: reasonOf(situation, gesture, outcome),
  };
}

function reasonOf(situation: Situation, gesture: WholeGesture, { reason, firstMotion, to }: GestureOutcome): Judgement['reason'] {
  const parameters = parametersOf(situation, gesture, to);
  if (!stringReasons.has(reason)) return { key: reason, parameters };
  const first = sumChips(gesture.motions[0]!);
  const motions = { ...parameters, first, later: gesture.pushed - first };
  if (firstMotion === undefined) return { key: reason, parameters: motions };
  return { key: reason, parameters: motions, firstMotion: { key: firstMotion, parameters: { ...parameters, pushed: first } } };
}

/** The amounts that sentences name; those of the act only where it has them. */
function parametersOf(situation: Situation, gesture: WholeGesture, to: number | null): Record<string, number> {
  const { seat, callTo, minTo, price, increment, bigBlind } = situation;
  const parameters: Record<string, number> = { seat, callTo, price, minTo, increment, bigBlind, pushed: gesture.pushed };
  if (to !== null) parameters['to'] = to;
  const said = gesture.words?.amount;
  if (said !== undefined) parameters['said'] = said;
  return parameters;
}
