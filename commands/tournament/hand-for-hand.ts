/**
 * What can be asked of a tournament about hand-for-hand play (RO 2.7).
 */
import type { HandId } from '../../events/ids.js';
import { HandForHandReason } from '../../events/tournament-hand-for-hand.js';
import { inPlay } from '../accepted.js';
import { tournamentCommand, type TypeOf } from '../command.js';
import { byTapisOr, optional, optionalOrNull } from '../field.js';
import { impersonalReason, now, numbers, theTable, word } from '../fields.js';
import { MAX_TABLES } from '../../events/values.js';

export const announceHandForHand = tournamentCommand('AnnounceHandForHand', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about:
    'Announces hand-for-hand play: each table plays one hand and waits for the others. The clock stops with the first, and is put forward after each round.',
  articles: 'RO 2.7',
  input: 'Announces that tables play hand for hand once the hands in progress are over.',
  putRightBy: '`endHandForHand`.',
  fields: {
    reason: word('HandForHandReason', HandForHandReason.options, 'The milestone that is one player away.'),
    stillPlaying: optional(
      numbers(
        [0, MAX_TABLES],
        'Untracked tables that are in a hand. The next hand recorded there is that one, and does not count for a round.',
      ),
    ),
    at: now(),
  },
});

export const advanceHandForHandRound = tournamentCommand('AdvanceHandForHandRound', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Ends the round without tables that will play no hand in it. A round in which every table has finished ends by itself.',
  input: 'Ends a round of hand-for-hand play if no table is left to wait for.',
  putRightBy: 'None: the round is played, or hand-for-hand play is ended (`endHandForHand`).',
  fields: {
    without: optional(numbers([1, MAX_TABLES], 'Tables that will play no hand in this round.')),
    reason: optionalOrNull(impersonalReason('whole tables', 'Why they play no hand, {bound}; required with these tables.')),
    at: now(),
  },
});

export const holdAllIn = tournamentCommand('HoldAllIn', {
  group: 'hand.play',
  // That of a typed hand is reported by the hand.
  acceptedIn: { running: 'all', finished: 'again' },
  about: 'Records that a player is all in and called at an untracked table: its cards wait face down for the other tables.',
  articles: 'RO 2.7',
  input: 'Makes the hands of an untracked table wait face down: a player is all in and called.',
  putRightBy: '`revealAllIns`.',
  fields: {
    table: theTable,
    handId: byTapisOr<HandId | null>(null),
    at: now(),
  },
});

export const revealAllIns = tournamentCommand('RevealAllIns', {
  group: 'hand.play',
  acceptedIn: inPlay,
  about: 'Turns up all-in hands that wait: refused while another table plays. Once all tables are done it happens by itself.',
  articles: 'RO 2.7',
  input: 'Turns up the all-in hands that wait.',
  putRightBy: 'None: the cards are open.',
  fields: {
    at: now(),
  },
});

export const endHandForHand = tournamentCommand('EndHandForHand', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Ends hand-for-hand play; the clock runs again. It also ends by itself, after the round in which its purpose is reached.',
  input: 'Ends hand-for-hand play.',
  putRightBy: '`announceHandForHand`.',
  fields: {
    reason: optionalOrNull(impersonalReason('how all tables play', 'Why it ends, {bound}; required while its purpose is not reached.')),
    at: now(),
  },
});

export const handForHandCommands = [announceHandForHand, advanceHandForHandRound, holdAllIn, revealAllIns, endHandForHand] as const;

export type HandForHandCommand = TypeOf<(typeof handForHandCommands)[number]>;
