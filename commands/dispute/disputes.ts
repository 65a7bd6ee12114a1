/**
 * Claims that something of a tournament was wrong: who says so, what speaks for it, and how the director rules.
 */
import type { DisputeSubject, DisputeWindow } from '../../events/dispute.js';
import type { PlayerId, StreamName } from '../../events/ids.js';
import type { RulebookReference } from '../../events/values.js';
import { untilItIsOver } from '../accepted.js';
import { definePart, disputeCommand } from '../command.js';
import { byTapis, optional } from '../field.js';
import { flag, hand, hexadecimal, instant, mediaType, number, part, player, reason, seats, tableNumber, theArticle } from '../fields.js';

/** What a claim is about, as Tapis finds it. */
export interface FoundSubject {
  readonly subject: DisputeSubject;
  /** Null where the book sets no time for such a claim. */
  readonly window: DisputeWindow | null;
  /** The players whom it concerns. */
  readonly parties: readonly PlayerId[];
}

/** What is found out about a claim. */
export interface FoundClaim {
  /** Null where the tournament has nothing of the kind. */
  readonly found: FoundSubject | null;
  readonly rulebook: RulebookReference | null;
  readonly ofFederation: boolean;
  /** How many disputes of the claimant about the tournament are not over. */
  readonly openOfClaimant: number;
}

/** Whether the player took part in the tournament. */
const tookPart = byTapis<boolean>('Whether the player took part in the tournament.');
const onWhoseWord = optional(player('The id of the player on whose word it is; left out by an official.'));
const ofEvent = (what: string) => optional(number(0, `The revision of ${what} in the stream of the tournament.`));

export const evidenceFile = definePart('EvidenceFile', 'A photo or a video that is kept elsewhere, by its hash.', {
  sha256: hexadecimal('The SHA-256 hash of its bytes.'),
  mediaType: mediaType('Its media type, such as "video/mp4".'),
});

const about = instant('About when it was: the nearest one is meant, within an hour.');

export const disputedCount = definePart('DisputedCount', 'A chip count as people name it.', {
  table: tableNumber('The number of the table, {bound}.'),
  at: about,
});

export const disputedChipRace = definePart('DisputedChipRace', 'A chip race or a color-up as people name it.', {
  table: optional(tableNumber('The number of the table, {bound}; left out where it is about all of them.')),
  at: about,
});

export const disputedMove = definePart('DisputedMove', 'A seat or a move as people name it.', {
  playerId: player('The id of the player who was seated or moved.'),
  at: about,
});

/** What the director and the commission say alike. */
export const decision = {
  upheld: flag('Whether the claim is upheld.'),
  article: theArticle,
  remedy: optional(reason('What is to be done, {bound}; nothing where it is left out.')),
  reason: reason(),
};

export const openDispute = disputeCommand('OpenDispute', {
  group: 'dispute.open',
  acceptedIn: { unknown: 'all' },
  askedOf: 'tournament',
  about: 'Claims that something of a tournament was wrong. A claim that the book no longer allows is recorded, and waits for the director.',
  articles: 'RC 22; MO 10.1; RO 10.9; TF §11',
  oneOf: {
    name: 'subject',
    input: 'DisputedThing',
    about: 'What it is about.',
    of: ['handId', 'countAt', 'chipRaceAt', 'moveAt', 'clockAt', 'penaltyId', 'place', 'result', 'move', 'chipRace', 'count', 'clock'],
  },
  putRightBy: '`withdrawDispute`, and another one.',
  fields: {
    handId: optional(hand('The id of the hand: tournament, table and number, such as "friday.2.14".')),
    countAt: optional(part(disputedCount, 'A chip count, by its table and about when it was.')),
    chipRaceAt: optional(part(disputedChipRace, 'A chip race or a color-up, by its table and about when it was.')),
    moveAt: optional(part(disputedMove, 'A seat or a move, by the player and about when it was.')),
    clockAt: optional(
      instant('The clock, a level or a break, by about when it was: the change of the clock nearest to that moment, within an hour.'),
    ),
    move: ofEvent('the event that seated or moved a player'),
    chipRace: ofEvent('the event of a chip race or a color-up'),
    count: ofEvent('the event of a chip count'),
    clock: ofEvent('the event of the clock, a level or a break'),
    penaltyId: optional(number(1, 'The number of the penalty.')),
    place: optional(player('The id of the player whose place it is.')),
    result: optional(player('The id of the player whose row of the result sheet it is.')),
    step: optional(number(0, 'The step of the hand’s replay, from 0; the whole hand where it is left out.')),
    playerId: optional(player('The id of the player who claims it; left out by an official.')),
    claim: reason('What is claimed, {bound}.'),
    tookPart,
    about: byTapis<FoundClaim>('What Tapis finds out about the claim.'),
  },
});

export const takeUpDispute = disputeCommand('TakeUpDispute', {
  group: 'dispute.rule',
  acceptedIn: { late: 'all' },
  about: 'Takes up a claim that came too late under the book.',
  putRightBy: '`ruleOnDispute`: the claim is dismissed.',
  fields: { reason: reason() },
});

export const withdrawDispute = disputeCommand('WithdrawDispute', {
  group: 'dispute.open',
  acceptedIn: { late: 'all', open: 'all' },
  about: 'Takes a claim back, before it is ruled on.',
  putRightBy: '`reopenDispute`.',
  fields: { playerId: onWhoseWord, reason: reason() },
});

export const recordEvidence = disputeCommand('RecordEvidence', {
  group: 'dispute.open',
  acceptedIn: untilItIsOver,
  about: 'Records what somebody saw, or the hash of a file that is kept elsewhere.',
  putRightBy: '`withdrawEvidence`.',
  fields: {
    playerId: optional(player('The id of the witness; left out by an official.')),
    statement: optional(reason('What they say, {bound}.')),
    file: optional(part(evidenceFile, 'The file.')),
    tookPart,
  },
});

export const withdrawEvidence = disputeCommand('WithdrawEvidence', {
  group: 'dispute.open',
  acceptedIn: untilItIsOver,
  about: 'Takes back a piece of evidence that should not count. Players take back their own.',
  putRightBy: '`recordEvidence` again.',
  fields: { evidence: number(1, 'The number of the piece of evidence.'), playerId: onWhoseWord, reason: reason() },
});

export const ruleOnDispute = disputeCommand('RuleOnDispute', {
  group: 'dispute.rule',
  acceptedIn: { open: 'all', ruled: 'all' },
  about:
    'Rules on a dispute. A later ruling replaces an earlier one. Commands that put the matter right name the dispute as their correlationId.',
  articles: 'RC 1; MO 13.2; TDA 1; RO 1.7',
  putRightBy: '`ruleOnDispute` again: a later ruling replaces an earlier one.',
  fields: { ...decision },
});

export const disownRemedy = disputeCommand('DisownRemedy', {
  group: 'dispute.rule',
  acceptedIn: untilItIsOver,
  about: 'Says that an event which names the dispute is no remedy of it.',
  putRightBy: "None: the event stays as it is, and a correction given again with the dispute's id is listed.",
  fields: {
    position: number(0, 'The position of the event, as the dispute lists it.'),
    reason: reason(),
    /** Null where there is no such event, or it names another dispute. */
    event: byTapis<{ readonly stream: StreamName; readonly revision: number } | null>('Where the event stands.'),
  },
});

export const openCards = disputeCommand('OpenCards', {
  group: 'dispute.cards',
  acceptedIn: untilItIsOver,
  about: 'Opens hole cards of the disputed hand that were recorded and not tabled, to those who decide the dispute.',
  putRightBy: '`sealCards`; what was seen stays seen.',
  fields: {
    seats: seats([1, 10], 'The seats, each once.'),
    reason: reason(),
    sealed: byTapis<readonly number[]>('The seats whose cards are on record and were not shown.'),
  },
});

export const sealCards = disputeCommand('SealCards', {
  group: 'dispute.cards',
  acceptedIn: untilItIsOver,
  about: 'Withholds hole cards again that were opened.',
  putRightBy: '`openCards` again.',
  fields: { seats: seats([1, 10], 'The seats, each once.'), reason: reason() },
});

export const closeDispute = disputeCommand('CloseDispute', {
  group: 'dispute.rule',
  acceptedIn: { late: 'all', ruled: 'all', decided: 'all', withdrawn: 'nothing', closed: 'nothing' },
  about: 'Closes a dispute that was ruled on, or that came too late.',
  putRightBy: '`reopenDispute`.',
  fields: {},
});

export const reopenDispute = disputeCommand('ReopenDispute', {
  group: 'dispute.rule',
  acceptedIn: { withdrawn: 'all', closed: 'all' },
  about: 'Goes on with a dispute that was closed or withdrawn.',
  putRightBy: '`closeDispute`.',
  fields: { reason: reason() },
});

export const disputesCommands = [
  openDispute,
  takeUpDispute,
  withdrawDispute,
  recordEvidence,
  withdrawEvidence,
  ruleOnDispute,
  disownRemedy,
  openCards,
  sealCards,
  closeDispute,
  reopenDispute,
] as const;
