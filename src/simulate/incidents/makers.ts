/** A maker for each kind of incident: random commands that a floor could send. */
import { UncalledBet } from '../../../events/hand-discards.js';
import { Offence } from '../../../events/judging.js';
import { OffenceFinding, PenaltyUnit } from '../../../events/tournament-discipline.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { between, pick } from '../random.js';
import { mistakes } from './mistakes.js';
import { type Maker, type Moment, ofPlayer, withChips } from './moment.js';

const reason = 'as it was seen';
/** Low, or the evening would be short. */
const RARELY = 0.05;
const EXCLUDED_IN_HAND = 0.2;

export const makers = {
  comesLate: ({ nextLatecomer, at, random }) => ({
    type: 'AdmitLatePlayer',
    playerId: nextLatecomer(),
    adult: true,
    showsDocument: true,
    confirmsData: true,
    at,
    ...(random() < 0.2 ? { ruling: { reason } } : {}),
  }),
  closesDoors: ({ at, random }) => (random() < RARELY ? { type: 'CloseLateEntry', ruling: reason, at } : null),
  goesAway: ofPlayer((playerId) => ({ type: 'MarkAway', playerId, official: false })),
  isBack: ({ running, at, random }) => {
    const { away } = running.entry;
    return away.length === 0 ? null : { type: 'MarkBack', playerId: pick(random, away), at };
  },
  buysChips: ({ table, running, at, random, stackOf }) => {
    const broke = running.eliminations.at(-1)?.playerId;
    const short = table.seats.find(({ playerId }) => stackOf(playerId) < running.settings.startingStack / 2)?.playerId;
    const playerId = random() < 0.5 ? (broke ?? short) : short;
    return playerId === undefined ? null : { type: 'Rebuy', playerId, paid: random() < 0.5, at };
  },
  takesAddOn: ofPlayer((playerId, { at, random }) => ({ type: 'TakeAddOn', playerId, paid: random() < 0.5, at })),
  pays: ({ running, random }) => {
    const owing = running.entry.purchases.filter(({ owed }) => owed > 0);
    return owing.length === 0 ? null : { type: 'PayPurchase', playerId: pick(random, owing).playerId };
  },
  entersAgain: ({ running, at, random }) =>
    running.eliminations.length === 0 ? null : { type: 'ReEnter', playerId: pick(random, running.eliminations).playerId, at },
  offends: ofPlayer((playerId, { random }) => ({ type: 'RecordOffence', playerId, offence: pick(random, Offence.options) })),
  isPunished: ofPlayer((playerId, { random, running }) => {
    const { offences } = running.discipline;
    const known = offences.length > 0 && random() < 0.5 ? pick(random, offences) : undefined;
    const unit = pick(random, PenaltyUnit.options);
    return {
      type: 'IssuePenalty',
      playerId: known?.playerId ?? playerId,
      ...(known === undefined ? { offence: pick(random, Offence.options) } : { offenceId: known.offenceId }),
      unit,
      count: unit === 'warning' ? 0 : between(random, 1, 3),
      reason,
    };
  }),
  isPardoned: ({ running, random }) => {
    const { penalties } = running.discipline;
    return penalties.length === 0 ? null : { type: 'LiftPenalty', penaltyId: between(random, 1, penalties.length), reason };
  },
  isSpared: ({ running, random }) => {
    const { offences } = running.discipline;
    if (offences.length === 0) return null;
    const offenceId = between(random, 1, offences.length);
    return random() < 0.5
      ? { type: 'WaiveSanction', offenceId, reason }
      : { type: 'CloseOffence', offenceId, finding: pick(random, OffenceFinding.options), reason };
  },
  isCounted: makeCount,
  losesChips: withChips((playerId, amount) => ({ type: 'ReportLostChips', playerId, amount, reason })),
  findsChips: ({ running, random }) => {
    const open = running.chips.differences.filter(({ open: left, playerId }) => left < 0 && playerId !== null);
    if (open.length === 0) return null;
    const { differenceId, playerId, open: left } = pick(random, open);
    return { type: 'ReportLostChipsFound', differenceId, playerId: playerId!, amount: -left, outOfView: random() < 0.5 };
  },
  getsChips: withChips((playerId, amount) => ({ type: 'AddChips', playerId, amount, reason })),
  givesChips: withChips((playerId, amount) => ({ type: 'RemoveChips', playerId, amount, reason })),
  hidesChips: withChips((playerId, amount, { at }) => ({
    type: 'ConfiscateHiddenChips',
    playerId,
    amount,
    origin: 'onTable',
    reason,
    at,
  })),
  announcesRace: ({ running, at }) => {
    const { denominations, chipUnit } = running.chipRace;
    const next = denominations.find((value) => value > chipUnit);
    return next === undefined ? null : { type: 'AnnounceChipRace', newSmallest: next, at };
  },
  races: (moment) => {
    const { running, table } = moment;
    if (table.stacksFrom === 'unknown') return makeCount(moment);
    return { type: 'RunChipRace', table: table.table, newSmallest: running.chipRace.chipUnit };
  },
  /** A player is in again without a seat, because theirs was given away. */
  isSeated: ({ running, random, at }) =>
    running.unseated.length === 0 ? null : { type: 'SeatWaitingPlayer', playerId: pick(random, running.unseated).playerId, at },
  givesUp: ofPlayer((playerId, { at, random, stackOf }) =>
    random() < RARELY
      ? { type: 'RecordAbandonment', playerId, confirmed: true, judged: false, reason: null, stack: stackOf(playerId), at }
      : null,
  ),
  isExcluded: ofPlayer((playerId, { at, random, stackOf }) =>
    random() < RARELY ? { type: 'DisqualifyPlayer', playerId, cause: 'penalty', reason, stack: stackOf(playerId), at } : null,
  ),
  isExcludedInHand: ({ running, random, at }) => {
    const hands = running.tables.flatMap(({ openHand }) => openHand ?? []);
    if (hands.length === 0 || random() > EXCLUDED_IN_HAND) return null;
    const { playerId } = pick(random, pick(random, hands).seats);
    const uncalled = pick(random, [...UncalledBet.options, undefined]);
    const order = { type: 'DisqualifyPlayer', playerId, cause: 'other', reason, ...(uncalled && { uncalled }), at } as const;
    return random() < 0.5 ? order : [order, { type: 'LiftDisqualification', playerId, reason: 'it was the next seat', at }];
  },
  ...mistakes,
} as const satisfies Readonly<Record<string, Maker>>;

function makeCount({ table, at, stackOf }: Moment): TournamentCommand {
  const stacks = table.seats.map(({ playerId }) => ({ playerId, stack: stackOf(playerId) }));
  return { type: 'RecordChipCounts', table: table.table, stacks, at };
}
