/**
 * What can be asked of a tournament about offences and penalties.
 */
import type { HandId, PlayerId } from '../../events/ids.js';
import { Offence, type Citation, type Sanction, type SanctionStart } from '../../events/judging.js';
import { OffenceFinding, PenaltyUnit } from '../../events/tournament-discipline.js';
import { inPlay, onceStarted } from '../accepted.js';
import { definePart, ownTournamentCommand, tournamentCommand, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, optional } from '../field.js';
import { flag, hand, number, part, players, reason, theOfficial, thePlayer, whole, word } from '../fields.js';

export const offenceFacts = definePart('OffenceFacts', 'What the officials found, where a book makes a penalty depend on it.', {
  deliberate: optional(defaultsTo(false, flag('Whether it was deliberate, as the director judges.'))),
  betBetween: optional(defaultsTo(false, flag('Whether the act was out of turn, with a bet or raise in between.'))),
  cleared: optional(defaultsTo(false, flag('Whether the director clears the player of the suspicion, such as soft play.'))),
});

const anOffence = {
  others: optional(
    players([0, 9], 'The ids of the other players concerned, such as those who were given chips. Each has a record of their own.'),
  ),
  facts: optional(part(offenceFacts, 'What was found; nothing when it is not given.')),
  handId: optional(hand('The id of the hand in which it happened.')),
  revision: optional(whole(0, null, 'The step of the hand’s replay that shows it, from 0.')),
  note: optional(reason('The remark of the table or the floor, {bound}.')),
  earlierSeason: optional(
    whole(0, 1000, 'Earlier penalties for it at events of the season, where the house rules count repetition over the season.'),
  ),
  by: theOfficial('Who decides it.'),
};

const ofAnOffence = {
  offenceId: number(1, 'The number of the offence.'),
  by: theOfficial('Who decides it.'),
};

export const noteOffence = ownTournamentCommand('NoteOffence', {
  about:
    'Given when a hand has noted an offence: event `revision` of its stream. A second time gives no events. `playerId`: who sits in the hand at that seat.',
  occasion: 'a hand notes an offence',
  // Offences stay on record after the end.
  acceptedIn: onceStarted,
  fields: {
    handId: byTapis<HandId>(),
    revision: byTapis<number>(),
    seat: byTapis<number>(),
    playerId: byTapis<PlayerId>(),
    offence: byTapis<Offence>(),
    sanction: byTapis<Sanction>(),
    startsAt: byTapis<SanctionStart | null>(),
    moreSevere: optional(byTapis<true>()),
    article: byTapis<Citation>(),
  },
});

export const noteMisdeal = ownTournamentCommand('NoteMisdeal', {
  about:
    'Given when a hand has declared a misdeal: event `revision` of its stream. A second time gives no events. `playerId`: who dealt it.',
  occasion: 'a hand declares a misdeal',
  // A hand may be played to its end after the tournament.
  acceptedIn: onceStarted,
  fields: {
    handId: byTapis<HandId>(),
    revision: byTapis<number>(),
    playerId: byTapis<PlayerId>(),
  },
});

export const withdrawOffences = ownTournamentCommand('WithdrawOffences', {
  about:
    'Given when an entry of a hand was corrected: the offences that its struck events had noted were none. Those that are closed already give no events.',
  occasion: 'an entry of a hand is corrected',
  acceptedIn: onceStarted,
  fields: {
    handId: byTapis<HandId>(),
    revisions: byTapis<readonly number[]>(),
    reason: byTapis<string>(),
  },
});

export const recordOffence = tournamentCommand('RecordOffence', {
  group: 'floor.rule',
  // Offences stay on record after the end.
  acceptedIn: onceStarted,
  about:
    'Puts an offence of a player on record, with what the scale of the book proposes. Offences that hands note go on record by themselves.',
  input: 'Puts an offence on record.',
  putRightBy: '`closeOffence` as unfounded.',
  fields: {
    playerId: thePlayer,
    ...anOffence,
    offence: word('Offence', Offence.options, 'What the player did.'),
  },
});

export const closeOffence = tournamentCommand('CloseOffence', {
  group: 'floor.rule',
  acceptedIn: onceStarted,
  about: 'Closes an offence without a penalty: none is given, or it was no offence.',
  input: 'Closes an offence without a penalty.',
  putRightBy: '`recordOffence` again.',
  fields: {
    ...ofAnOffence,
    finding: word('OffenceFinding', OffenceFinding.options, 'Whether there is no penalty for it, or it was no offence.'),
    reason: optional(reason('Why, {bound}; required where it was no offence.')),
  },
});

export const waiveSanction = tournamentCommand('WaiveSanction', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about: 'Spares a player a penalty that the book prescribes, for fairness.',
  articles: 'RC 1; MO 13.2; TDA 1; RO 1.1',
  input: 'Waives a penalty that the book prescribes.',
  putRightBy: '`recordOffence` again.',
  fields: {
    ...ofAnOffence,
    reason: reason(),
  },
});

export const issuePenalty = tournamentCommand('IssuePenalty', {
  group: 'floor.rule',
  acceptedIn: inPlay,
  about:
    'Gives a penalty for an offence. It is served from the next hand on: cards dealt and dead, blinds and antes taken (RC 71; MO 13.1; TDA 7; RO 11.1, 11.2). To disqualify a player, give disqualifyPlayer.',
  input: 'Gives a penalty.',
  atMostOneOf: {
    name: 'punishes',
    input: 'PunishedOffence',
    about: 'What the penalty is for: an offence that is on record, or one that goes on record with it.',
    of: ['offenceId', 'offence'],
  },
  putRightBy: '`liftPenalty`, then `issuePenalty`. Hands that were missed by then stand.',
  fields: {
    playerId: thePlayer,
    ...anOffence,
    offenceId: optional(number(1, 'The number of an open offence of the player.')),
    offence: optional(word('Offence', Offence.options, 'What the player did: it goes on record with the penalty.')),
    unit: word('PenaltyUnit', PenaltyUnit.options, 'A warning, hands, or rounds.'),
    count: defaultsTo(0, whole(0, null, 'The number of hands or rounds; 0 for a warning.')),
    handInProgress: optional(defaultsTo(false, flag('Whether a hand is being played at the player’s untracked table: it does not count.'))),
    reason: optional(
      reason('Why the penalty departs from the scale, {bound}. Required where a step is skipped, or a repeated fault gets no heavier one.'),
    ),
  },
});

export const liftPenalty = tournamentCommand('LiftPenalty', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about: 'Takes back a penalty that was given in error: the rest of it is cancelled, and its offence is open again.',
  input: 'Takes back a penalty that was given in error.',
  putRightBy: '`issuePenalty`.',
  fields: {
    penaltyId: number(1, 'The number of the penalty.'),
    reason: reason(),
    by: theOfficial('Who decides it.'),
  },
});

export const disciplineCommands = [
  noteOffence,
  noteMisdeal,
  withdrawOffences,
  recordOffence,
  closeOffence,
  waiveSanction,
  issuePenalty,
  liftPenalty,
] as const;

export type DisciplineCommand = TypeOf<(typeof disciplineCommands)[number]>;

/** An offence as officials describe it. */
export type StatedOffence = Omit<Extract<DisciplineCommand, { readonly type: 'RecordOffence' }>, 'type' | 'by'>;
