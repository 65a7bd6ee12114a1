/**
 * What the table can report of one hand, beside the acts of its players.
 */
import { ChipsOrigin, Countable } from '../../events/hand-reports.js';
import { whileNothingWaits } from '../accepted.js';
import { handCommand, type TypeOf } from '../command.js';
import { defaultsTo, nullMeans, optional, optionalOrNull } from '../field.js';
import { chips, flag, list, now, reason, seat, theSeat, whole, word } from '../fields.js';

export const requestTime = handCommand('RequestTime', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Calls time on the seat in turn, as the rulebook allows it; the clock waits for an official.',
  input: 'Calls time on the seat in turn.',
  putRightBy: '`refuseTime`.',
  fields: {
    seat: theSeat,
    askedBy: nullMeans('an official', seat('The seat that asks, {bound}; an official when it is not given.')),
    waitedMs: whole(0, null, 'How long the player has thought, in milliseconds, 0 or more.'),
    dealing: optional(defaultsTo(false, flag('Whether the seat that asks deals this hand.'))),
    away: optional(defaultsTo(false, flag('Whether the player who asks is away from the seat.'))),
    at: now(),
  },
});

export const approveTime = handCommand('ApproveTime', {
  group: 'floor.rule',
  acceptedIn: whileNothingWaits,
  about: 'Approves a call for time: it begins now, by the clock of the server.',
  input: 'Approves a call for time: the time begins now.',
  putRightBy: '`adjustTime`.',
  fields: {
    seconds: optionalOrNull(whole(null, null, 'The silent part in seconds; the length that the rulebook gives when it is not given.')),
    countdownSeconds: optionalOrNull(
      whole(null, null, 'The part that is counted aloud, in seconds; the length that the rulebook gives when it is not given.'),
    ),
    at: now(),
  },
});

export const refuseTime = handCommand('RefuseTime', {
  group: 'floor.rule',
  acceptedIn: whileNothingWaits,
  about: 'Refuses a call for time.',
  putRightBy: '`requestTime` again.',
  fields: {
    reason: optionalOrNull(reason()),
  },
});

export const adjustTime = handCommand('AdjustTime', {
  group: 'floor.rule',
  acceptedIn: whileNothingWaits,
  about: 'Sets another length for the time that is running.',
  putRightBy: '`adjustTime` again.',
  fields: {
    seconds: whole(null, null, 'The silent part in seconds, counted from the start of the time.'),
    countdownSeconds: whole(null, null, 'The part that is counted aloud, in seconds.'),
  },
});

export const expireTime = handCommand('ExpireTime', {
  group: 'floor.rule',
  acceptedIn: whileNothingWaits,
  about: 'Says that the count has ended now. Refused while the player has time left, or has acted.',
  input: 'Says that the count has ended now and the seat has not acted.',
  putRightBy: 'None: the act stands that followed.',
  fields: {
    at: now(),
  },
});

export const claimSkippedTurn = handCommand('ClaimSkippedTurn', {
  group: 'hand.claim',
  acceptedIn: whileNothingWaits,
  about: 'Speaks up for a seat that was skipped: it has its turn, or its hand is dead, as the rulebook says.',
  input: 'Speaks up for a seat whose turn was skipped.',
  putRightBy: 'None: the ruling stands for the hand.',
  fields: {
    seat: theSeat,
    reasonableTimePassed: flag('Whether the player had had reasonable time to speak up before.'),
  },
});

export const saveSkippedHand = handCommand('SaveSkippedHand', {
  group: 'td.decide',
  acceptedIn: whileNothingWaits,
  about: 'Saves, exceptionally, a hand that was dead because its player spoke up too late.',
  input: 'Saves a hand that was dead because its player spoke up too late.',
  putRightBy: 'None: the ruling stands for the hand.',
  fields: {
    seat: theSeat,
    reason: reason('Why the director saves it, {bound}.'),
  },
});

export const recordUncorrected = handCommand('RecordUncorrected', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Records a wrong amount of the seat in turn that stayed uncorrected, as it lies on the table.',
  input: 'Records an amount that stayed uncorrected though the rulebook would correct it, as it lies on the table.',
  putRightBy: '`reportWrongAmount`, while the rulebook still corrects it.',
  fields: {
    seat: theSeat,
    action: word('UncorrectedAction', ['call', 'bet', 'raise'], 'What the amount was meant for.'),
    to: chips(1, 'The total of the seat on this street, as it lies on the table.'),
  },
});

export const reportWrongAmount = handCommand('ReportWrongAmount', {
  group: 'hand.report',
  acceptedIn: whileNothingWaits,
  about: 'Says that a wrong amount was noticed: it is corrected as far as the rulebook still allows it.',
  input: 'Says that a wrong amount was noticed.',
  putRightBy: 'None: the corrected amount stands.',
  fields: {
    seat: theSeat,
    gathered: optional(
      defaultsTo(
        true,
        flag('Whether the chips of the round were pulled in, where it is over; where they still lie in front of the players, say false.'),
      ),
    ),
  },
});

export const requestCount = handCommand('RequestCount', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Asks for a count of the bet, of a stack or of the pot, as far as the rulebook grants it.',
  input: 'Asks for a count.',
  putRightBy: 'None is needed: it changes nothing.',
  fields: {
    askedBy: nullMeans('an official', seat('The seat that asks, {bound}; an official when it is not given.')),
    of: word('Countable', Countable.options, 'What is to be counted.'),
  },
});

export const requestChange = handCommand('RequestChange', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Asks for change of larger chips than the bet of the seat in turn.',
  input: 'Asks for change: the seat in turn puts down larger chips than its bet.',
  putRightBy: 'None is needed: it changes nothing.',
  fields: {
    seat: theSeat,
    chips: list([1, 1000], chips(1, 'A chip.'), 'The chips that it puts down, each by its value, 1 to 1000 of them.'),
    announced: nullMeans(
      'the player said nothing',
      chips(0, 'The total that the player said first; nothing was said when it is not given.'),
    ),
  },
});

export const reportHiddenChips = handCommand('ReportHiddenChips', {
  group: 'hand.report',
  acceptedIn: whileNothingWaits,
  about: 'Reports chips that were found after an all-in had been called.',
  input: 'Reports chips of a seat that were found after its all-in had been called.',
  putRightBy: '`addChips` or `removeChips` after the hand.',
  fields: {
    seat: theSeat,
    amount: chips(1, 'The chips that were found, at least 1.'),
    origin: word('ChipsOrigin', ChipsOrigin.options, 'Where they had been.'),
    won: nullMeans('it is not known yet', flag('Whether the hand that was all in wins; null where that is not known yet.')),
  },
});

export const reportsCommands = [
  requestTime,
  approveTime,
  refuseTime,
  adjustTime,
  expireTime,
  claimSkippedTurn,
  saveSkippedHand,
  recordUncorrected,
  reportWrongAmount,
  requestCount,
  requestChange,
  reportHiddenChips,
] as const;

export type ReportCommand = TypeOf<(typeof reportsCommands)[number]>;
