/**
 * Corrected rules: a decision recorded under an earlier rule comes out differently now, and is no failure. The stream names the release
 * that began it.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import { DECISIONS } from '../../../events/envelope.js';
import { lookUp } from '../../../events/look-up.js';
import type { Refusal } from '../../decider.js';
import { stringReasons } from '../../hand/judging/reasons.js';

/** The first difference between recorded and new events. Undefined when one side has no more events. */
export interface Parting {
  readonly command: string;
  readonly recorded: DomainEvent | undefined;
  readonly now: DomainEvent | undefined;
  /** Null when the command is accepted now. */
  readonly refusal: Refusal | null;
}

type Recognise = (parting: Parting) => boolean;

const isOf = (event: DomainEvent | undefined, ...types: readonly DomainEvent['type'][]) =>
  event !== undefined && types.includes(event.type);

/** How each corrected rule used to decide, likeliest first. */
const rules = {
  /** Places whose part of the pot was rounded down to nothing were held to be paid. */
  emptyPlaces: ({ recorded, now }) =>
    (recorded?.type === 'EliminatedTogether' && now?.type === recorded.type && recorded.data.bubble && !now.data.bubble) ||
    (recorded?.type === 'HandForHandAnnounced' && now?.type === recorded.type && differInOneField(recorded, now, 'until')),
  /** A bounty could be changed while it was won, as long as money could come in. */
  wonBounty: ({ command, refusal }) => command === 'SetPrizes' && refusal?.code === 'PRIZES_DUE',
  /** Prizes that were awarded again did not say what players were to get before. */
  awardedAgain: ({ recorded, now }) =>
    recorded?.type === 'PrizesAwarded' && now?.type === recorded.type && differInOneField(recorded, now, 'changed'),
  /** A fold out of turn waited for its turn (RC 44-A, 58; MO 5.1; TDA 30; RO 9.3; TF §6 b1). */
  foldOutOfTurn: ({ recorded, now }) =>
    recorded?.type === 'OutOfTurnActRecorded' &&
    ((now?.type === recorded.type && now.data.dies === true && recorded.data.dies === undefined) || isOf(now, 'HandKilled', 'HandThrown')),
  /** Chips of a dead hand that no live player could match stayed in the pot (RC preamble; RO 4.2, 9.7). */
  unmatchedChips: ({ recorded, now }) =>
    (isOf(now, 'UncalledBetReturned') && isOf(recorded, 'ChipsGathered', 'PotAwarded')) ||
    (recorded?.type === 'ChipsGathered' && now?.type === 'ChipsGathered' && sumOf(recorded.data.pots) === sumOf(now.data.pots)),
  /** A side pot was pushed where its own caller could still ask to see the hand that was mucked (RC 18; RO 10.5). */
  muckedSidePot: ({ command, recorded, now }) =>
    (command === 'MuckHand' || command === 'RequestToSee' || command === 'ReportDiscard') &&
    (isOf(now, 'AwardHeld') || (isOf(recorded, 'PotAwarded', 'PotMerged', 'AwardHeld') && !isOf(now, 'PotAwarded'))),
  /** Acts made at once: a second all-in was released (RO 9.18). */
  actsAtOnce: ({ command }) => command === 'ActSimultaneously',
  /** A claim on the hand before stopped short of the posted blinds (RC 22). */
  claimOnBlinds: ({ recorded, now }) =>
    recorded?.type === 'StackCorrected' && now?.type === recorded.type && now.data.lasting === true && recorded.data.lasting === undefined,
  /** Places were ranked by stacks that nobody knew (RO 1.10; MO 9.10; TF §10 b10). */
  unknownStacks: ({ recorded, now, refusal }) =>
    refusal?.code === 'COUNT_FIRST' ||
    refusal?.code === 'ELIMINATIONS_FIRST' ||
    (isOf(recorded, 'PlayerEliminated', 'EliminatedTogether', 'PlaceCorrected') &&
      (now === undefined || isOf(now, 'PlayerEliminated', 'EliminatedTogether', 'PlaceCorrected', 'ChipsCounted'))),
  /** A cancelled re-entry took all chips of the player. */
  cancelledReEntry: ({ command }) => command === 'CancelPurchase',
  /** An absent player was named as the dealer (MO 3.2, 7.14; RO 4.3). */
  absentDealer: ({ recorded, now }) =>
    isOf(recorded, 'HandOpened', 'HandPlayed') && recorded?.type === now?.type && differInOneField(recorded, now, 'dealer'),
  /** Chips put in by several motions were explained as if they had come in one (RC 41, 56; MO 8.17; TDA 39; RO 9.5; TF §9 b16). */
  stringReason: ({ recorded, now }) =>
    isOf(recorded, 'GestureJudged', 'RulingRequested') &&
    recorded?.type === now?.type &&
    stringReasons.has(keyOfReason(now)) &&
    differInOneField(recorded, now, 'reason'),
  /** A late player paid for suspended players too (MO 3.1, 13.1). */
  latePrice: ({ recorded, now }) => isOf(recorded, 'LatePlayerAdmitted') && isOf(now, 'LatePlayerAdmitted'),
  /** Who was announced as late, and not among those who were stated not to be there, counted as present (RC 7; TF §4 b1). */
  announcedLateness: ({ command }) => command === 'StartTournament',
  /** Who had given notice was taken out on the first day too, and at their seat (RO 1.8). */
  noticeOfPresent: ({ command, refusal }) => command === 'RemoveAbsentPlayer' && refusal?.code === 'PLAYER_IS_THERE',
} satisfies Readonly<Record<string, Recognise>>;

/** A corrected rule; `other` for an unnamed change of a release. */
export type EarlierRule = keyof typeof rules | 'other';

/** Every corrected rule, in the order of trial. */
export const earlierRules: readonly EarlierRule[] = [...(Object.keys(rules) as (keyof typeof rules)[]), 'other'];

/** Whether the stream was begun by a release with other rules. @param decisions its number; 0 before there were numbers */
export function isEarlier(decisions: number): boolean {
  return decisions !== DECISIONS;
}

/** The rule by which an earlier release made the recorded decision. @param partings one for each possible command */
export function nameEarlierRule(partings: readonly Parting[]): EarlierRule {
  return (
    earlierRules.find((rule) => partings.some((parting) => lookUp(rules as Readonly<Record<string, Recognise>>, rule)?.(parting))) ??
    'other'
  );
}

function differInOneField(one: DomainEvent | undefined, other: DomainEvent | undefined, field: string): boolean {
  const without = (event: DomainEvent | undefined) => JSON.stringify({ ...event?.data, [field]: null });
  return without(one) === without(other);
}

function keyOfReason(event: DomainEvent | undefined): string {
  return event?.type === 'GestureJudged' || event?.type === 'RulingRequested' ? event.data.reason.key : '';
}

function sumOf(pots: readonly { readonly amount: number }[]): number {
  return pots.reduce((sum, { amount }) => sum + amount, 0);
}
